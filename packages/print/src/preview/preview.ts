// The first sheet as it will be printed: front, back, and held to the light. The sheets are laid as those of the PDF are.

import type { PackId } from '@messdeck/faces';
import { BEYOND, cardOf, type DeckArt, deckOf } from '../cards.ts';
import { type DeckWishes, laySheets } from '../deck.ts';
import { EDITIONS, type Edition } from '../editions/editions.ts';
import { PACKS } from '../packs.ts';
import type { Size } from '../pdf/file.ts';
import { isPrinter, PRINTERS } from '../printers.ts';
import type { Drawn, SheetPen } from '../sheets/job.ts';
import { RED } from '../sheets/words.ts';
import { SvgPen } from './svg-pen.ts';

/** The first sheet of a deck, as drawings. */
export interface DeckPreview {
  /** Drawings in SVG, in millimeters. */
  readonly front: string;
  readonly back?: string;
  /** The front with the backs showing through, where both are printed on one sheet. */
  readonly light?: string;
  /** The names of the first and the last card in front. */
  readonly cards: readonly [string, string];
}

interface Page {
  readonly size: Size;
  readonly draw: (pen: SheetPen) => void;
}

const BACK = 'Back';
const FRAME = 'Frame';

/** The edge of a back, and how near to it a back has lines: 4.5 mm. */
const FRAME_SVG =
  `<svg><g fill="none" stroke="${RED}"><rect width="250" height="350" stroke-width="5"/>` +
  '<rect x="18" y="18" width="214" height="314" stroke-width="2.5" stroke-dasharray="9 6"/></g></svg>';

/** The first sheet that these wishes print. */
export async function previewDeck(wishes: DeckWishes): Promise<DeckPreview> {
  const { way = 'home', edition = 'standard', braille = false, backs = true } = wishes;
  const pack = PACKS.find(({ id }) => id === wishes.pack)!;
  const art = await deckOf(pack.id, pack.cards, pack.title, { edition, braille });
  const pages: Page[] = [];
  const deck = art.cards.map((card) => ({ art: card, front: card.id, back: BACK }));
  laySheets(wishes, { page: (size, draw) => void pages.push({ size, draw }) }, deck);
  const backFirst = isPrinter(way) && PRINTERS[way].order === 'by-turns';
  const front = pages[backFirst ? 1 : 0];
  const back = backFirst ? pages[0] : isPrinter(way) ? pages.at(-1)! : backs ? pages[1] : undefined;
  const pen = new SvgPen((drawing) => drawing, '');
  front.draw(pen);
  const shown = art.cards.filter(({ id }) => pen.placed.has(id));
  const cards = [shown[0].name, shown.at(-1)!.name] as const;
  if (way !== 'home' && !isPrinter(way)) return { front: alone(front, art), cards };
  return {
    front: alone(front, art),
    ...(back ? { back: alone(back, art) } : {}),
    ...(back && way === 'home' ? { light: heldToTheLight(front, back, art) } : {}),
    cards,
  };
}

/** A card of the pack in every edition. */
export async function previewEditions(packId: PackId): Promise<Readonly<Record<Edition, string>>> {
  const pack = PACKS.find(({ id }) => id === packId)!;
  const drawn = (Object.keys(EDITIONS) as Edition[]).map(async (edition) => {
    const { svg } = await cardOf(packId, pack.cards, pack.show[0], { edition, braille: false });
    const card = own(svg, `print-${edition}-`).replace(/viewBox="[^"]*"/, 'viewBox="0 0 250 350"');
    return [edition, card] as const;
  });
  return Object.fromEntries(await Promise.all(drawn)) as Record<Edition, string>;
}

function alone(page: Page, art: DeckArt): string {
  const { text, drawings } = drawn(page, art);
  return sheet(page.size, drawings + text);
}

/** Seen through the paper, left and right of the back change places. */
function heldToTheLight(front: Page, back: Page, art: DeckArt): string {
  const mirror = `transform="matrix(-1 0 0 1 ${back.size.width} 0)"`;
  const above = drawn(front, art);
  const behind = drawn(back, art, 'behind-');
  const frames = drawn(back, art, 'frames-', () => FRAME);
  return sheet(
    front.size,
    `${above.drawings}${behind.drawings}${frames.drawings}<g opacity=".6">${above.text}</g>` +
      `<g opacity=".2" ${mirror}>${behind.text}</g><g data-part="Behind" ${mirror}>${frames.text}</g>`,
  );
}

/** A page with the drawings that stand on it. */
function drawn(
  page: Page,
  art: DeckArt,
  part = '',
  instead = (drawing: Drawn): Drawn => drawing,
): { readonly text: string; readonly drawings: string } {
  const pen = new SvgPen((drawing) => `print-${part}${instead(drawing)}`, `print-${part}clip-`);
  page.draw(pen);
  const names = new Set([...pen.placed].map(instead));
  const drawings = [...names].map((name) => symbol(`print-${part}${name}`, svgOf(name, art)));
  return { text: pen.text, drawings: drawings.join('') };
}

function svgOf(name: Drawn, art: DeckArt): string {
  if (name === BACK) return art.back;
  return name === FRAME ? FRAME_SVG : art.cards.find(({ id }) => id === name)!.svg;
}

const symbol = (id: string, svg: string): string =>
  own(svg, `${id}-`)
    .replace(
      /^<svg[^>]*>/,
      `<symbol id="${id}" viewBox="${-BEYOND} ${-BEYOND} ${250 + 2 * BEYOND} ${350 + 2 * BEYOND}">`,
    )
    .replace(/<\/svg>$/, '</symbol>');

/** The names inside a drawing become its own: several stand on one page. */
const own = (svg: string, prefix: string): string =>
  svg.replace(/( id="| href="#|url\(#)/g, (before) => before + prefix);

const sheet = ({ width, height }: Size, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fffefb"/>${body}</svg>`;

// The rules of a pack as a booklet: pages of half a sheet for reading, tagged for screen readers, or two pages a sheet in
// the order of folding.

import type { PackId } from '@messdeck/faces';
import type { Structure } from 'pdfkit';
import { CARD, deckOf } from '../cards.ts';
import { drawDeck, type PrintedFile } from '../deck.ts';
import { GROUNDS, LIGHT } from '../grounds.ts';
import { HOME } from '../inks.ts';
import { widthOf as textWidth } from '../letters.ts';
import { PACKS, type PrintedPack } from '../packs.ts';
import { PAPERS, type PaperId } from '../paper.ts';
import { PdfFile, POINTS_PER_MM, type Size } from '../pdf/file.ts';
import type { Pen } from '../pdf/pen.ts';
import { type } from '../pdf/type.ts';
import { dateInWords, ruler } from '../sheets/furniture.ts';
import type { DrawnCard } from '../sheets/job.ts';
import { paragraph, words } from '../sheets/words.ts';
import { compose, moved, scaled } from '../svg/matrix.ts';
import { readPath } from '../svg/path.ts';
import { type BookGame, type Item, Layout, type Page } from './layout.ts';

export interface BookletWishes {
  readonly pack: PackId;
  readonly paper: PaperId;
  readonly date: Date;
  /** The rules page of every game of the pack, by the game's id, as docs/rules has them. */
  readonly rules: Readonly<Record<string, string>>;
  /** Two pages a sheet, in the order of folding. */
  readonly imposed?: boolean;
}

const titleOf = (markdown: string): string => /^# (.*)$/m.exec(markdown)?.[1] ?? '';

export async function printBooklet(wishes: BookletWishes): Promise<PrintedFile> {
  const { pack: packId, date, imposed = false, rules } = wishes;
  const pack = PACKS.find(({ id }) => id === packId)!;
  const paper = PAPERS[wishes.paper];
  const size: Size = paper.half;
  const file = new PdfFile({
    title: `${pack.title}: rules`,
    subject: imposed
      ? `For ${paper.name}, to fold and staple. Print at 100 %.`
      : `Pages of ${paper.half.name}.`,
    date,
    inks: HOME,
    tagged: !imposed,
    ...(imposed ? { duplex: 'DuplexFlipShortEdge' } : {}),
  });
  const art = await deckOf(packId, pack.cards, pack.title, { edition: 'standard', braille: false });
  const shown = art.cards.filter(({ id }) => pack.show.includes(id));
  const drawn = drawDeck(file, { ...art, cards: shown });
  const layout = new Layout(size);
  layout.blank();
  const games = pack.games.filter((id) => rules[id] !== undefined);
  for (const id of games) {
    const game: BookGame = {
      id,
      title: titleOf(rules[id]),
      markdown: rules[id],
      cards: shown.map((card) => card.id),
      caption: `From the pack: ${shown.map(({ name }) => name).join('; ')}.`,
    };
    layout.game(game);
  }
  // A booklet has pages in fours; the last one is the back of the cover.
  do layout.blank();
  while (layout.pages.length % 4 !== 0);
  const book: Book = {
    file,
    pack,
    size,
    drawn,
    date,
    games: games.map((id) => titleOf(rules[id])),
    pages: layout.pages,
  };
  if (imposed) impose(book);
  else tagged(book);
  const name = `${packId}-booklet-${imposed ? `folded-${paper.id}` : paper.half.name.toLowerCase().replace(' ', '-')}.pdf`;
  return { name, bytes: await file.finish(), pages: file.pages };
}

interface Book {
  readonly file: PdfFile;
  readonly pack: PrintedPack;
  readonly size: Size;
  readonly drawn: readonly DrawnCard[];
  readonly date: Date;
  readonly games: readonly string[];
  readonly pages: readonly Page[];
}

function drawCover({ file, pack, size, drawn, games }: Book, pen: Pen): void {
  const { width, height } = size;
  pen.rectangle(0, 0, width, height, GROUNDS[pack.id]);
  pen.path(`M7 7h${width - 14}v${height - 14}h${14 - width}z`, { stroke: LIGHT, strokeWidth: 0.6 });
  pen.path(`M8.4 8.4h${width - 16.8}v${height - 16.8}h${16.8 - width}z`, { stroke: LIGHT, strokeWidth: 0.2 });
  drawn.forEach((card, i) => {
    placeCard(pen, card.front, width / 2 + (i - 1) * 34 - 16, 44 + Math.abs(i - 1) * 3, 32);
  });
  const centered = (
    text: string,
    y: number,
    at: number,
    face: 'display' | 'serif' | 'deco' | 'italic',
  ): void => {
    const most = Math.min(at, (width - 30) / textWidth(text, face));
    type(file, pen, text, {
      x: width / 2 - (textWidth(text, face) * most) / 2,
      y,
      size: most,
      face,
      fill: LIGHT,
    });
  };
  centered(pack.title, 122, 17, pack.id === 'sammy' ? 'deco' : 'display');
  centered(pack.imprint, 132, 4.6, 'serif');
  for (const [i, game] of games.entries()) centered(game, 148 + i * 6, 4.2, 'italic');
}

function drawLast({ size, date }: Book, pen: Pen): void {
  const x = (size.width - 110) / 2;
  paragraph(
    pen,
    `Messdeck, edition 1. ${dateInWords(date)}. Rules in our own words, after the printed sheets; a number such as TAC-12 names the same rule on the page, in the terminal and here.`,
    {
      x,
      y: size.height - 46,
      size: 2.8,
      width: 110,
      leading: 4,
    },
  );
  ruler(pen, x, size.height - 24);
  words(pen, 'Print at 100 %.', { x, y: size.height - 15, size: 2.6 });
}

function placeCard(pen: Pen, drawing: string, x: number, y: number, width: number): void {
  const k = width / 250;
  pen.save();
  pen.clip(readPath(`M${x} ${y}h${width}v${(width * CARD.height) / CARD.width}h${-width}z`));
  pen.place(drawing, compose(moved(x, y), scaled(k)));
  pen.restore();
  pen.path(`M${x} ${y}h${width}v${(width * CARD.height) / CARD.width}h${-width}z`, {
    stroke: '#1d2430',
    strokeWidth: 0.15,
  });
}

function drawItem({ file, drawn }: Book, pen: Pen, item: Item): void {
  for (const { text, ...setting } of item.words) {
    type(file, pen, text, { ...setting, fill: setting.to === undefined ? setting.fill : '#23395b' });
  }
  if (item.lines) pen.path(item.lines, { stroke: '#1d2430', strokeWidth: 0.12 });
  if (item.figure) {
    const { cards, x, y, width } = item.figure;
    cards.forEach((id, i) => {
      placeCard(pen, drawn.find(({ art }) => art.id === id)!.front, x + i * (width + 3), y, width);
    });
  }
}

/** Pages for reading: every paragraph a part of the structure, every number of a rule a link. */
function tagged(book: Book): void {
  const { file, size, pages } = book;
  const { document } = file;
  const root = document.struct('Document');
  document.addStructure(root);
  const anchors = new Set(pages.flatMap(({ items }) => items.flatMap(({ anchor }) => anchor ?? [])));
  const open = new Map<number, Structure>();
  const outlines = [document.outline];
  const k = POINTS_PER_MM;
  let table: Structure | undefined;
  pages.forEach((page, at) => {
    const parts: { begin: () => void; draw: (pen: Pen) => void }[] = [];
    const artifact = (draw: (pen: Pen) => void): void => {
      parts.push({ begin: () => void document.markContent('Artifact', { type: 'Layout' }), draw });
    };
    const part = (structure: Structure, tag: string, draw: (pen: Pen) => void): void => {
      parts.push({ begin: () => void structure.add(document.markStructureContent(tag)), draw });
    };
    const after: (() => void)[] = [];
    if (at === 0) {
      const cover = document.struct('P');
      root.add(cover);
      part(cover, 'P', (pen) => drawCover(book, pen));
      after.push(() => cover.end());
    } else if (at === pages.length - 1) {
      const last = document.struct('P', {
        actual: 'Messdeck, edition 1. Print at 100 %. A ruler of 100 mm.',
      });
      root.add(last);
      part(last, 'P', (pen) => drawLast(book, pen));
      after.push(() => last.end());
    }
    for (const item of page.items) {
      if (item.role !== 'TR') table = undefined;
      if (item.role === 'Artifact') {
        artifact((pen) => drawItem(book, pen, item));
        continue;
      }
      let structure = open.get(item.key);
      if (!structure) {
        if (item.role === 'Figure') structure = document.struct('Figure', { alt: item.figure!.alt });
        else if (item.role === 'LI') {
          const list = document.struct('L');
          const entry = document.struct('LI');
          structure = document.struct('LBody');
          root.add(list);
          list.add(entry);
          entry.add(structure);
        } else if (item.role === 'TR') {
          if (!table) root.add((table = document.struct('Table')));
          const row = document.struct('TR');
          table.add(row);
          structure = document.struct('TD');
          row.add(structure);
        } else structure = document.struct(item.role);
        if (item.role !== 'LI' && item.role !== 'TR') root.add(structure);
        open.set(item.key, structure);
      }
      const owner = structure;
      part(owner, item.role === 'LI' ? 'LBody' : item.role === 'TR' ? 'TD' : item.role, (pen) =>
        drawItem(book, pen, item),
      );
      after.push(() => {
        if (item.anchor)
          document.addNamedDestination(item.anchor, 'XYZ', 0, Math.max(0, (item.words[0].y - 6) * k), null);
        if (item.bookmark) {
          const { level, title } = item.bookmark;
          outlines[level + 1] = outlines[level].addItem(title);
          outlines.length = level + 2;
        }
        for (const word of item.words) {
          if (word.to === undefined || !anchors.has(word.to) || word.to === item.anchor) continue;
          const link = document.struct('Link');
          owner.add(link);
          document.goTo(word.x * k, (word.y - word.size) * k, word.width * k, word.size * 1.3 * k, word.to, {
            Contents: new String(`Rule ${word.to}`),
            structParent: link,
          });
          link.end();
        }
      });
    }
    file.parts(size, parts, after);
  });
  root.end();
}

/** Two pages a sheet, the first beside the last: folded and stapled in the middle they are in order. */
function impose(book: Book): void {
  const { file, size, pages } = book;
  const count = pages.length;
  const draw =
    (at: number) =>
    (pen: Pen): void => {
      if (at === 0) drawCover(book, pen);
      else if (at === count - 1) drawLast(book, pen);
      for (const item of pages[at].items) drawItem(book, pen, item);
    };
  const box = { x: 0, y: 0, width: size.width, height: size.height };
  const names = pages.map((_, at) => file.drawing(`Page-${at + 1}`, box, draw(at)));
  for (let sheet = 0; sheet < count / 4; sheet++)
    for (const [left, right] of [
      [count - 1 - 2 * sheet, 2 * sheet],
      [2 * sheet + 1, count - 2 - 2 * sheet],
    ])
      file.page({ width: 2 * size.width, height: size.height }, (pen) => {
        pen.place(names[left]);
        pen.place(names[right], moved(size.width, 0));
      });
}

// The rules of a pack as a booklet: pages of half a sheet for reading, tagged for screen readers, or two pages a sheet in
// the order of folding.

import type { PackId } from '@messdeck/faces';
import type { Structure } from 'pdfkit';
import { CARD, type CardArt, deckOf } from '../cards.ts';
import { drawDeck, type PrintedFile } from '../deck.ts';
import { GROUNDS, LIGHT } from '../grounds.ts';
import { HOME } from '../inks.ts';
import { type Face, widthOf } from '../letters.ts';
import { PACKS, type PrintedPack } from '../packs.ts';
import { PAPERS, type PaperId } from '../paper.ts';
import { PdfFile, POINTS_PER_MM, type Size } from '../pdf/file.ts';
import type { Pen } from '../pdf/pen.ts';
import { type } from '../pdf/type.ts';
import { dateInWords, ruler, smallPrint } from '../sheets/furniture.ts';
import type { DrawnCard } from '../sheets/job.ts';
import { paragraph } from '../sheets/words.ts';
import { compose, moved, scaled } from '../svg/matrix.ts';
import { readPath } from '../svg/path.ts';
import { type BookGame, type Item, Layout, type Page, type Words } from './layout.ts';

/** Which rules to put in a booklet, and how to lay out its pages. */
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

/** Sets the rules of a pack as a PDF booklet, to read on a screen or to fold and staple. */
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
      caption: fromThePack(shown),
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

/** A part of the cover or of the last page: what it is to a screen reader, and how it is drawn. */
interface Piece {
  readonly role: 'P' | 'Figure' | 'Artifact';
  readonly about?: { readonly alt?: string; readonly actual?: string };
  readonly draw: (pen: Pen) => void;
}

function coverOf({ file, pack, size, drawn, games }: Book): Piece[] {
  const { width, height } = size;
  const ground = (pen: Pen): void => {
    pen.rectangle(0, 0, width, height, GROUNDS[pack.id]);
    pen.path(`M7 7h${width - 14}v${height - 14}h${14 - width}z`, { stroke: LIGHT, strokeWidth: 0.6 });
    pen.path(`M8.4 8.4h${width - 16.8}v${height - 16.8}h${16.8 - width}z`, {
      stroke: LIGHT,
      strokeWidth: 0.2,
    });
  };
  const cards = (pen: Pen): void =>
    drawn.forEach((card, i) => {
      placeCard(pen, card.front, width / 2 + (i - 1) * 34 - 16, 44 + Math.abs(i - 1) * 3, 32);
    });
  const centered = (text: string, y: number, most: number, face: Face): Piece => {
    const em = widthOf(text, face);
    const at = Math.min(most, (width - 30) / em);
    const setting = { x: (width - em * at) / 2, y, size: at, face, fill: LIGHT };
    return { role: 'P', draw: (pen) => type(file, pen, text, setting) };
  };
  return [
    { role: 'Artifact', draw: ground },
    { role: 'Figure', about: { alt: fromThePack(drawn.map(({ art }) => art)) }, draw: cards },
    centered(pack.title, 122, 17, pack.id === 'sammy' ? 'deco' : 'display'),
    centered(pack.imprint, 132, 4.6, 'serif'),
    ...games.map((game, i) => centered(game, 148 + i * 6, 4.2, 'italic')),
  ];
}

function lastPageOf({ size, date }: Book): Piece[] {
  const x = (size.width - 110) / 2;
  const text = `Messdeck, edition 1. ${dateInWords(date)}. Rules in our own words, after the printed sheets; a number such as TAC-12 names the same rule on the page, in the terminal and here. Print at 100 %.`;
  const setting = { x, y: size.height - 46, size: 2.8, width: 110, leading: 4 };
  return [
    { role: 'P', about: { actual: text }, draw: (pen) => paragraph(pen, text, setting) },
    { role: 'Artifact', draw: (pen) => ruler(pen, x, size.height - 24) },
  ];
}

/** What stands on a page besides the rules. */
function piecesOf(book: Book, at: number): Piece[] {
  if (at === 0) return coverOf(book);
  return at === book.pages.length - 1 ? lastPageOf(book) : [];
}

const fromThePack = (cards: readonly CardArt[]): string =>
  `From the pack: ${cards.map(({ name }) => name).join('; ')}.`;

/** A ruler and the small print beside the fold. */
function drawFurniture({ pack, size, date }: Book, pen: Pen, at: number): void {
  const right = isRight(at) ? 9.6 : size.width - 4.4;
  ruler(pen, right, 14, true);
  const lines = [`Messdeck, ${pack.title}: rules, edition 1.`, `${dateInWords(date)}. Print at 100 %.`];
  pen.within([0, 1, -1, 0, right - 1.4, 120], () => smallPrint(pen, lines, 0, 0, size.height - 134));
}

const isRight = (at: number): boolean => at % 2 === 0;

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

function drawItem(book: Book, pen: Pen, item: Item): void {
  drawWords(book, pen, item.words);
  drawLines(pen, item);
  if (item.figure) {
    const { cards, x, y, width } = item.figure;
    cards.forEach((id, i) => {
      placeCard(pen, book.drawn.find(({ art }) => art.id === id)!.front, x + i * (width + 3), y, width);
    });
  }
}

function drawWords({ file }: Book, pen: Pen, words: readonly Words[]): void {
  for (const { text, ...setting } of words)
    type(file, pen, text, { ...setting, fill: setting.to === undefined ? setting.fill : '#23395b' });
}

function drawLines(pen: Pen, { lines }: Item): void {
  if (lines) pen.path(lines, { stroke: '#1d2430', strokeWidth: 0.12 });
}

/** The words of a row of a table, cell by cell. */
function cellsOf({ words }: Item): Words[][] {
  const count = 1 + Math.max(...words.map(({ cell = 0 }) => cell));
  return Array.from({ length: count }, (_, at) => words.filter(({ cell }) => cell === at));
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
  const within = (
    outer: Structure,
    tag: string,
    about: { alt?: string; actual?: string } = {},
  ): Structure => {
    const structure = document.struct(tag, about);
    outer.add(structure);
    return structure;
  };
  let table: Structure | undefined;
  let list: Structure | undefined;
  pages.forEach((page, at) => {
    const parts: { begin: () => void; draw: (pen: Pen) => void }[] = [];
    const artifact = (draw: (pen: Pen) => void): void => {
      parts.push({ begin: () => void document.markContent('Artifact', { type: 'Layout' }), draw });
    };
    const part = (structure: Structure, draw: (pen: Pen) => void): void => {
      const tag = String(structure.dictionary.data.S);
      parts.push({ begin: () => void structure.add(document.markStructureContent(tag)), draw });
    };
    const after: (() => void)[] = [];
    for (const { role, about, draw } of piecesOf(book, at))
      if (role === 'Artifact') artifact(draw);
      else part(within(root, role, about), draw);
    const links = (owner: Structure, words: readonly Words[], own?: string): void => {
      for (const { to, x, y, width, size } of words) {
        if (to === undefined || !anchors.has(to) || to === own) continue;
        const link = within(owner, 'Link');
        document.goTo(x * k, (y - size) * k, width * k, size * 1.3 * k, to, {
          Contents: new String(`Rule ${to}`),
          structParent: link,
        });
        link.end();
      }
    };
    // Every sheet has a right-hand page; that of the first is the cover, which is all ground.
    if (at === 1 || (isRight(at) && at > 0)) artifact((pen) => drawFurniture(book, pen, at));
    for (const item of page.items) {
      if (item.role === 'Artifact') {
        artifact((pen) => drawItem(book, pen, item));
        continue;
      }
      if (item.role !== 'TR') table = undefined;
      if (item.role !== 'LI') list = undefined;
      if (item.role === 'TR') {
        table ??= within(root, 'Table');
        const row = within(table, 'TR');
        for (const words of cellsOf(item)) {
          const cell = within(row, item.header ? 'TH' : 'TD');
          part(cell, (pen) => drawWords(book, pen, words));
          after.push(() => links(cell, words));
        }
        artifact((pen) => drawLines(pen, item));
        continue;
      }
      let structure = open.get(item.key);
      if (!structure) {
        if (item.role === 'LI') {
          list ??= within(root, 'L');
          const entry = within(list, 'LI');
          const marks = item.words.filter(({ isMark }) => isMark);
          if (marks.length > 0) part(within(entry, 'Lbl'), (pen) => drawWords(book, pen, marks));
          structure = within(entry, 'LBody');
        } else structure = within(root, item.role, item.figure ? { alt: item.figure.alt } : {});
        open.set(item.key, structure);
      }
      const owner = structure;
      part(owner, (pen) =>
        drawItem(book, pen, { ...item, words: item.words.filter(({ isMark }) => !isMark) }),
      );
      after.push(() => {
        if (item.anchor)
          document.addNamedDestination(item.anchor, 'XYZ', 0, Math.max(0, (item.words[0].y - 6) * k), null);
        if (item.bookmark) {
          const { level, title } = item.bookmark;
          outlines[level + 1] = outlines[level].addItem(title);
          outlines.length = level + 2;
        }
        links(owner, item.words, item.anchor);
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
      for (const piece of piecesOf(book, at)) piece.draw(pen);
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
        pen.within(moved(size.width, 0), () => {
          pen.place(names[right]);
          if (right > 0) drawFurniture(book, pen, right);
        });
      });
}

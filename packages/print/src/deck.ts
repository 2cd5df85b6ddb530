// The cards of a pack as one PDF: for a printer at home, or for a card printer.

import type { PackId } from '@messdeck/faces';
import { BEYOND, type CardArt, type DeckArt, deckOf, drawingOf } from './cards.ts';
import { EDITIONS, type Edition } from './editions/editions.ts';
import { HOME, PRESS } from './inks.ts';
import { PACKS } from './packs.ts';
import { PAPERS, type PaperId } from './paper.ts';
import { type About, PdfFile } from './pdf/file.ts';
import { isPrinter, PRINTERS, type PrinterId } from './printers.ts';
import { dateInWords } from './sheets/furniture.ts';
import { gutterfold } from './sheets/gutterfold.ts';
import { homeSheets } from './sheets/home.ts';
import type { DrawnCard, Job, Offset, SheetFile } from './sheets/job.ts';
import { proof } from './sheets/proof.ts';
import { singleCards } from './sheets/single.ts';
import { testSheet } from './sheets/test-sheet.ts';
import { walk } from './svg/walk.ts';

/** How cards are set: nine a sheet on both sides, four a sheet to fold, one a page for a card printer, or all on one page. */
export type Way = 'home' | 'gutterfold' | 'proof' | PrinterId;

/** Which deck to print, on what paper, and in what layout and edition. */
export interface DeckWishes {
  readonly pack: PackId;
  readonly paper: PaperId;
  /** It stands on every sheet; the same wishes on the same day give the same bytes. */
  readonly date: Date;
  readonly way?: Way;
  readonly edition?: Edition;
  /** Rings beside the index, to press braille dots. */
  readonly braille?: boolean;
  readonly offset?: Offset;
  /** Home sheets without backs. */
  readonly backs?: boolean;
}

/** A finished PDF with the file name to save it under. */
export interface PrintedFile {
  /** Without a folder: "parker-cards-a4.pdf". */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pages: number;
}

const NO_OFFSET: Offset = { right: 0, up: 0 };

/** The number of an edition of the drawings; it stands on every sheet. */
const EDITION = 1;

/** Every layout a deck can be printed in, for menus and error messages. */
export const WAYS: readonly Way[] = [
  'home',
  'gutterfold',
  'proof',
  ...(Object.keys(PRINTERS) as PrinterId[]),
];

/** Checks that text from outside names a layout. */
export const isWay = (text: string): text is Way => WAYS.includes(text as Way);

/** The cards of a pack. */
export async function printDeck(wishes: DeckWishes): Promise<PrintedFile> {
  const { pack: packId, date, way = 'home', edition = 'standard', braille = false, backs = true } = wishes;
  const pack = PACKS.find(({ id }) => id === packId)!;
  const paper = PAPERS[wishes.paper];
  const printer = isPrinter(way) ? PRINTERS[way] : undefined;
  const art = await deckOf(packId, pack.cards, pack.title, { edition, braille });
  const about: About = {
    title: `${pack.title}: cards`,
    subject: printer
      ? `One side of a card on every page, for ${printer.name}.`
      : `${EDITIONS[edition]}, for ${paper.name}. Print at 100 %.`,
    date,
    inks: printer ? PRESS : HOME,
    ...(way === 'home' && backs ? { duplex: 'DuplexFlipLongEdge' } : {}),
  };
  const file = new PdfFile(about);
  laySheets(wishes, file, drawDeck(file, art));
  const parts = [
    packId,
    way === 'home' ? 'cards' : way,
    edition,
    braille ? 'braille' : '',
    printer ? '' : paper.id,
  ];
  const name = `${parts.filter((part) => part !== '' && part !== 'standard').join('-')}.pdf`;
  return { name, bytes: await file.finish(), pages: file.pages };
}

/** Sets the cards on sheets: of a PDF, or of a preview. */
export function laySheets(wishes: DeckWishes, file: SheetFile, deck: readonly DrawnCard[]): void {
  const { date, way = 'home', edition = 'standard', braille = false } = wishes;
  const { offset = NO_OFFSET, backs = true } = wishes;
  const pack = PACKS.find(({ id }) => id === wishes.pack)!;
  const look = braille ? `${EDITIONS[edition]}, braille` : EDITIONS[edition];
  const job: Job = {
    file,
    paper: PAPERS[wishes.paper],
    deck,
    offset,
    backs,
    caption: (sheet, of, side, cards) => [
      `Messdeck, ${pack.title}. ${look}, edition ${EDITION}. ${dateInWords(date)}.`,
      `Sheet ${sheet} of ${of}, ${side}: ${cards[0].art.name} to ${cards.at(-1)!.art.name}. Print at 100 %.`,
    ],
  };
  if (isPrinter(way)) singleCards(job, PRINTERS[way]);
  else if (way === 'gutterfold') gutterfold(job);
  else if (way === 'proof') proof(job, pack.title);
  else homeSheets(job);
}

/** The sheet that says by how much a printer misses when it turns paper over. */
export async function printTestSheet(paperId: PaperId, date: Date): Promise<PrintedFile> {
  const paper = PAPERS[paperId];
  const file = new PdfFile({
    title: 'Test sheet',
    subject: 'Where does the back fall? Print at 100 %, on both sides.',
    date,
    inks: HOME,
    duplex: 'DuplexFlipLongEdge',
  });
  testSheet(file, paper, dateInWords(date));
  return { name: `test-sheet-${paper.id}.pdf`, bytes: await file.finish(), pages: file.pages };
}

const BOX = { x: -BEYOND, y: -BEYOND, width: 250 + 2 * BEYOND, height: 350 + 2 * BEYOND };

/** Every drawing of a deck, kept once. */
export function drawDeck(file: PdfFile, { cards, back }: DeckArt): DrawnCard[] {
  const behind = file.drawing('Back', BOX, (pen) => walk(back, pen));
  return cards.map((art: CardArt) => ({
    art,
    front: file.drawing(`Card-${art.id}`, BOX, (pen) => walk(drawingOf(art), pen)),
    back: behind,
  }));
}

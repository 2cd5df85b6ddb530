// The cards of a pack as one PDF.

import type { PackId } from '@messdeck/faces';
import { BEYOND, type CardArt, type DeckArt, deckOf, drawingOf } from './cards.ts';
import { HOME } from './inks.ts';
import { PACKS } from './packs.ts';
import { PAPERS, type PaperId } from './paper.ts';
import { PdfFile } from './pdf/file.ts';
import { dateInWords } from './sheets/furniture.ts';
import { homeSheets } from './sheets/home.ts';
import type { DrawnCard, Offset } from './sheets/job.ts';
import { walk } from './svg/walk.ts';

export interface DeckWishes {
  readonly pack: PackId;
  readonly paper: PaperId;
  readonly date: Date;
  readonly offset?: Offset;
  readonly backs?: boolean;
}

export interface PrintedFile {
  /** Without a folder: "parker-cards-a4.pdf". */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pages: number;
}

const NO_OFFSET: Offset = { right: 0, up: 0 };

/** The number of an edition of the drawings; it stands on every sheet. */
export const EDITION = 1;

export async function homeDeck(wishes: DeckWishes): Promise<PrintedFile> {
  const { pack: packId, date, offset = NO_OFFSET, backs = true } = wishes;
  const pack = PACKS.find(({ id }) => id === packId)!;
  const paper = PAPERS[wishes.paper];
  const art = await deckOf(packId, await pack.load());
  const file = new PdfFile({
    title: `${pack.title}: cards`,
    subject: `Home sheets on ${paper.name}. Print at 100 %.`,
    date,
    inks: HOME,
    ...(backs ? { duplex: 'DuplexFlipLongEdge' } : {}),
  });
  const deck = drawDeck(file, art);
  homeSheets({
    file,
    paper,
    deck,
    offset,
    backs,
    caption: (sheet, of, side, cards) => [
      `Messdeck, ${pack.title}. Standard, edition ${EDITION}. ${dateInWords(date)}.`,
      `Sheet ${sheet} of ${of}, ${side}: ${cards[0].art.name} to ${cards.at(-1)!.art.name}. Print at 100 %.`,
    ],
  });
  return { name: `${packId}-cards-${paper.id}.pdf`, bytes: await file.finish(), pages: file.pages };
}

const BOX = { x: -BEYOND, y: -BEYOND, width: 250 + 2 * BEYOND, height: 350 + 2 * BEYOND };

/** Every drawing of a deck, kept once. */
function drawDeck(file: PdfFile, { cards, back }: DeckArt): DrawnCard[] {
  const behind = file.drawing('Back', BOX, (pen) => walk(back, pen));
  return cards.map((art: CardArt) => ({
    art,
    front: file.drawing(`Card-${art.id}`, BOX, (pen) => walk(drawingOf(art), pen)),
    back: behind,
  }));
}

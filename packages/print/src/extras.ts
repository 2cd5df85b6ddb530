// What goes with a deck: its box, its score pads, its posters.

import { type Game, games, type Rules, settleRules } from '@messdeck/engine';
import type { PackId } from '@messdeck/faces';
import { deckOf } from './cards.ts';
import { drawDeck, type PrintedFile } from './deck.ts';
import { HOME } from './inks.ts';
import { PACKS } from './packs.ts';
import { PAPERS, type PaperId } from './paper.ts';
import { PdfFile } from './pdf/file.ts';
import { drawBox, type Stock } from './sheets/box.ts';
import { dateInWords } from './sheets/furniture.ts';
import { drawPad } from './sheets/pads.ts';
import { CHART, MAP, onePoster, type Poster, tiledPoster } from './sheets/posters.ts';

/** Which pack to print a box, score pads, or posters for, and on what paper. */
export interface ExtraWishes {
  readonly pack: PackId;
  readonly paper: PaperId;
  readonly date: Date;
}

const packOf = (id: PackId): (typeof PACKS)[number] => PACKS.find((pack) => pack.id === id)!;

/** A tuck box for the pack, as deep as its cards of the stock are thick. */
export async function printBox(wishes: ExtraWishes & { readonly stock?: Stock }): Promise<PrintedFile> {
  const { stock = 300, date } = wishes;
  const pack = packOf(wishes.pack);
  const paper = PAPERS[wishes.paper];
  const file = new PdfFile({
    title: `${pack.title}: box`,
    subject: `For ${paper.name}. Print at 100 %.`,
    date,
    inks: HOME,
  });
  const art = await deckOf(pack.id, pack.cards, pack.title, { edition: 'standard', braille: false });
  const show = drawDeck(file, { ...art, cards: art.cards.filter(({ id }) => pack.show.includes(id)) });
  file.page(paper, (pen) =>
    drawBox(pen, {
      pack,
      cards: art.cards.length,
      show,
      games: pack.games.map((id) => gameOf(id).title),
      stock,
      paper,
      small: [`Messdeck, ${pack.title}, edition 1. ${dateInWords(date)}. Print at 100 %.`],
    }),
  );
  return { name: `${pack.id}-box-${paper.id}.pdf`, bytes: await file.finish(), pages: file.pages };
}

const gameOf = (id: string): Game => games.find((game) => game.id === id)!;

/** Score pads for every game of the pack that keeps score: a sheet of four slips each. */
export async function printPads({ pack: id, paper: paperId, date }: ExtraWishes): Promise<PrintedFile> {
  const pack = packOf(id);
  const paper = PAPERS[paperId];
  const file = new PdfFile({
    title: `${pack.title}: score pads`,
    subject: `For ${paper.name}. Print at 100 %.`,
    date,
    inks: HOME,
  });
  for (const gameId of pack.games) {
    const game = gameOf(gameId);
    const { scoring } = (await game.parts?.scoring?.()) ?? {};
    if (!scoring?.pad) continue;
    const { pad: columns } = scoring;
    const rules = settleRules(game, {}, game.seats.includes(4) ? 4 : game.seats[0]) as Rules;
    const small = [
      `Messdeck, score pad for ${game.title}, edition 1. ${dateInWords(date)}.`,
      'Print at 100 %, cut twice, staple at the head.',
    ];
    file.page(paper, (pen) =>
      drawPad(pen, { title: game.title, columns, counts: scoring.whatCounts(rules) }, paper, small),
    );
  }
  return { name: `${id}-score-pads-${paperId}.pdf`, bytes: await file.finish(), pages: file.pages };
}

const POSTERS: Readonly<Partial<Record<PackId, Poster>>> = { sigs: CHART, sammy: MAP };

/** The poster of a pack that has one: on the large paper, or on two sheets that overlap. */
export async function printPoster(
  wishes: ExtraWishes & { readonly tiled?: boolean },
): Promise<PrintedFile | undefined> {
  const { date, tiled = false } = wishes;
  const poster = POSTERS[wishes.pack];
  if (!poster) return undefined;
  const paper = PAPERS[wishes.paper];
  const file = new PdfFile({
    title: poster.title,
    subject: `For ${tiled ? `two sheets of ${paper.name}` : paper.poster.name}. Print at 100 %.`,
    date,
    inks: HOME,
  });
  const small = [`Messdeck, ${poster.title}, edition 1. ${dateInWords(date)}.`, 'Print at 100 %.'];
  if (tiled) tiledPoster(file, poster, paper, small);
  else onePoster(file, poster, paper.poster, small);
  const size = tiled ? `${paper.id}-tiled` : paper.poster.name;
  return { name: `${poster.id}-${size.toLowerCase()}.pdf`, bytes: await file.finish(), pages: file.pages };
}

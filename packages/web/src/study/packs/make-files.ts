// What is printed, as PDF files made on this device, by code that is loaded for it.

import type { PackId } from '@messdeck/faces';
import type { DeckWishes, PrintedFile } from '@messdeck/print';
import { rawRules } from '../../rules/read-rules.ts';
import type { Part, PrintWishes } from './print-wishes.ts';

/** How the cards are wished for. */
export const deckWishes = (
  pack: PackId,
  { paper, way, edition, braille, backs, right, up }: PrintWishes,
): DeckWishes => ({ pack, paper, way, edition, braille, backs, offset: { right, up }, date: new Date() });

export async function* testSheet({ paper }: PrintWishes): AsyncGenerator<PrintedFile> {
  const { printTestSheet } = await import('@messdeck/print');
  yield await printTestSheet(paper, new Date());
}

/** One file after another, so that what is ready can be handed out. */
export async function* filesOf(pack: PackId, wishes: PrintWishes): AsyncGenerator<PrintedFile> {
  const print = await import('@messdeck/print');
  const some = { pack, paper: wishes.paper, date: new Date() };
  const has = (part: Part): boolean => wishes.parts.includes(part);
  if (has('cards')) yield await print.printDeck(deckWishes(pack, wishes));
  if (has('box')) yield await print.printBox(some);
  if (has('booklet')) {
    const games = print.PACKS.find(({ id }) => id === pack)!.games;
    const rules = Object.fromEntries(
      await Promise.all(games.map(async (game) => [game, await rawRules(game)] as const)),
    );
    yield await print.printBooklet({ ...some, rules });
    yield await print.printBooklet({ ...some, rules, imposed: true });
  }
  if (has('pads')) yield await print.printPads(some);
  if (has('poster'))
    for (const tiled of [false, true]) {
      const poster = await print.printPoster({ ...some, tiled });
      if (poster) yield poster;
    }
}

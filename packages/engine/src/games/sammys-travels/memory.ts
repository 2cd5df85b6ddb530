// Sammy's Travels: what a seat remembers of its stream, and the positions it imagines from it.

import type { Entry, View } from '../../game.ts';
import { cardsIn } from '../../mechanics/borders.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import type { Random } from '../../random.ts';
import { apply, beginWhenDealt, DEAL, PASS, STOP, TURN, transferMove } from './play.ts';
import { clone, placeStarter, type SammysTravels, start, UNKNOWN } from './position.ts';

/** The position as far as everybody knows it: cards of a hand not yet gone through are UNKNOWN. */
export interface SammysTravelsSeen {
  readonly known: SammysTravels;
}

export function newMemory(rules: Rules, seats: number, _seat: number): SammysTravelsSeen {
  return { known: start(rules, seats) };
}

export function remember({ known }: SammysTravelsSeen, entry: Entry): void {
  const [verb, ...ids] = entry.do.split(' ');
  const [card, top] = ids.map((id) => sammy.find(id)!);
  const seat = entry.by as number;
  if (verb === 'shuffle') seeShuffle(known, entry.view);
  else if (verb === 'start') apply(known, seat, card!);
  else if (verb === 'deal') {
    known.held[seat][known.dealt[seat]] = sammy.find(entry.view.places[`stock:${seat}`].at(-1)!)!;
    apply(known, seat, DEAL);
  } else if (verb === 'transfer') apply(known, seat, transferMove(card!, top!));
  else apply(known, seat, verb === 'turn' ? TURN : verb === 'pass' ? PASS : STOP);
  if (entry.view.phase === 'over') learnHands(known, entry.view);
}

function seeShuffle(known: SammysTravels, v: View): void {
  const starters = (v.facts['start'] as string[]).map((id) => sammy.find(id)!);
  for (const card of starters.slice(known.starters.length)) placeStarter(known, card);
  known.held.forEach((pile, seat) => {
    if (pile.length === 0) known.held[seat] = v.places[`hand:${seat}`].map(() => UNKNOWN);
  });
  beginWhenDealt(known);
}

/** All cards are shown when the match is over. */
function learnHands(known: SammysTravels, v: View): void {
  known.held.forEach((pile, seat) => {
    const hand = v.places[`hand:${seat}`].map((id) => sammy.find(id!)!).reverse();
    pile.splice(known.dealt[seat], hand.length, ...hand);
  });
}

/** Nothing is known of a hidden hand but which cards it can hold: all orders are alike. */
export function imagine({ known }: SammysTravelsSeen, random: Random): SammysTravels {
  const p = clone(known);
  if (p.shared) {
    const unknown = hiddenCards(p, 0, p.held);
    random.shuffle(unknown);
    for (const pile of p.held) fill(pile, unknown);
  } else {
    p.held.forEach((pile, seat) => {
      fill(pile, random.shuffle(hiddenCards(p, seat, [pile])));
    });
  }
  return p;
}

/** The cards not travelled through and not seen in these piles. */
function hiddenCards(p: SammysTravels, pack: number, piles: readonly (readonly Card[])[]): Card[] {
  const left = cardsIn(p.left[2 * pack], p.left[2 * pack + 1]);
  return left.filter((card) => !piles.some((pile) => pile.includes(card)));
}

function fill(pile: Card[], cards: Card[]): void {
  for (let i = 0; i < pile.length; i++) if (pile[i] === UNKNOWN) pile[i] = cards.pop()!;
}

// What a hint tells of a step in Sammy's Travels: where it leads on, and what it leaves out of reach.

import type { Move } from '../../game.ts';
import { drawback, type Effect, type HintFacts } from '../../hint-facts.ts';
import { BORDERS, holds } from '../../mechanics/borders.ts';
import { longestJourney } from '../../mechanics/journeys.ts';
import type { Card } from '../../pack.ts';
import type { FactOf } from '../../told.ts';
import { DEAL, PASS, STOP, TURN } from './play.ts';
import { canTransfer, MAINE, OVER, type SammysTravels, START, stockTop, topOf, UNION } from './position.ts';

/** What is said of a step. */
export interface SammysTravelsHintWords {
  borders(states: number): string;
  endsWith(states: number): string;
  letsGoBy(card: Card): string;
  endsTurn(): string;
  goesThroughAgain(cards: number): string;
  turnsUp(card: Card): string;
  turnsUpNext(): string;
  leadsNowhere(): string;
  leadsTo(card: Card): string;
  leadsOn(states: number): string;
  cutsOff(card: Card): string;
  /** As a sentence of its own. */
  beginsInMaine(): string;
}

type TravelFact = FactOf<SammysTravelsHintWords>;

export const hintFacts: HintFacts<SammysTravels, TravelFact> = {
  does(p, seat, move) {
    if (p.phase === START) return [['borders', BORDERS[move].length]];
    if (move === STOP) return [['endsWith', p.travel[seat].length]];
    if (move < DEAL) return transferDoes(p, seat, move);
    const on = onwards(p, seat, move);
    return canTransfer(p, seat) ? [drawback(['letsGoBy', stockTop(p, seat)]), on] : [on];
  },
  because: (p, _seat, move) =>
    p.phase === START && move === MAINE && !p.shared && !p.mustTransfer ? ['beginsInMaine'] : undefined,
  // With a pack of one's own every card comes by again.
  reach: {
    deals: 1,
    of(p, seat) {
      if (p.shared || p.mustTransfer) return undefined;
      const { length } = p.travel[seat];
      if (p.phase === OVER || p.stopped & (1 << seat)) return length;
      return length + longestJourney(topOf(p, seat), p.left[2 * seat], p.left[2 * seat + 1]).length;
    },
  },
  unit: 'states',
};

/** TRV-8, TRV-10, TRV-16; after the first time through all cards are known. */
function onwards(p: SammysTravels, seat: number, move: Move): TravelFact {
  if (move === PASS) return ['endsTurn'];
  if (move === TURN) return ['goesThroughAgain', p.held[seat].length];
  const isKnown = (p.turned & (1 << seat)) !== 0;
  return isKnown ? ['turnsUp', p.held[seat][p.dealt[seat]]] : ['turnsUpNext'];
}

/** TRV-9, TRV-15: what the journey can go on to, and what nothing else leads to any more. */
function transferDoes(p: SammysTravels, seat: number, move: Move): Effect<TravelFact>[] {
  const [card, top] = [move >> 6, move & 63];
  const at = p.shared ? 0 : 2 * seat;
  const left = UNION.filter((one) => one !== card && holds(p.left[at], p.left[at + 1], one));
  const next = BORDERS[card].filter((one) => left.includes(one));
  const cutOff = BORDERS[top].filter(
    (one) => left.includes(one) && !next.includes(one) && !BORDERS[one].some((other) => left.includes(other)),
  );
  const cuts: Effect<TravelFact>[] = cutOff.length > 0 && !p.shared ? [drawback(['cutsOff', cutOff[0]])] : [];
  if (next.length === 0) return [drawback(['leadsNowhere']), ...cuts];
  return [next.length === 1 ? ['leadsTo', next[0]] : ['leadsOn', next.length], ...cuts];
}

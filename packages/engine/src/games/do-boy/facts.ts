// What the rules of Do-Boy tell: the texts of moves, what is asked, why an action is not legal, and what the points of
// each hand came about from. The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { unpackChoice } from '../../mechanics/choices.ts';
import { type Follow, followIn, holdsCard } from '../../mechanics/companies.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { makeCards } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';
import { type DoBoy, EXCHANGE, GIFT, NOBODY, OVER, PLAY } from './position.ts';

export type DoBoyPrompt =
  | { readonly ask: 'give'; readonly to: number }
  | { readonly ask: 'lead'; readonly heldBack: boolean }
  | Follow
  | { readonly ask: 'lead-president' | 'last-card' | 'wait-for-gifts' | 'wait' | 'over' };

export type DoBoyRefusal =
  | { readonly rule: 'DOB-1'; readonly broken: 'exchange-first' | 'not-of-hand' }
  | { readonly rule: 'DOB-1'; readonly broken: 'count'; readonly cards: number }
  | { readonly rule: 'DOB-2'; readonly broken: 'not-one-card' }
  | { readonly rule: 'DOB-2'; readonly broken: 'no-card'; readonly said: string }
  | { readonly rule: 'DOB-2'; readonly broken: 'not-held'; readonly card: string }
  | { readonly rule: 'DOB-3'; readonly broken: 'president-led' }
  | { readonly rule: 'DOB-4'; readonly broken: 'follow'; readonly company: number };

/** What a hand came about from besides Infantry: the seat that took the President. */
export interface DoBoyHandFacts {
  readonly president: number;
}

export interface DoBoyFindings {
  readonly prompt: DoBoyPrompt;
  readonly refusal: DoBoyRefusal;
  readonly hand: DoBoyHandFacts;
}

export function text(p: DoBoy, _seat: Actor, move: Move): string {
  if (p.phase === PLAY) return `play ${parker.ids[move]}`;
  return `give ${makeCards(parker, unpackChoice(move, GIFT)).join(' ')}`;
}

export function refuse(p: DoBoy, seat: Actor, action: string): DoBoyRefusal {
  const [verb, ...ids] = action.split(' ');
  if (p.phase === EXCHANGE) {
    if (verb !== 'give') return { rule: 'DOB-1', broken: 'exchange-first' };
    if (ids.length !== GIFT) return { rule: 'DOB-1', broken: 'count', cards: ids.length };
    return { rule: 'DOB-1', broken: 'not-of-hand' };
  }
  if (verb !== 'play' || ids.length !== 1) return { rule: 'DOB-2', broken: 'not-one-card' };
  const card = parker.find(ids[0]);
  if (card === undefined) return { rule: 'DOB-2', broken: 'no-card', said: ids[0] };
  if (!holdsCard(p.hands, seat, card)) return { rule: 'DOB-2', broken: 'not-held', card: ids[0] };
  if (p.taker === NOBODY) return { rule: 'DOB-3', broken: 'president-led' };
  return { rule: 'DOB-4', broken: 'follow', company: p.led };
}

export function prompt(v: View): DoBoyPrompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over') return { ask: 'over' };
  if (v.phase === 'exchange') return mine ? { ask: 'give', to: leftOf(v) } : { ask: 'wait-for-gifts' };
  if (!mine) return { ask: 'wait' };
  const led = v.places['squad'][0];
  if (led === undefined) {
    if (v.legal.includes('play PRES')) return { ask: 'lead-president' };
    return { ask: 'lead', heldBack: v.places[`hand:${v.seat}`].length !== v.legal.length };
  }
  return led === 'PRES' ? { ask: 'last-card' } : followIn(led!, v.legal);
}

/** DOB-1: anyone who gets the gift of the seat that holds this view. */
function leftOf({ seat, places }: View): number {
  return (seat! + 1) % Object.keys(places).filter((place) => place.startsWith('hand:')).length;
}

export function tally(p: DoBoy): Tally<DoBoyHandFacts> {
  const hands = sheetEntries(p.sheet).map(({ points, president }) => ({ points, facts: { president } }));
  if (p.phase !== OVER) return { hands };
  const lowest = Math.min(...p.scores);
  const winners = p.scores.flatMap((s, seat) => (s === lowest ? [seat] : []));
  return { hands, result: { scores: p.scores.slice(), winners } };
}

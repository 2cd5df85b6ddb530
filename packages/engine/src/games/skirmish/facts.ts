// What the rules of Skirmish tell: the texts of moves, what is asked, why an action is not legal, and what the points of
// each hand came about from. The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import { winner } from './play.ts';
import { NOBODY, OVER, type Skirmish } from './position.ts';
import { winningCard } from './winning-card.ts';

export type SkirmishPrompt =
  | { readonly ask: 'play'; readonly high: string }
  | { readonly ask: 'lead' | 'wait' | 'deal' | 'over' };

export type SkirmishRefusal =
  | { readonly rule: 'SKI-7'; readonly broken: 'not-one-card' }
  | { readonly rule: 'SKI-7'; readonly broken: 'not-held'; readonly card: string };

/** By side: what was captured, and what the enemy's spies set it back (SKI-17). */
export interface SkirmishHandFacts {
  readonly captured: readonly number[];
  readonly set: readonly number[];
  /** The side that took all cards of the hand, and with them the game. */
  readonly whole?: number | undefined;
}

export interface SkirmishFindings {
  readonly prompt: SkirmishPrompt;
  readonly refusal: SkirmishRefusal;
  readonly hand: SkirmishHandFacts;
}

export function text(_p: Skirmish, _seat: Actor, move: Move): string {
  return `play ${pack.ids[move]}`;
}

export function refuse(_p: Skirmish, _seat: Actor, action: string): SkirmishRefusal {
  const [, ...ids] = action.split(' ');
  if (ids.length !== 1 || pack.find(ids[0]) === undefined) return { rule: 'SKI-7', broken: 'not-one-card' };
  return { rule: 'SKI-7', broken: 'not-held', card: ids[0] };
}

export function prompt(v: View): SkirmishPrompt {
  if (v.phase === 'over') return { ask: 'over' };
  if (v.phase !== 'play') return { ask: 'deal' };
  if (v.seat === null || !v.actors.includes(v.seat)) return { ask: 'wait' };
  const high = winningCard(v);
  return high === undefined ? { ask: 'lead' } : { ask: 'play', high };
}

export function tally(p: Skirmish): Tally<SkirmishHandFacts> {
  const hands = sheetEntries(p.sheet).map(({ captured, set, whole }) => {
    const [army, navy] = [captured[0] - set[0], captured[1] - set[1]];
    return {
      points: [army, navy, army, navy],
      facts: { captured, set, whole: whole === NOBODY ? undefined : whole },
    };
  });
  if (p.phase !== OVER) return { hands };
  const [army, navy] = p.scores as [number, number];
  return { hands, result: { scores: [army, navy, army, navy], winners: winner(p) === 0 ? [0, 2] : [1, 3] } };
}

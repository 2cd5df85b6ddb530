// What a hundred Generals made of the boards of the days, counted ahead (scripts/boards-of-days.mjs).

import type { Rules, SeatOfRecord } from '@messdeck/engine';
import { boardFormOf, boardOfDay, boardRules, seedOfBoard } from '@messdeck/engine/duplicate';
import { seatPlayers } from '../games/players.ts';

interface Counted {
  readonly game: string;
  /** Results and how often each came, the lowest first. */
  readonly made: readonly (readonly [made: number, count: number])[];
}

const NAME = './boards-of-days.json';
const COUNTED = import.meta.glob<readonly Counted[]>('./boards-of-days.json', {
  import: 'default',
  eager: true,
})[NAME];

export interface DayBoard {
  readonly game: string;
  readonly rules: Rules;
  readonly seats: readonly SeatOfRecord[];
  readonly seed: string;
  readonly made: Counted['made'];
}

/** The board of a day such as "2026-11-19": you and a General against two Captains. */
export function dayBoard(day: string): DayBoard {
  const number = boardOfDay(day);
  const { game, made } = COUNTED[number];
  const form = boardFormOf(game);
  if ('refused' in form) throw new Error(form.refused);
  const rules = boardRules(form, {});
  if ('refused' in rules && typeof rules['refused'] === 'string') throw new Error(rules['refused']);
  const bots = ['', 'captain', 'general', 'captain'];
  return {
    game,
    rules: rules as Rules,
    seats: seatPlayers(form.seats, bots),
    seed: seedOfBoard(number),
    made,
  };
}

/** The share of results that are worse than this one; equal ones count half. */
export function betterThan(made: number, counted: Counted['made']): number {
  const all = counted.reduce((sum, [, count]) => sum + count, 0);
  const below = counted.reduce(
    (sum, [each, count]) => sum + (each < made ? count : each === made ? count / 2 : 0),
    0,
  );
  return below / all;
}

/** The results in at most so many bars of equal width. */
export function barsOf(
  counted: Counted['made'],
  most = 12,
): readonly { readonly from: number; readonly to: number; readonly count: number }[] {
  const [lowest, highest] = [counted[0][0], counted.at(-1)![0]];
  const width = Math.max(1, Math.ceil((highest - lowest + 1) / most));
  const bars = Array.from({ length: Math.ceil((highest - lowest + 1) / width) }, (_, at) => {
    const from = lowest + at * width;
    return { from, to: from + width - 1, count: 0 };
  });
  for (const [made, count] of counted) bars[Math.floor((made - lowest) / width)].count += count;
  return bars;
}

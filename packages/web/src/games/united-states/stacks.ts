// The four stacks around Kansas as the map shows them: routes from Kansas to every top, and what each state is just now.

import type { View } from '@messdeck/engine';
import type { SammyCard } from '@messdeck/engine/packs/sammy';
import type { Choice } from '../../table/model/choices.ts';
import type { Mark } from '../../table/parts/states-map.tsx';
import { factsOf } from './facts.ts';

export const KANSAS = 'KS';
/** The corners in the order of the row below the map, west to east with Kansas between. */
export const WEST: readonly string[] = ['CO', 'NE'];
export const EAST: readonly string[] = ['MO', 'OK'];

export function stackOf(view: View, corner: string): readonly string[] {
  return (view.places[`corner:${corner}`] ?? []) as string[];
}

/** One route for each corner, whether or not it has begun. */
export function routesOf(view: View): string[][] {
  return [...WEST, ...EAST].map((corner) => {
    const stack = stackOf(view, corner);
    return stack.length === 0 ? [] : [KANSAS, ...stack];
  });
}

/** What each state is: laid aside, on the table, on top, in the player's hand, and whether it can be laid now. */
export function marksOf(
  view: View,
  hand: readonly string[],
  choices: readonly Choice[],
): Record<string, Mark[]> {
  const marks: Record<string, Mark[]> = {};
  for (const state of view.places['aside'] ?? []) marks[state!] = ['gone'];
  for (const corner of [...WEST, ...EAST]) {
    const stack = stackOf(view, corner);
    stack.forEach((state, i) => {
      marks[state] = [i === stack.length - 1 ? 'top' : 'on-table'];
    });
  }
  for (const state of view.places['kansas'] ?? []) marks[state!] = ['top'];
  const layable = new Set(choices.filter(({ verb }) => verb === 'unite').map(({ words }) => words[0]));
  for (const state of hand) marks[state] = layable.has(state) ? ['in-hand', 'reachable'] : ['in-hand'];
  return marks;
}

/** What the picked card can do at a corner: go on its top, or be the state that begins it. */
export function uniteAt(
  open: readonly Choice[],
  corner: string,
  top: string | undefined,
): Choice | undefined {
  return open.find(({ verb, words: [card, onto] }) =>
    verb !== 'unite' ? false : onto === KANSAS ? top === undefined && card === corner : onto === top,
  );
}

/** The card that "throw the highest" throws: the most border states printed on it; on a tie, the first in the pack. */
export function highest(cards: readonly SammyCard[], held: readonly string[]): string | undefined {
  let best: SammyCard | undefined;
  for (const card of cards) {
    if (held.includes(card.id) && card.borders.length > (best?.borders.length ?? -1)) best = card;
  }
  return best?.id;
}

/** The seats whose passes stand now, one after another, with none having laid since. */
export function passedSeats(view: View, seats: number): number[] {
  const { turn, passes } = factsOf(view);
  if (turn === undefined || passes === undefined) return [];
  return Array.from({ length: Math.min(passes, seats) }, (_, i) => (turn - 1 - i + 2 * seats) % seats);
}

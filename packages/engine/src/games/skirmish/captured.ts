// What a side of Skirmish has captured in the hand in play: the cards in its pile that are the enemy's, by the branch
// printed on them or by who played them, as agreed (SKI-17).

import type { Entry, Json, View } from '../../game.ts';
import { type SkirmishCard, skirmish } from '../../packs/skirmish.ts';

const BRANCHES = ['army', 'navy'];

/** The cards that count for a side, the dearest first. */
export function prisonersOf(
  entries: readonly Entry[],
  { places }: View,
  side: number,
  mode: Json | undefined,
): SkirmishCard[] {
  const players = mode === 'hand' ? playersOf(entries) : undefined;
  return (places[`pile:${side}`] ?? [])
    .map((id) => skirmish.cards[skirmish.find(id!)!])
    .filter(
      ({ id, branch, points }) =>
        points > 0 && (players ? players.get(id) !== side : branch !== BRANCHES[side]),
    )
    .sort((a, b) => b.points - a.points);
}

/** Points that a side has captured so far, what it was set not taken off. */
export function capturedBy(...captured: Parameters<typeof prisonersOf>): number {
  return prisonersOf(...captured).reduce((sum, { points }) => sum + points, 0);
}

/** The side that played each card of this hand. */
function playersOf(entries: readonly Entry[]): Map<string, number> {
  const players = new Map<string, number>();
  for (let i = entries.length - 1; i >= 0 && entries[i].by !== 'chance'; i--) {
    const { by, do: text } = entries[i];
    if (typeof by === 'number') players.set(text.slice('play '.length), by % 2);
  }
  return players;
}

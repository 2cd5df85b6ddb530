// Sammy's Travels: where a way can lead no further, and why a journey of one's own is over, as everybody can see it.

import type { View } from '../../game.ts';
import { sammy } from '../../packs/sammy.ts';
import { UNION } from './position.ts';
import type { SammysTravelsFacts } from './view.ts';

/** Why a journey is over (TRV-15). */
export type JourneyEnd = 'complete' | 'dead-end' | 'stopped' | 'gone-by';

const neighborsOf = (state: string): readonly string[] => sammy.cards[sammy.find(state)!].borders;

/** The states to which a seat's way can no longer go: with one pack those of both ways, and Maine. */
export function usedUp(view: View, seat: number): Set<string | null> {
  const { places, facts } = view;
  const shared = (facts as SammysTravelsFacts).turn !== undefined;
  return new Set(
    shared ? [...places['travel:0'], ...places['travel:1'], ...places['aside']] : places[`travel:${seat}`],
  );
}

/** Whether a way that goes on to this unused state ends there, although others are left. */
export function isDeadEnd(used: ReadonlySet<string | null>, state: string): boolean {
  return used.size + 1 < UNION.length && neighborsOf(state).every((next) => used.has(next));
}

/** Whether a seat's own way can still go elsewhere than into a dead end. */
export function leadsElsewhere(view: View, seat: number): boolean {
  const used = usedUp(view, seat);
  const here = view.places[`travel:${seat}`].at(-1)!;
  return neighborsOf(here).some((next) => !used.has(next) && !isDeadEnd(used, next));
}

/** Why a seat's own journey is over; undefined while it is not, and with one pack for two. */
export function endOf(view: View, seat: number): JourneyEnd | undefined {
  const { places } = view;
  const { stopped, idle } = view.facts as SammysTravelsFacts;
  if (!stopped?.includes(seat)) return undefined;
  const way = places[`travel:${seat}`];
  if (way.length === UNION.length) return 'complete';
  const open = neighborsOf(way.at(-1)!).filter((next) => !way.includes(next));
  if (open.length === 0) return 'dead-end';
  const stock = places[`stock:${seat}`];
  const held = places[`hand:${seat}`].length + stock.length;
  // TRV-15: with a card on top that could still be laid, only the player can have ended it.
  return idle![seat] >= 2 * held && !open.includes(stock.at(-1)!) ? 'gone-by' : 'stopped';
}

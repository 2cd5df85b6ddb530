// Which Nurses a Scout Spy took away in the trick on the table, and what a play set the other side. The facts tell it
// while the trick is in play; of a whole trick it is read from where the Nurses went.

import type { Entry, View } from '@messdeck/engine';
import type { SkirmishFacts } from '@messdeck/engine/games/skirmish';
import { closedAt, type Played } from '../../table/model/tricks.ts';
import { factsOf } from './facts.ts';

/** A Nurse, and the seat whose spy has her. */
export type Snatched = SkirmishFacts['snatched'][number];

/** The Nurses taken away in the trick that lies on the table: the one in play, or the one just taken. */
export function snatchedNow(
  entries: readonly Entry[],
  cards: readonly Played[],
  sides: readonly number[],
): readonly Snatched[] {
  const last = entries.at(-1);
  if (!last) return [];
  if (last.view.places['trick']?.length) return factsOf(last.view).snatched;
  const at = closedAt(entries, 'trick');
  return at === undefined ? [] : inWholeTrick(entries[at - 1].view, entries[at], cards, sides);
}

function inWholeTrick(
  before: View,
  closing: Entry,
  cards: readonly Played[],
  sides: readonly number[],
): Snatched[] {
  const { snatched: known } = factsOf(before);
  const closer = closing.by as number;
  const spied = setOf(before, closing.view, 1 - sides[closer]) > 0;
  return cards.flatMap(({ card }): Snatched[] => {
    const side = [0, 1].find((one) => closing.view.places[`pile:${one}`]?.includes(card));
    const had = known.find(({ nurse }) => nurse === card);
    if (had && sides[had.by] === side) return [had];
    const fell = card.endsWith('NURSE') && spied && side === sides[closer];
    return fell ? [{ nurse: card, by: closer }] : [];
  });
}

/** What an event set a side: 0 for nothing. */
export function setOf(before: View, after: View, side: number): number {
  return Math.max(0, factsOf(after).set[side] - factsOf(before).set[side]);
}

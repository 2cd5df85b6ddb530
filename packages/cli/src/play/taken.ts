// Who took what lay in the middle, and whose each card of it was, read from a seat's views before and after.

import type { Entry, View } from '@messdeck/engine';
import type { ArmedForcesFacts, LaidFact } from '@messdeck/engine/games/armed-forces';
import type { NationalContestFacts } from '@messdeck/engine/games/national-contest';
import { isTrick } from './places.ts';

export interface Taken {
  readonly taker: number;
  /** The place that was emptied. */
  readonly place: string;
  readonly laid: readonly Laid[];
  /** Cards of a second round, which lay face down until the trick was over. */
  readonly second: readonly Laid[];
}

/** A card of the trick; of some nobody is known to have played them. */
export interface Laid {
  readonly card: string;
  readonly by: number | undefined;
}

/** What this entry has ended in the middle, if anything; `playedBy` knows whose the cards are. */
export function takenBy(
  before: View,
  entry: Entry,
  playedBy: ReadonlyMap<string, number>,
): Taken | undefined {
  const place = Object.keys(before.places).find(isTrick);
  if (place === undefined || entry.by === 'chance') return undefined;
  return place === 'contest' ? contest(before, entry) : trick(place, before, entry, playedBy);
}

function trick(
  place: string,
  before: View,
  { do: text, view }: Entry,
  playedBy: ReadonlyMap<string, number>,
): Taken | undefined {
  const lay = before.places[place];
  if (lay.length === 0 || (view.places[place] ?? []).length >= lay.length) return undefined;
  const { last } = view.facts as Partial<ArmedForcesFacts>;
  if (last)
    return { taker: last.taker, place, laid: last.first.map(asLaid), second: last.second.map(asLaid) };
  const taker = takerOf(before, view);
  if (taker === undefined) return undefined;
  const [verb, card] = text.split(' ');
  const cards = verb === 'play' ? [...lay, card] : lay;
  const laid = cards.map((one) => ({ card: one ?? '▒', by: one === null ? undefined : playedBy.get(one) }));
  return { taker, place, laid, second: [] };
}

function asLaid({ by, card }: LaidFact): Laid {
  return { by, card };
}

/** The seat that took what lay in the middle: its cards have grown, or it leads now. */
function takerOf(before: View, after: View): number | undefined {
  const grown = seatWithMore('taken', before, after);
  const { leader } = after.facts;
  return grown ?? (typeof leader === 'number' ? leader : undefined);
}

/** NC-13: the state in the contest, then what was bid for it in the order asked; one without neighbours is taken at once. */
function contest(before: View, { by, do: text, view }: Entry): Taken | undefined {
  const taker = seatWithMore('captured', before, view);
  if (taker === undefined) return undefined;
  const [verb, card] = text.split(' ');
  if (verb === 'play') return { taker, place: 'contest', laid: [{ by: by as number, card }], second: [] };
  const { contestant = 0 } = before.facts as NationalContestFacts;
  const seats = before.scores.length;
  const bids = Array.from({ length: seats }, (_, i): Laid[] => {
    const seat = (contestant + 1 + i) % seats;
    const bid = seat === by && verb === 'bid' ? card : before.places[`bid:${seat}`]?.[0];
    return bid ? [{ by: seat, card: bid }] : [];
  });
  const contested = { by: contestant, card: before.places['contest'][0] ?? '▒' };
  return { taker, place: 'contest', laid: [contested, ...bids.flat()], second: [] };
}

function seatWithMore(kind: string, before: View, after: View): number | undefined {
  const seats = after.scores.length;
  if (after.places[`${kind}:${seats - 1}`] === undefined) return undefined;
  for (let seat = 0; seat < seats; seat++) {
    const [had, has] = [before.places[`${kind}:${seat}`], after.places[`${kind}:${seat}`]];
    if (had && has && has.length > had.length) return seat;
  }
  return undefined;
}

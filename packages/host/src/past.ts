// What a seat has noticed so far, made entry by entry for anyone who takes it in parts, also while the match goes on.

import type { Entry, Match } from '@messdeck/engine';
import type { Played } from './host-services.ts';

/** Plays `match` on by its log up to step `end`; `from`: the number of the seat's next entry. */
export function* entriesOf(
  match: Match,
  log: readonly Played[],
  end: number,
  seat: number,
  from: number,
): Generator<Entry | undefined, void> {
  let entry: Entry | undefined;
  match.watch(
    seat,
    (heard) => {
      entry = heard;
    },
    from,
  );
  for (let step = match.log.length; step < end; step++) {
    entry = undefined;
    carryOn(match, log[step]);
    yield entry;
  }
}

/** Plays an event of a log on. */
export function carryOn(match: Match, { by, do: text, move }: Played): void {
  if (typeof by === 'number' && move !== undefined) match.move(by, move, text);
  else match.act(by, text);
}

// Moments at which every trick that is left is the seat's, whatever the others hold.

import { type Entry, Match } from '@messdeck/engine';
import { restIsCertain } from '../src/table/auto-play/certain.ts';

/** Everything a seat has noticed of a match. */
function streamOf(match: Match, seat: number): Entry[] {
  const entries: Entry[] = [];
  const again = new Match(match.game, match.rules, match.seats);
  again.watch(seat, (entry) => entries.push(entry));
  for (const { by, do: text } of match.log) again.act(by, text);
  return entries;
}

export function certain(match: Match, seat: number): boolean {
  const view = match.view(seat);
  const hand = (view.places[`hand:${seat}`] ?? []).filter((card) => card !== null);
  if (!view.actors.includes(seat) || hand.length < 2 || hand.length > 5) return false;
  if (view.legal.length !== hand.length) return false;
  const { game, rules, seats } = match;
  return restIsCertain({ game, rules, seats, seat, entries: streamOf(match, seat), hand });
}

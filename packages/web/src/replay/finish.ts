// Another choice at a moment of a record, and how bots finish the hand after it.

import { parseBot } from '@messdeck/bots';
import {
  botRandom,
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  playMatch,
  type Tally,
} from '@messdeck/engine';

export interface OtherWay {
  readonly record: MatchRecord;
  /** How many events of the record stand before the choice. */
  readonly at: number;
  readonly seat: number;
  readonly text: string;
  readonly bot: string;
}

/** The points of the hand in play for each seat, once it is over; undefined where it never is. */
export function pointsAfter(tally: Tally, hand: number): readonly number[] | undefined {
  return tally.hands[hand]?.points ?? tally.result?.scores;
}

/** Plays the choice and lets bots play on to the end of the hand. */
export async function finish(
  game: Game,
  { record, at, seat, text, bot }: OtherWay,
): Promise<readonly number[]> {
  const { rules, seats, log } = record;
  const match = new Match(game, rules, seats.length);
  const players = seats.map((_, other) => {
    const made = parseBot(bot);
    if (isRefusal(made)) throw new Error(made.refused);
    return made.seat(game, rules, seats.length, other, botRandom('what if', other));
  });
  // They hear what has happened so far; playMatch lets them hear the rest.
  const leave = players.map((player, other) => match.watch(other, (entry) => player.hear?.(entry)));
  for (const event of log.slice(0, at)) match.act(event.by, event.do);
  const hand = game.tally(match.position).hands.length;
  const refusal = match.act(seat, text);
  if (refusal) throw new Error(refusal.refused);
  for (const end of leave) end();
  const done = (): boolean => pointsAfter(game.tally(match.position), hand) !== undefined;
  if (!done()) await playMatch(match, players, 'what if', done);
  return pointsAfter(game.tally(match.position), hand)!;
}

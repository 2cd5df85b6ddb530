// Another choice at a moment of a record, and how the hand is finished after it: by bots, who know what their seats know,
// or with open cards without a fault as far as the solver can count.

import { parseBot, Solver } from '@messdeck/bots';
import {
  botRandom,
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  makeRecord,
  type Player,
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
  /** Whether everybody plays on with open cards, without a fault. */
  readonly open?: boolean;
}

export interface OtherEnd {
  /** The points of the hand for each seat. */
  readonly points: readonly number[];
  /** The match with the choice in it, up to the end of the hand. */
  readonly record: MatchRecord;
}

/** Cards the solver may play for one choice before a bot makes it. */
const NODES = 1_000_000;

/** The points of the hand in play for each seat, once it is over; undefined where it never is. */
export function pointsAfter(tally: Tally, hand: number): readonly number[] | undefined {
  return tally.hands[hand]?.points ?? tally.result?.scores;
}

/** Plays the choice, and on to the end of the hand; the bots' chance is another each time. */
export async function finish(
  game: Game,
  { record, at, seat, text, bot, open = false }: OtherWay,
  time = 0,
): Promise<OtherEnd> {
  const seed = time === 0 ? 'what if' : `what if ${time}`;
  const { rules, seats, log } = record;
  const match = new Match(game, rules, seats.length);
  const bots = seats.map((_, other): Player => {
    const made = parseBot(bot);
    if (isRefusal(made)) throw new Error(made.refused);
    return made.seat(game, rules, seats.length, other, botRandom(seed, other));
  });
  const players = open ? faultless(match, bots) : bots;
  // They hear what has happened so far; playMatch lets them hear the rest.
  const leave = players.map((player, other) => match.watch(other, (entry) => player.hear?.(entry)));
  for (const event of log.slice(0, at)) match.act(event.by, event.do);
  const hand = game.tally(match.position).hands.length;
  const refusal = match.act(seat, text);
  if (refusal) throw new Error(refusal.refused);
  for (const end of leave) end();
  const done = (): boolean => pointsAfter(game.tally(match.position), hand) !== undefined;
  if (!done()) await playMatch(match, players, seed, done);
  return { points: pointsAfter(game.tally(match.position), hand)!, record: makeRecord(match, seats) };
}

/** The same players, but where the solver can count to the end, its choice is theirs. */
function faultless(match: Match, bots: readonly Player[]): Player[] {
  const solver = new Solver();
  return bots.map((bot) => ({
    hear: (entry) => bot.hear?.(entry),
    choose: (ask) => {
      const solved = solver.solve(match.game, match.position, { nodes: NODES, keep: true });
      if (!solved?.exact) return bot.choose(ask);
      const best = solved.moves[solved.values.indexOf(Math.max(...solved.values))];
      return ask.moves.indexOf(best);
    },
  }));
}

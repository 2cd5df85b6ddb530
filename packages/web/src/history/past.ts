// A finished match as the history keeps it: who played, how it ended, and what its figures are made of. All of it is
// read from the log by the rules; the log itself stays with the match.

import { type Game, type LogEvent, Match, type Rules, type SeatOfRecord, YOU } from '@messdeck/engine';
import { findOnShelf } from '../games/catalog.ts';
import { ownSeat } from '../sources/local/messages.ts';
import type { StoredMatch } from '../sources/local/store.ts';
import { toldOf } from './told.ts';

export type Outcome = 'won' | 'lost' | 'shared' | 'solo';

export interface Contract {
  /** Points or squads that the player's side promised. */
  readonly bid: number;
  readonly made: boolean;
}

export interface PastMatch {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly rules: Rules;
  readonly seats: readonly SeatOfRecord[];
  readonly seed: string;
  readonly began: number;
  readonly ended: number;
  readonly outcome: Outcome;
  /** The player's own score, and the best of the others' (none in games for one). */
  readonly own: number;
  readonly other?: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly hands: number;
  /** How many actions the player took. */
  readonly plays: number;
  readonly hints: number;
  readonly contracts: readonly Contract[];
  /** What decided it, in a sentence; matches that an older edition read into the history have none. */
  readonly told?: string;
  /** The day whose deal it was, the first time it was played. */
  readonly daily?: string;
  /** It went on from a lesson: listed, never counted. */
  readonly practice?: boolean;
  /** The player's own seat, where others played too. */
  readonly seat?: number;
}

/** Whose match it is: the seat that is named, else the one without a bot. */
export function seatOf({ seats, seat }: Pick<StoredMatch, 'seats' | 'seat'>): number | null {
  return seat ?? ownSeat(seats);
}

/** Reads a finished match from its log; undefined where only bots played, or where it is not over. */
export function pastOf(
  game: Game,
  stored: StoredMatch,
  log: readonly LogEvent[],
  hints = 0,
): PastMatch | undefined {
  const seat = seatOf(stored);
  if (seat === null) return undefined;
  const match = new Match(game, stored.rules, stored.seats.length);
  const contracts: Contract[] = [];
  let hands = 0;
  let bid: ReturnType<typeof contractIn>;
  for (const { by, do: text } of log) {
    if (match.act(by, text)) return undefined;
    bid = contractIn(match) ?? bid;
    const scored = game.tally(match.position).hands;
    if (scored.length === hands) continue;
    hands = scored.length;
    const ours = bid !== undefined && game.side(match.position, bid.by) === game.side(match.position, seat);
    if (bid && ours) contracts.push({ bid: bid.size, made: (scored[hands - 1].points[seat] ?? 0) > 0 });
    bid = undefined;
  }
  const { result } = game.tally(match.position);
  if (!result) return undefined;
  const names = stored.seats.map(({ name }, at) => (at === seat ? YOU : name));
  const told = toldOf({ game, match, names, seat, low: lowWins(stored.game) });
  const others = result.scores.filter(
    (_, other) => game.side(match.position, other) !== game.side(match.position, seat),
  );
  return {
    id: stored.id,
    game: stored.game,
    edition: stored.edition,
    rules: stored.rules,
    seats: stored.seats,
    seed: stored.seed,
    began: stored.began,
    ended: stored.touched,
    outcome: outcomeOf(game, match, seat, result.winners),
    own: result.scores[seat],
    ...(others.length > 0 && { other: bestOf(stored.game, others) }),
    scores: result.scores,
    winners: result.winners,
    hands: Math.max(1, hands),
    plays: log.filter(({ by }) => by === seat).length,
    hints,
    contracts,
    ...(told !== undefined && { told }),
    ...(stored.daily !== undefined && { daily: stored.daily }),
    ...(stored.practice && { practice: true }),
    ...(stored.seat !== undefined && { seat: stored.seat }),
  };
}

function outcomeOf(game: Game, match: Match, seat: number, winners: readonly number[]): Outcome {
  if (match.seats === 1) return 'solo';
  if (!winners.includes(seat)) return winners.length === 0 ? 'shared' : 'lost';
  const sides = new Set(winners.map((winner) => game.side(match.position, winner)));
  return sides.size > 1 ? 'shared' : 'won';
}

/** The fewest points win. */
export const lowWins = (game: string): boolean => findOnShelf(game)?.game.lowWins === true;

const bestOf = (game: string, scores: readonly number[]): number =>
  lowWins(game) ? Math.min(...scores) : Math.max(...scores);

/** The contract of the hand, where the game has one: `contract` among its facts, in points, squads or tricks. */
function contractIn(match: Match): { by: number; size: number } | undefined {
  const contract = match.view(-1).facts['contract'] as
    | { by?: number; points?: number; squads?: number; tricks?: number }
    | undefined;
  const size = contract?.points ?? contract?.squads ?? contract?.tricks;
  return contract?.by === undefined || size === undefined ? undefined : { by: contract.by, size };
}

// What decided a finished match, in the sentence that its line of the history shows.

import {
  asSentence,
  type Game,
  linesOf,
  type Match,
  nameSeats,
  type ScoredHand,
  sayCard,
} from '@messdeck/engine';
import { sammy } from '@messdeck/engine/packs/sammy';
import * as words from '#words/history.tsx';
import { decision } from '../table/results/deciding.ts';

interface Ended {
  readonly game: Game;
  readonly match: Match;
  /** Who played; the reader is "You". */
  readonly names: readonly string[];
  /** The reader's seat. */
  readonly seat: number;
  readonly low: boolean;
}

/** From the hands; of a single hand what it was scored for; of a journey where it went. */
export function toldOf({ game, match, names, seat, low }: Ended): string | undefined {
  const { hands, result } = game.tally(match.position);
  const side = (at: number): number => game.side(match.position, at);
  const heads = names
    .map((_, at) => at)
    .filter((at) => names.findIndex((_, b) => side(b) === side(at)) === at);
  const winner = heads.find((at) => result?.winners.includes(at));
  if (names.length === 1) return journeyOf(match, seat);
  if (winner === undefined) return undefined;
  const sentence = decision({
    hands,
    seats: [winner, ...heads.filter((at) => !result!.winners.includes(at))],
    low,
    people: { names, you: seat },
    winners: names.flatMap((_, at) => (side(at) === side(winner) ? [at] : [])),
  });
  return sentence ?? scoredFor(game, hands.at(-1), names);
}

/** Without its points at the end, which stand beside it. */
function scoredFor(game: Game, hand: ScoredHand | undefined, names: readonly string[]): string | undefined {
  const [line] = hand ? linesOf(game, hand) : [];
  return line && asSentence(nameSeats(line, names).replace(/[,:] [+−]?\d+$/, ''));
}

/** "From Maine to New Mexico." */
function journeyOf(match: Match, seat: number): string | undefined {
  const way = (match.view(seat).places[`travel:${seat}`] ?? []) as string[];
  if (way.length === 0) return undefined;
  const [first, last] = [way[0], way[way.length - 1]].map((state) => sayCard(sammy, state));
  return first === last ? words.roundTrip(first) : words.fromTo(first, last);
}

// The judge of the solver: the rules themselves, every line of play to the end of the hand, and the points then written.

import {
  BY_CHANCE,
  type Game,
  isRefusal,
  legalMoves,
  Match,
  playMatch,
  type Random,
  type Rules,
  randomPlayer,
  seatsOf,
  settleRules,
} from '@messdeck/engine';
import type { SkirmishHandFacts } from '@messdeck/engine/games/skirmish';

/** More than any score: what a match won at one stroke is worth. */
const WHOLE_GAME = 100_000;

/** What the hand brings the seat: its side's points less the other side's; alone against all, its own. */
function judge(game: Game, position: unknown, seat: number, hands: number): number {
  const { hands: scored, result } = game.tally(position);
  const points = scored[hands].points;
  if (game.id === 'do-boy') return 0 - points[seat];
  const other = [0, 1, 2, 3].find((s) => game.side(position, s) !== game.side(position, seat))!;
  const margin = points[seat] - points[other];
  // SKI-19 shows in the lines of the sheet alone.
  if (game.id !== 'skirmish' || (scored[hands].facts as SkirmishHandFacts).whole === undefined) return margin;
  return margin + (result!.winners.includes(seat) ? WHOLE_GAME : -WHOLE_GAME);
}

export function bruteForce(game: Game, start: unknown, seat: number): number[] {
  const hands = game.tally(start).hands.length;
  const friendly = (actor: number, position: unknown): boolean =>
    game.side(position, actor) === game.side(start, seat);
  const search = (position: unknown): number => {
    const actors = game.actors(position);
    if (actors === 0 || actors === BY_CHANCE) return judge(game, position, seat, hands);
    const [actor] = seatsOf(actors);
    const values = legalMoves(game, position, actor).map((move) =>
      search(after(game, position, actor, move)),
    );
    return friendly(actor, position) ? Math.max(...values) : Math.min(...values);
  };
  return legalMoves(game, start, seat).map((move) => search(after(game, start, seat, move)));
}

function after(game: Game, position: unknown, seat: number, move: number): unknown {
  const next = game.clone(position);
  game.apply(next, seat, move);
  return next;
}

/** Positions of matches at random in which every hand has at most `most` cards left, until `count` are found. */
export async function endings(
  game: Game,
  given: Rules,
  seats: number,
  count: number,
  most: number,
  random: Random,
): Promise<unknown[]> {
  const found: unknown[] = [];
  const rules = settleRules(game, given, seats);
  if (isRefusal(rules)) throw new Error(rules.refused);
  while (found.length < count) {
    const match = new Match(game, rules, seats);
    const enough = new Error();
    const player = randomPlayer(random);
    const watching = {
      choose: (ask: Parameters<typeof player.choose>[0]) => {
        const tricks = game.tricks?.(match.position);
        if (tricks && !tricks.partial && Math.max(...tricks.hands.map((hand) => hand.length)) <= most) {
          if (random.below(4) === 0) found.push(game.clone(match.position));
        }
        if (found.length >= count) throw enough;
        return player.choose(ask);
      },
    };
    await playMatch(match, new Array(seats).fill(watching), String(random.next())).catch((error) => {
      if (error !== enough) throw error;
    });
  }
  return found;
}

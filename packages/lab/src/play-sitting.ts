// Plays one match and notes what the lab wants to know of it.

import { parseBot } from '@messdeck/bots';
import { botRandom, type Game, isRefusal, Match, playMatch, type Rules } from '@messdeck/engine';
import { courseOf } from './measure/course.ts';
import { Notes } from './notes.ts';
import type { Arm, Question } from './plan.ts';
import type { Row } from './row.ts';
import { dealSeed, type Sitting } from './sitting.ts';

export interface Table {
  readonly game: Game;
  readonly rules: Rules;
  readonly seed: string;
}

export type Asked = Pick<Question, 'id' | 'days' | 'every'>;

export async function playSitting(
  { game, rules, seed: planSeed }: Table,
  question: Asked,
  arm: Pick<Arm, 'id'>,
  sitting: Sitting,
): Promise<{ readonly row: Row; readonly match: Match }> {
  const { deal, turn, players, mine } = sitting;
  const seats = players.length;
  const seed = dealSeed(planSeed, question, deal);
  const match = new Match(game, rules, seats);
  const notes = new Notes(match, (await game.parts?.hintFacts?.())?.hintFacts);
  // The turn is part of a bot's seed: plays of one deal differ by more than the cards.
  const bots = players.map((name, seat) => {
    const bot = parseBot(name);
    if (isRefusal(bot)) throw new Error(bot.refused);
    return notes.counting(bot.seat(game, rules, seats, seat, botRandom(`${seed}#${turn}`, seat)), seat);
  });
  await playMatch(match, bots, seed, notes.look, notes.chance(seed, turn));
  notes.closeHand();
  const { hands, result } = game.tally(match.position);
  const points = hands.map((hand) => [...hand.points]);
  const winners = result?.winners ?? [];
  const course = courseOf({ points, winners }, game.parts?.lowWins ? -1 : 1);
  const row: Row = {
    question: question.id,
    arm: arm.id,
    deal,
    turn,
    seed,
    cards: notes.cards,
    turned: notes.turned,
    players,
    mine,
    scores: result?.scores ?? [],
    winners,
    points,
    dealers: hands.map((_, hand) => notes.dealers[hand] ?? -1),
    dealt: notes.dealt.size,
    contracts: hands.map((_, hand) => notes.contracts[hand] ?? []),
    held: notes.held,
    actions: match.log.filter(({ by }) => typeof by === 'number').length,
    asked: notes.asked,
    forced: notes.forced,
    leads: course?.leads ?? -1,
    decided: course?.decided ?? -1,
    back: course?.back ?? false,
  };
  return { row, match };
}

// Plays one match and notes what the lab wants to know of it.

import { createHash } from 'node:crypto';
import { parseBot } from '@messdeck/bots';
import {
  botRandom,
  type Card,
  type Chance,
  chanceFrom,
  type Game,
  isRefusal,
  Match,
  matchSeed,
  type Player,
  playMatch,
  type Rules,
  SPECTATOR,
} from '@messdeck/engine';
import type { Arm, Question } from './plan.ts';
import type { Row } from './row.ts';
import type { Sitting } from './sitting.ts';
import { turned } from './turned.ts';

export interface Table {
  readonly game: Game;
  readonly rules: Rules;
  readonly seed: string;
}

export async function playSitting(
  { game, rules, seed: planSeed }: Table,
  question: Pick<Question, 'id'>,
  arm: Pick<Arm, 'id'>,
  sitting: Sitting,
): Promise<{ readonly row: Row; readonly match: Match }> {
  const { deal, turn, players, mine } = sitting;
  const seats = players.length;
  const seed = matchSeed(planSeed, deal);
  const match = new Match(game, rules, seats);
  const notes = new Notes(match);
  // The turn is part of a bot's seed: plays of one deal differ by more than the cards.
  const bots = players.map((name, seat) => {
    const bot = parseBot(name);
    if (isRefusal(bot)) throw new Error(bot.refused);
    return notes.counting(bot.seat(game, rules, seats, seat, botRandom(`${seed}#${turn}`, seat)));
  });
  await playMatch(match, bots, seed, notes.look, notes.chance(seed, turn));
  const { hands, result } = game.tally(match.position);
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
    winners: result?.winners ?? [],
    points: hands.map(({ points }) => [...points]),
    dealers: hands.map((_, hand) => notes.dealers[hand] ?? -1),
    actions: match.log.filter(({ by }) => typeof by === 'number').length,
    asked: notes.asked,
    forced: notes.forced,
  };
  return { row, match };
}

/** What is noted while a match is played. */
class Notes {
  cards = '';
  turned = true;
  asked = 0;
  forced = 0;
  readonly dealers: number[] = [];
  private readonly match: Match;
  /** The hand whose dealer is to be looked up after this draw. */
  private opened: number | undefined;

  constructor(match: Match) {
    this.match = match;
  }

  /** Chance that deals the hands moved on by `turn` seats. */
  chance(seed: string, turn: number): Chance {
    const usual = chanceFrom(seed);
    return (number) => ({
      shuffle: (list) => {
        usual(number).shuffle(list);
        const { game, position, seats } = this.match;
        const { verb, count } = game.draw(position);
        // A hand that is thrown in and dealt again is still the same hand.
        this.opened = game.tally(position).hands.length;
        if (verb === 'cut') return list;
        const dealt = list.slice(0, count) as readonly unknown[] as readonly Card[];
        if (this.cards === '') this.cards = hashOf(dealt);
        if (!game.draw(position).opens && number.draw > 1) return list;
        const moved = turned(game, position, dealt, turn, seats);
        if (moved) list.splice(0, count, ...(moved as readonly unknown[] as typeof list));
        else this.turned = false;
        return list;
      },
    });
  }

  /** Called before every event: who deals is known once the draw is carried out. */
  readonly look = (): boolean => {
    if (this.opened === undefined) return false;
    const { dealer } = this.match.game.view(this.match.position, SPECTATOR).facts;
    if (typeof dealer === 'number') this.dealers[this.opened] = dealer;
    this.opened = undefined;
    return false;
  };

  counting(player: Player): Player {
    return {
      ...(player.hear ? { hear: (entry) => player.hear!(entry) } : {}),
      choose: (ask) => {
        this.asked++;
        if (ask.count === 1 && !ask.mayWait) this.forced++;
        return player.choose(ask);
      },
    };
  }
}

function hashOf(cards: readonly Card[]): string {
  return createHash('sha256').update(cards.join()).digest('hex').slice(0, 16);
}

// `messdeck arena`: how strong one bot is against another, over matches with the same seeds, as a table.

import { type Bot, parseBot } from '@messdeck/bots';
import {
  botRandom,
  findGame,
  type Game,
  games,
  Match,
  matchSeed,
  playMatch,
  type Rules,
  settleRules,
} from '@messdeck/engine';
import { must } from '../complaint.ts';
import { Output } from '../output.ts';
import { Progress } from '../progress.ts';
import { parseRules, usualSeats } from './simulate.ts';

interface ArenaOptions {
  readonly bot: string;
  readonly against: string;
  readonly matches: number;
  readonly seats?: number;
  readonly seed: string;
  readonly rules: string;
  readonly json?: boolean;
}

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly rules: Rules;
  readonly bot: string;
  readonly against: string;
  readonly matches: number;
  /** Games for several: matches with a winner, the bot's share of wins among them, and a side's fair share. */
  readonly decided?: number;
  readonly share?: number;
  readonly fair?: number;
  /** Games for one: the mean score of both bots on the same deals. */
  readonly mean?: number;
  readonly meanAgainst?: number;
}

export async function arena(ids: readonly string[], options: ArenaOptions): Promise<void> {
  const bot = must(parseBot(options.bot));
  const against = must(parseBot(options.against));
  const chosen = ids.length > 0 ? ids.map((id) => must(findGame(id))) : games;
  const given = parseRules(options.rules);
  const tables = chosen.map((game) => {
    const seats = options.seats ?? usualSeats(game);
    return { game, seats, rules: must(settleRules(game, given, seats)) };
  });
  const output = new Output();
  if (!options.json) process.stdout.write(HEADING);
  for (const { game, seats, rules } of tables) {
    const row = await compete(game, rules, seats, bot, against, options);
    if (options.json) output.line(row);
    else process.stdout.write(describe(row));
  }
  output.flush();
}

async function compete(
  game: Game,
  rules: Rules,
  seats: number,
  bot: Bot,
  against: Bot,
  { matches, seed }: ArenaOptions,
): Promise<Row> {
  const progress = new Progress(`matches of ${game.title}`);
  const head = { game: game.id, seats, rules, bot: bot.name, against: against.name, matches };
  let decided = 0;
  let won = 0;
  const totals = [0, 0];
  for (let i = 0; i < matches; i++) {
    if (seats === 1) {
      for (const [k, one] of [bot, against].entries()) {
        const match = await playOne(game, rules, [one], seed, i);
        totals[k] += game.tally(match.position).result!.scores[0];
      }
    } else {
      const start = game.start(rules, seats);
      const mine = i % seats;
      const bots = seatsOf(seats).map((seat) =>
        game.side(start, seat) === game.side(start, mine) ? bot : against,
      );
      const match = await playOne(game, rules, bots, seed, i);
      const { winners } = game.tally(match.position).result!;
      const sides = new Set(winners.map((seat) => game.side(match.position, seat)));
      if (winners.length > 0) decided++;
      if (winners.includes(mine)) won += 1 / sides.size;
    }
    progress.at(i + 1, matches);
  }
  progress.end();
  if (seats === 1) return { ...head, mean: totals[0] / matches, meanAgainst: totals[1] / matches };
  const start = game.start(rules, seats);
  const sides = new Set(seatsOf(seats).map((seat) => game.side(start, seat))).size;
  return { ...head, decided, share: decided > 0 ? won / decided : 0, fair: 1 / sides };
}

/** The same seed and number deal the same cards, whoever plays. */
async function playOne(
  game: Game,
  rules: Rules,
  bots: readonly Bot[],
  seed: string,
  i: number,
): Promise<Match> {
  const match = new Match(game, rules, bots.length);
  const ownSeed = matchSeed(seed, i);
  const players = bots.map((bot, seat) => bot.seat(game, rules, bots.length, seat, botRandom(ownSeed, seat)));
  await playMatch(match, players, ownSeed);
  return match;
}

function seatsOf(seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

const HEADING =
  '| game | seats | bot | against | matches | decided | won | fair share |\n|---|---|---|---|---|---|---|---|\n';

function describe(row: Row): string {
  const { game, seats, bot, against, matches } = row;
  const result =
    row.mean === undefined
      ? `${row.decided} | ${percent(row.share!)} | ${percent(row.fair!)}`
      : `mean score | ${row.mean.toFixed(2)} | ${row.meanAgainst!.toFixed(2)} (${against})`;
  return `| ${game} | ${seats} | ${bot} | ${against} | ${matches} | ${result} |\n`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

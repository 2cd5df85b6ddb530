// `messdeck simulate`: whole matches of bots, a record a line, the same bytes for the same seed.

import { type Bot, parseBot } from '@messdeck/bots';
import {
  botRandom,
  findGame,
  type Game,
  Match,
  makeRecord,
  matchSeed,
  type Player,
  playMatch,
  type Rules,
  settleRules,
} from '@messdeck/engine';
import { Complaint, must } from '../complaint.ts';
import { ExecBot } from '../exec-bot.ts';
import { Output } from '../output.ts';
import { Progress } from '../progress.ts';

interface SimulateOptions {
  readonly seats?: number;
  readonly matches: number;
  readonly seed: string;
  readonly rules: string;
  readonly bots: string;
  readonly botTimeout: number;
}

type Seated = Bot | ExecBot;

export async function simulate(id: string, options: SimulateOptions): Promise<void> {
  const game = must(findGame(id));
  const seats = options.seats ?? usualSeats(game);
  const rules = must(settleRules(game, parseRules(options.rules), seats));
  const bots = parseBots(options.bots, seats, options.botTimeout);
  const output = new Output();
  const progress = new Progress('matches');
  let interrupted = false;
  process.once('SIGINT', () => (interrupted = true));
  process.once('SIGTERM', () => (interrupted = true));
  try {
    for (let i = 0; i < options.matches && !interrupted; i++) {
      output.line(await simulateOne(game, rules, bots, options.seed, i));
      progress.at(i + 1, options.matches);
      await breathe();
    }
  } finally {
    progress.end();
    for (const bot of bots) if (bot instanceof ExecBot) bot.stop();
    output.flush();
  }
  if (interrupted) process.exitCode = 130;
}

async function simulateOne(
  game: Game,
  rules: Rules,
  bots: readonly Seated[],
  seed: string,
  i: number,
): Promise<object> {
  const ownSeed = matchSeed(seed, i);
  const match = new Match(game, rules, bots.length);
  const players = bots.map((bot, seat): Player => {
    if (bot instanceof ExecBot) return bot.seat(match, seat);
    return bot.seat(game, rules, bots.length, seat, botRandom(ownSeed, seat));
  });
  await playMatch(match, players, ownSeed);
  return makeRecord(
    match,
    bots.map((bot, seat) => ({ name: `Seat ${seat}`, bot: bot.name })),
  );
}

/** Four where the game allows it, else its first number. */
export function usualSeats(game: Game): number {
  return game.seats.includes(4) ? 4 : game.seats[0];
}

export function parseRules(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Complaint(`--rules takes JSON such as '{"match": "hand"}', not ${JSON.stringify(text)}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Complaint(
      `--rules takes a JSON object such as '{"match": "hand"}', not ${JSON.stringify(text)}.`,
    );
  }
  return value as Record<string, unknown>;
}

function parseBots(text: string, seats: number, timeout: number): Seated[] {
  const names = text.split(',');
  if (names.length !== 1 && names.length !== seats) {
    throw new Complaint(
      `--bots takes one bot for all seats or one for each of the ${seats} seats, not ${names.length}.`,
    );
  }
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? names[0];
    return name.startsWith('exec:') ? new ExecBot(name, timeout) : must(parseBot(name));
  });
}

let lastBreath = 0;

/** Lets signals through now and then. */
async function breathe(): Promise<void> {
  const now = Date.now();
  if (now - lastBreath < 20) return;
  lastBreath = now;
  await new Promise((resolve) => setImmediate(resolve));
}

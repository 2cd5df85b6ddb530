// `messdeck arena`: how strong a bot is against another, or several against each other, on duplicate deals; as tables
// or, with --json, an object a line.

import { closeSync, openSync, writeSync } from 'node:fs';
import { games, settleRules } from '@messdeck/engine';
import { type Duel, fight, type Outcome, sidesOf, type Table } from '../arena/duel.ts';
import { type Encounter, rate } from '../arena/ratings.ts';
import type { Hypotheses } from '../arena/sprt.ts';
import * as say from '../arena/tables.ts';
import { parseList, parseRules, usualJobs } from '../asked.ts';
import { checkBot } from '../bots.ts';
import { Complaint, must } from '../complaint.ts';
import { type AskedWithGame, addGame, gameNamed, usualSeats } from '../game-named.ts';
import { Output } from '../output.ts';
import { Progress } from '../progress.ts';
import { Crew } from '../run/crew.ts';

interface ArenaOptions extends AskedWithGame {
  readonly bot?: string;
  readonly against?: string;
  readonly bots?: string;
  readonly matches: number;
  readonly seats?: number;
  readonly seed: string;
  readonly rules: string;
  readonly jobs?: number;
  readonly botTimeout: number;
  readonly json?: boolean;
  readonly records?: string;
  readonly sprt?: Hypotheses;
}

export async function arena(names: readonly string[], options: ArenaOptions): Promise<void> {
  const bots = competitors(options);
  const tables = await Promise.all((await gamesAsked(names, options)).map((name) => tableOf(name, options)));
  if (options.sprt) for (const table of tables) checkSprt(table, options);
  // Said before anything is played.
  const records = options.records === undefined ? undefined : openRecords(options.records);
  const output = new Output();
  const crew = new Crew(options.jobs ?? usualJobs(options.matches, bots), output, options.botTimeout);
  try {
    if (!options.json) output.text(say.DUELS);
    const rankings: string[] = [];
    for (const table of tables) {
      const encounters = await compete(table, bots, options, crew, output, records);
      if (options.bots === undefined) continue;
      const ratings = rate(bots.length, encounters, options.seed);
      if (options.json) output.line(say.ratingsJson(table, bots, ratings, options.seed));
      else rankings.push(say.ratings(table, bots, ratings));
    }
    if (rankings.length > 0) output.text(say.RATINGS + rankings.join(''));
    if (!options.json) output.text(say.versions(tables));
  } finally {
    await crew.close();
    if (records !== undefined) closeSync(records);
    await output.flush();
  }
}

/** The games named, that of --game, or all of ours. */
async function gamesAsked(names: readonly string[], { game }: AskedWithGame): Promise<readonly string[]> {
  if (game !== undefined) return [...names, (await addGame(game)).id];
  return names.length > 0 ? names : games.map(({ id }) => id);
}

/** A sequential test counts whole deals of two sides, or of one player alone. */
function checkSprt(table: Table, { bots }: ArenaOptions): void {
  if (bots !== undefined) throw new Complaint('--sprt compares two bots: use --bot and --against with it.');
  const sides = sidesOf(table).length;
  if (sides > 2)
    throw new Complaint(
      `--sprt is for games of two sides, or for one; ${table.game.title} with ${table.seats} seats has ${sides}.`,
    );
}

function openRecords(file: string): number {
  try {
    return openSync(file, 'w');
  } catch {
    throw new Complaint(`The file ${file} cannot be written.`);
  }
}

/** Two bots, or those of a round robin. */
function competitors({ bot, against, bots }: ArenaOptions): string[] {
  if (bots === undefined) {
    const two = [bot ?? 'search:400', against ?? 'random'];
    two.forEach(checkBot);
    return two;
  }
  if (bot !== undefined || against !== undefined)
    throw new Complaint('Choose --bot and --against for two bots or --bots for a round robin, not both.');
  const list = parseList(bots);
  if (list.length < 2 || new Set(list).size < list.length)
    throw new Complaint(`A round robin takes two or more different bots, not ${JSON.stringify(bots)}.`);
  list.forEach(checkBot);
  return list;
}

async function tableOf(name: string, options: ArenaOptions): Promise<Table> {
  const game = await gameNamed(name);
  const seats = options.seats ?? usualSeats(game);
  return { game, seats, rules: must(settleRules(game, parseRules(options.rules), seats)) };
}

/** All duels at one table, told as they end. */
async function compete(
  table: Table,
  bots: readonly string[],
  options: ArenaOptions,
  crew: Crew,
  output: Output,
  records: number | undefined,
): Promise<Encounter[]> {
  const sides = table.seats === 1 ? 1 : sidesOf(table).length;
  const deals = Math.ceil(options.matches / sides);
  const encounters: Encounter[] = [];
  for (const [bot, against] of pairs(bots.length, options.bots !== undefined && sides > 2)) {
    const duel: Duel = {
      table,
      bot: bots[bot],
      against: bots[against],
      deals,
      seed: options.seed,
      ...(options.sprt ? { sprt: options.sprt } : {}),
      ...(records === undefined
        ? {}
        : { keep: (record) => writeSync(records, `${JSON.stringify(record)}\n`) }),
    };
    const outcome = await shown(duel, crew);
    encounters.push({ bot, against, others: Math.max(1, sides - 1), deals: outcome.wonByDeal });
    if (options.json) output.line(say.duelJson(duel, outcome));
    else output.text(say.duel(duel, outcome) + say.fault(outcome) + say.verdict(outcome));
  }
  return encounters;
}

/** Every two of them; where one sits alone among several of the other, both ways. */
function pairs(bots: number, bothWays: boolean): [number, number][] {
  const all: [number, number][] = [];
  for (let one = 0; one < bots; one++) {
    for (let other = 0; other < bots; other++)
      if (one < other || (bothWays && one !== other)) all.push([one, other]);
  }
  return all;
}

async function shown(duel: Duel, crew: Crew): Promise<Outcome> {
  const progress = new Progress(`matches of ${duel.table.game.title}`);
  const sides = duel.table.seats === 1 ? 2 : sidesOf(duel.table).length;
  try {
    return await fight(duel, crew, (done) => progress.at(done, duel.deals * sides));
  } finally {
    progress.end();
  }
}

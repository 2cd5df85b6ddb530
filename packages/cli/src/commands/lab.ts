// `messdeck lab`: runs the plans of the lab, reports what they say, plays a row again.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Game, makeRecord, settleRules } from '@messdeck/engine';
import {
  type Arm,
  type Plan,
  parsePlan,
  playSitting,
  type Question,
  type Row,
  resultOf,
  rowName,
  type Shard,
  searchDeal,
  shardName,
  shardsOf,
} from '@messdeck/lab';
import { Complaint, must } from '../complaint.ts';
import { type AskedWithGame, addGame, gameNamed } from '../game-named.ts';
import {
  beginManifest,
  checkSignature,
  type Manifest,
  manifestOf,
  readManifest,
  writeManifest,
} from '../lab/manifest.ts';
import { parquetOf } from '../lab/parquet.ts';
import { reportPage } from '../lab/report-page.ts';
import { Store } from '../lab/store.ts';
import { Output } from '../output.ts';
import { seatName } from '../play/names.ts';
import { Progress } from '../progress.ts';
import { Crew } from '../run/crew.ts';

interface RunOptions extends AskedWithGame {
  readonly out: string;
  readonly jobs?: number;
  /** Questions that need more machines too. */
  readonly all?: boolean;
  readonly queue?: string;
}

export async function labRun(
  file: string,
  { out, jobs = availableParallelism(), all = false, queue, game: own }: RunOptions,
): Promise<void> {
  const plan = readPlan(file);
  if (own !== undefined) await addGame(own);
  const game = await gameNamed(plan.game);
  checkPlan(plan, game);
  const store = new Store(out);
  store.open();
  const manifest = beginManifest(store, out, manifestOf(plan, game));
  checkQuarantine(store, out);
  const asked = namedShards(plan, game, manifest, all);
  if (queue === undefined) await playShards(asked, store, jobs);
  else await (await import('../lab/hand-out.ts')).handOut(queue, asked, store, manifest);
  checkQuarantine(store, out);
  const named = playedShards(store, namedShards(plan, game, manifest, true));
  const shards = Object.fromEntries(named.map(([name]) => [name, store.hash(name)]));
  store.write('rows.parquet', parquetOf(named.flatMap(([name]) => rowsIn(store, name))));
  writeManifest(store, { ...manifest, shards });
}

/** Nobody knows which of two results is right: nothing is played or told on top of them. */
function checkQuarantine(store: Store, folder: string): void {
  const apart = store.quarantined();
  if (apart.length > 0) {
    throw new Complaint(
      `${apart.length} of the shards gave two results that differ, first ${apart[0]}; both are in ${folder}/quarantine.`,
    );
  }
}

async function playShards(
  shards: readonly (readonly [string, Shard])[],
  store: Store,
  jobs: number,
): Promise<void> {
  const left = shards.filter(([name]) => !store.has(name));
  if (left.length === 0) return;
  const progress = new Progress('shards');
  const crew = new Crew(Math.min(jobs, left.length), new Output());
  let done = shards.length - left.length;
  const play = async ([name, shard]: readonly [string, Shard]): Promise<void> => {
    let rows = '';
    await crew.run({ do: 'shard', shard }, (text) => {
      rows += text;
    });
    store.put(name, rows);
    progress.at(++done, shards.length);
  };
  progress.at(done, shards.length);
  try {
    await Promise.all(left.map(play));
  } finally {
    progress.end();
    await crew.close();
  }
}

interface ReportOptions extends AskedWithGame {
  /** A folder for the figures as files; without it they are printed. */
  readonly out?: string;
}

export async function labReport(folder: string, { out, game: own }: ReportOptions): Promise<void> {
  if (own !== undefined) await addGame(own);
  const run = await openRun(folder);
  const { plan, planHash: _, shards: __, ...made } = run.manifest;
  const figures = resultOf(plan, (question, arm) => rowsOf(run, question, arm), run.game.parts?.lowWins);
  const text = `${JSON.stringify({ ...figures, made }, null, 1)}\n`;
  if (out !== undefined) {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'figures.json'), text);
    writeFileSync(join(out, 'plan.json'), `${JSON.stringify(plan, null, 2)}\n`);
    writeFileSync(join(out, 'index.html'), reportPage(run.game, figures, made));
    return;
  }
  const output = new Output();
  output.text(text);
  await output.flush();
}

export async function labAgain(
  name: string,
  { in: folder, game: own }: { readonly in: string } & AskedWithGame,
): Promise<void> {
  if (own !== undefined) await addGame(own);
  const run = await openRun(folder);
  const { game, manifest } = run;
  const { seed, seats, questions } = manifest.plan;
  const [questionId, armId, deal = ''] = name.split('/');
  const question = questions.find(({ id }) => id === questionId);
  const arm = question?.arms.find(({ id }) => id === armId);
  const row =
    question && arm && rowsOf(run, question, arm, Number(deal)).find((one) => rowName(one) === name);
  if (!row) {
    const [first] = questions;
    throw new Complaint(
      `There is no row ${name} in ${folder}; the first is ${rowName(rowsOf(run, first, first.arms[0], 0)[0])}.`,
    );
  }
  const rules = must(settleRules(game, arm.rules, question.seats ?? seats));
  const table = { game, rules, seed };
  if (question.open !== undefined) {
    const again = await searchDeal(table, question, arm, row.deal, question.open);
    if (JSON.stringify(again) !== JSON.stringify(row))
      throw new Complaint(`The row ${name} comes out otherwise now: ${difference(row, again)}.`);
    throw new Complaint(
      `The row ${name} comes out the same; nobody plays with open cards, so it has no record.`,
    );
  }
  const played = await playSitting(table, question, arm, row);
  if (JSON.stringify(played.row) !== JSON.stringify(row))
    throw new Complaint(`The row ${name} comes out otherwise now: ${difference(row, played.row)}.`);
  const output = new Output();
  output.line(
    makeRecord(
      played.match,
      row.players.map((bot, seat) => ({ name: seatName(seat), bot })),
    ),
  );
  await output.flush();
}

interface Run {
  readonly manifest: Manifest;
  readonly game: Game;
  readonly store: Store;
  readonly shards: readonly (readonly [string, Shard])[];
}

async function openRun(folder: string): Promise<Run> {
  const store = new Store(folder);
  const manifest = readManifest(store, folder);
  const game = await gameNamed(manifest.plan.game);
  checkSignature(manifest, manifestOf(manifest.plan, game));
  checkQuarantine(store, folder);
  const asked = namedShards(manifest.plan, game, manifest, false);
  const missing = asked.filter(([name]) => !store.has(name)).length;
  if (missing > 0)
    throw new Complaint(
      `${missing} of ${asked.length} shards are missing in ${folder}; run the plan to its end.`,
    );
  const shards = playedShards(store, namedShards(manifest.plan, game, manifest, true));
  return { manifest, game, store, shards };
}

/** Without the shards of questions of which not all has been played. */
function playedShards(
  store: Store,
  shards: readonly (readonly [string, Shard])[],
): (readonly [string, Shard])[] {
  const lacking = new Set(shards.filter(([name]) => !store.has(name)).map(([, { question }]) => question));
  return shards.filter(([, { question }]) => !lacking.has(question));
}

/** The rows of an arm in the order of the plan; with a deal, only of its shard. */
function rowsOf({ store, shards }: Run, question: Question, arm: Arm, deal?: number): Row[] {
  const own = shards.filter(
    ([, shard]) =>
      shard.question === question.id &&
      shard.arm.id === arm.id &&
      (deal === undefined || (shard.from <= deal && deal < shard.to)),
  );
  return own.flatMap(([name]) => rowsIn(store, name));
}

function rowsIn(store: Store, shard: string): Row[] {
  return store
    .read(shard)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

function readPlan(file: string): Plan {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Complaint(`The plan ${file} cannot be read.`);
  }
  return must(parsePlan(text));
}

/** Every arm's rules, before anything is played. */
function checkPlan({ questions, seats }: Plan, game: Game): void {
  for (const question of questions)
    for (const { rules } of question.arms) must(settleRules(game, rules, question.seats ?? seats));
}

/** The shards of a plan; those that need more machines only with `all`. */
function namedShards(
  plan: Plan,
  game: Game,
  { signature }: Manifest,
  all: boolean,
): (readonly [string, Shard])[] {
  const questions = plan.questions.filter(({ needs }) => all || needs === undefined);
  return shardsOf(plan, game, questions).map((shard) => [shardName(shard, signature), shard] as const);
}

function difference(row: Row, again: Row): string {
  const key = (Object.keys(row) as (keyof Row)[]).find(
    (one) => JSON.stringify(row[one]) !== JSON.stringify(again[one]),
  )!;
  return `${key} was ${JSON.stringify(row[key])} and is ${JSON.stringify(again[key])}`;
}

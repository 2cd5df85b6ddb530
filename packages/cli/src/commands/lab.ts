// `messdeck lab`: runs the plans of the lab, reports what they say, plays a row again.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Game, makeRecord, settleRules } from '@messdeck/engine';
import {
  type Plan,
  parsePlan,
  playSitting,
  type Row,
  resultOf,
  rowName,
  type Shard,
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
import { Store } from '../lab/store.ts';
import { Output } from '../output.ts';
import { seatName } from '../play/names.ts';
import { Progress } from '../progress.ts';
import { Crew } from '../run/crew.ts';

export async function labRun(
  file: string,
  { out, jobs = availableParallelism(), game: own }: { out: string; jobs?: number } & AskedWithGame,
): Promise<void> {
  const plan = readPlan(file);
  if (own !== undefined) await addGame(own);
  const game = await gameNamed(plan.game);
  checkPlan(plan, game);
  const store = new Store(out);
  store.open();
  const manifest = beginManifest(store, out, manifestOf(plan, game));
  checkQuarantine(store, out);
  await playShards(namedShards(plan, game, manifest), store, jobs);
  checkQuarantine(store, out);
  const named = namedShards(plan, game, manifest);
  const shards = Object.fromEntries(named.map(([name]) => [name, store.hash(name)]));
  store.write('rows.parquet', parquetOf(rowsOf(store, named)));
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

export async function labReport(folder: string, { game: own }: AskedWithGame): Promise<void> {
  if (own !== undefined) await addGame(own);
  const { manifest, rows } = await openRun(folder);
  const { plan, planHash: _, shards: __, ...made } = manifest;
  const output = new Output();
  output.text(`${JSON.stringify({ ...resultOf(plan, rows), made }, null, 1)}\n`);
  await output.flush();
}

export async function labAgain(
  name: string,
  { in: folder, game: own }: { readonly in: string } & AskedWithGame,
): Promise<void> {
  if (own !== undefined) await addGame(own);
  const { manifest, rows, game } = await openRun(folder);
  const row = rows.find((one) => rowName(one) === name);
  if (!row) throw new Complaint(`There is no row ${name} in ${folder}; the first is ${rowName(rows[0])}.`);
  const { seed, seats, questions } = manifest.plan;
  const arm = questions.find(({ id }) => id === row.question)!.arms.find(({ id }) => id === row.arm)!;
  const rules = must(settleRules(game, arm.rules, seats));
  const played = await playSitting({ game, rules, seed }, { id: row.question }, arm, row);
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

async function openRun(folder: string): Promise<{ manifest: Manifest; rows: Row[]; game: Game }> {
  const store = new Store(folder);
  const manifest = readManifest(store, folder);
  const game = await gameNamed(manifest.plan.game);
  checkSignature(manifest, manifestOf(manifest.plan, game));
  const shards = namedShards(manifest.plan, game, manifest);
  const missing = shards.filter(([name]) => !store.has(name)).length;
  if (missing > 0)
    throw new Complaint(
      `${missing} of ${shards.length} shards are missing in ${folder}; run the plan to its end.`,
    );
  return { manifest, rows: rowsOf(store, shards), game };
}

/** All rows in the order of the plan. */
function rowsOf(store: Store, shards: readonly (readonly [string, Shard])[]): Row[] {
  const rows: Row[] = [];
  for (const [name] of shards)
    for (const line of store.read(name).split('\n')) if (line !== '') rows.push(JSON.parse(line) as Row);
  return rows;
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
  for (const { arms } of questions) for (const { rules } of arms) must(settleRules(game, rules, seats));
}

function namedShards(plan: Plan, game: Game, { signature }: Manifest): (readonly [string, Shard])[] {
  return shardsOf(plan, game).map((shard) => [shardName(shard, signature), shard] as const);
}

function difference(row: Row, again: Row): string {
  const key = (Object.keys(row) as (keyof Row)[]).find(
    (one) => JSON.stringify(row[one]) !== JSON.stringify(again[one]),
  )!;
  return `${key} was ${JSON.stringify(row[key])} and is ${JSON.stringify(again[key])}`;
}

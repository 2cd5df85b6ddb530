// The lab: the same bytes with any number of threads and after any end, and what happens when results differ.

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { beforeAll, expect, test } from 'vitest';
import { Store } from '../src/lab/store.ts';
import { bytesOf, labFolder, writePlan } from './lab-runs.ts';
import { complaint, jsonLines, messdeck, start } from './messdeck.ts';

const { at } = labFolder();
const plan = at('plan.json');
const bytes = (name: string): Record<string, string> => bytesOf(at(name));

const run = (name: string, ...more: string[]) => messdeck(['lab', 'run', plan, '--out', at(name), ...more]);

beforeAll(async () => {
  writePlan(plan);
  expect((await run('one', '--jobs', '1')).status).toBe(0);
});

test.each(['2', '4'])('%s threads give the same bytes as one', async (jobs) => {
  expect((await run(`jobs-${jobs}`, '--jobs', jobs)).status).toBe(0);
  expect(bytes(`jobs-${jobs}`)).toEqual(bytes('one'));
});

test('a run that is killed again and again goes on where it stopped', async () => {
  for (const wait of [250, 400, 550, 700, 850]) {
    const child = start(['lab', 'run', plan, '--out', at('killed'), '--jobs', '2']);
    await new Promise((resolve) => setTimeout(resolve, wait));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
  }
  expect((await run('killed', '--jobs', '2')).status).toBe(0);
  expect(bytes('killed')).toEqual(bytes('one'));
});

test('the report has every figure with its interval, and as many deals as were planned', async () => {
  const [report] = [JSON.parse((await messdeck(['lab', 'report', at('one')])).stdout)];
  expect(report).toMatchObject({ game: 'militac', made: { program: 'messdeck', edition: 1 } });
  const [usual, final] = report.questions[0].arms;
  expect([usual.deals, usual.distinct, usual.matches]).toEqual([30, 30, 120]);
  expect(usual.places).toHaveLength(4);
  expect(usual.places[0].points.interval[0]).toBeLessThan(usual.places[0].points.value);
  expect(final.actions.value).toBeGreaterThan(0);
  expect(report.questions[0].changes[0]).toMatchObject({ arm: 'final', measure: 'made' });
});

test('the report is written as a page of its own, with every figure and the way to count it again', async () => {
  const out = at('page');
  expect((await messdeck(['lab', 'report', at('one'), '--out', out])).status).toBe(0);
  const page = readFileSync(at('page/index.html'), 'utf8');
  expect(page).toContain('<h1>Militac</h1>');
  expect(page).toContain('Place 0 from the dealer, points a hand over the table');
  expect(page).toContain('final: made');
  expect(page).not.toMatch(/undefined|NaN|<script|https?:/);
  const { made: _, ...figures } = JSON.parse(readFileSync(at('page/figures.json'), 'utf8'));
  expect(figures.questions[0].arms).toHaveLength(2);
  expect(JSON.parse(readFileSync(at('page/plan.json'), 'utf8'))).toMatchObject({ seed: 'lab' });
});

test('the rows are one Parquet file, as other programs read it', async () => {
  const file = readFileSync(at('one/rows.parquet'));
  const rows = await parquetReadObjects({ file: new Uint8Array(file).buffer });
  expect(rows).toHaveLength(240);
  expect(rows[0]).toMatchObject({
    question: 'table',
    arm: 'usual',
    deal: 0,
    turn: 0,
    turned: true,
    hands: 1,
  });
  expect(rows[0].players).toEqual(['recruit', 'recruit', 'recruit', 'recruit']);
});

test('a row is played again as a record, from its name alone', async () => {
  const { stdout, status } = await messdeck(['lab', 'again', 'table/final/12/3', '--in', at('one')]);
  expect(status).toBe(0);
  expect(jsonLines(stdout)[0]).toMatchObject({ format: 'messdeck/1', rules: { auction: 'final' } });
  expect(await complaint(['lab', 'again', 'table/final/99/3', '--in', at('one')])).toContain(
    'There is no row table/final/99/3',
  );
});

test('a row that comes out otherwise is told by what differs', async () => {
  cpSync(at('one'), at('other'), { recursive: true });
  const [shard] = readdirSync(at('other/shards'));
  const path = at(`other/shards/${shard}`);
  const row = JSON.parse(readFileSync(path, 'utf8').split('\n')[0]);
  writeFileSync(path, readFileSync(path, 'utf8').replace(`"actions":${row.actions}`, '"actions":7'));
  const name = [row.question, row.arm, row.deal, row.turn].join('/');
  expect(await complaint(['lab', 'again', name, '--in', at('other')])).toContain(
    `actions was 7 and is ${row.actions}`,
  );
});

test('of two results that differ both are put aside, and the run says so', async () => {
  cpSync(at('one'), at('apart'), { recursive: true });
  const store = new Store(at('apart'));
  const [shard] = readdirSync(at('apart/shards')).map((name) => name.replace('.jsonl', ''));
  expect(store.put(shard, store.read(shard))).toBe('kept');
  expect(store.put(shard, '{}\n')).toBe('quarantined');
  expect(store.quarantined()).toEqual([shard]);
  expect(await complaint(['lab', 'run', plan, '--out', at('apart')])).toContain(
    'gave two results that differ',
  );
});

test('what cannot be run or reported is refused with one sentence', async () => {
  const other = at('other-plan.json');
  writePlan(other, { seed: 'another' });
  expect(await complaint(['lab', 'run', other, '--out', at('one')])).toContain('holds a run of another plan');
  writePlan(other, { seats: 3 });
  expect(await complaint(['lab', 'run', other, '--out', at('three')])).toContain('is played with 4 seats');
  expect(await complaint(['lab', 'run', at('none.json'), '--out', at('x')])).toContain('cannot be read');
  expect(await complaint(['lab', 'report', at('x')])).toContain('nothing was run there');
  cpSync(at('one'), at('gaps'), { recursive: true });
  const [shard] = readdirSync(at('gaps/shards'));
  rmSync(at(`gaps/shards/${shard}`));
  expect(await complaint(['lab', 'report', at('gaps')])).toContain('1 of 6 shards are missing');
  const manifest = readFileSync(at('gaps/manifest.json'), 'utf8');
  writeFileSync(at('gaps/manifest.json'), manifest.replace(/"signature": "\w+"/, '"signature": "feed"'));
  expect(await complaint(['lab', 'run', plan, '--out', at('gaps')])).toContain('with signature');
});

/** Trios need six players; the plan of SIGS is for four. */
const UNCOUNTED = new Set(['sigs partners trios']);

test("the almanac's plans are plans of games that we have, under rules that they have", async () => {
  const plans = join(import.meta.dirname, '../../../almanac/plans');
  const names = readdirSync(plans);
  expect(names).toHaveLength(12);
  const { parsePlan } = await import('@messdeck/lab');
  const { findGame, settleRules, isRefusal } = await import('@messdeck/engine');
  for (const name of names) {
    const asked = parsePlan(readFileSync(join(plans, name), 'utf8'));
    if (isRefusal(asked)) throw new Error(`${name}: ${asked.refused}`);
    const game = findGame(asked.game);
    if (isRefusal(game)) throw new Error(game.refused);
    for (const { id, arms, seats = asked.seats } of asked.questions)
      for (const { rules } of arms)
        expect(settleRules(game, rules, seats), `${name}, ${id}`).not.toHaveProperty('refused');
    const usual = settleRules(game, {}, asked.seats);
    if (isRefusal(usual)) throw new Error(usual.refused);
    // Every option of the game is changed by itself, but what only names another match.
    const changed = asked.questions.flatMap(({ arms }) => arms.map(({ rules }) => rules));
    for (const { key, values } of game.options)
      for (const value of values ?? [])
        if (key !== 'match' && value !== usual[key] && !UNCOUNTED.has(`${game.id} ${key} ${value}`))
          expect(
            changed.some((rules) => rules[key] === value),
            `${name}: ${key} ${value}`,
          ).toBe(true);
  }
});

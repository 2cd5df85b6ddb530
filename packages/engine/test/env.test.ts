// Environments: what they ask and show is what records and streams say, for every game.

import { describe, expect, test } from 'vitest';
import { agreesWithRecord, randomTable } from '../laws/index.ts';
import { Batch, CHANCE_ASKED, Env, EnvTable, Layout } from '../src/env/index.ts';
import { findGame, type Game, games, isRefusal, Match, Random, settleRules } from '../src/index.ts';

const CHOICES = 1_500;

function tableOf(id: string, rules: Record<string, unknown> = {}, seats?: number): Promise<EnvTable> {
  const game = findGame(id) as Game;
  const number = seats ?? (game.seats.includes(4) ? 4 : game.seats[0]);
  const settled = settleRules(game, rules, number);
  if (isRefusal(settled)) throw new Error(settled.refused);
  return EnvTable.of(game, settled, number);
}

/** Plays an environment on at random. */
function playOn(env: Env, random: Random, choices = Number.POSITIVE_INFINITY): Env {
  for (let i = 0; i < choices && !env.over; i++) env.step(env.open[random.below(env.open.length)]);
  return env;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('agrees with its records, with options drawn at random', async () => {
    const random = new Random('env', id);
    let choices = 0;
    for (let i = 0; choices < CHOICES; i++)
      choices += await agreesWithRecord(game, randomTable(game, random), String(i), 600);
    expect(choices).toBeGreaterThanOrEqual(CHOICES);
  });

  test('numbers its actions and observations as ever', async () => {
    const env = new Env(await tableOf(id), 'golden');
    const { layout } = env.table;
    const random = new Random('golden', id);
    const lines: object[] = [
      { words: layout.numbering.spoken, cards: game.pack.ids.length, length: layout.length },
      ...layout.fields,
    ];
    for (let i = 0; i < 16 && !env.over; i++) {
      const vector = new Float32Array(layout.length);
      env.observe(env.seat, vector);
      const numbers = [...vector].flatMap((number, at) => (number === 0 ? [] : [[at, number]]));
      lines.push({ steps: env.steps, seat: env.seat, begun: env.begun, open: env.open, numbers });
      playOn(env, random, 7);
    }
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    await expect(text).toMatchFileSnapshot(`golden/env-${id}.jsonl`);
  });

  test('every number of an observation belongs to one field, at any number of seats', async () => {
    for (const seats of game.seats) {
      const layout = await Layout.of(game, seats);
      let at = 0;
      for (const field of layout.fields) {
        expect([field.name, field.at]).toEqual([field.name, at]);
        expect(field.means).not.toBe('');
        at += field.length;
      }
      expect(at).toBe(layout.length);
    }
  });
});

test('every fact that a view of a game tells has a field', async () => {
  const random = new Random('facts');
  for (const game of games) {
    for (let i = 0; i < 6; i++) {
      const { rules, seats } = randomTable(game, random);
      const { fields } = await Layout.of(game, seats);
      const env = playOn(new Env(await EnvTable.of(game, rules, seats), String(i)), random, 300);
      const match = new Match(game, rules, seats);
      for (const { by, do: text } of env.record().log) {
        match.act(by, text);
        if (random.below(8) > 0) continue;
        const { facts, places } = match.view(0);
        for (const name of [...Object.keys(facts), ...Object.keys(places)]) {
          const stem = name.replace(/\d+$/, '');
          const known = fields.some(
            (f) => f.name === name || f.name.startsWith(`${name}.`) || f.name.startsWith(`${stem}+`),
          );
          expect(known, `${game.id}: ${name}`).toBe(true);
        }
      }
    }
  }
});

test('a choice of several cards is made card by card, lowest first', async () => {
  const env = new Env(await tableOf('do-boy'), '1');
  const { words } = env.table.layout.numbering;
  expect(env.begun).toBe('give');
  const legal = env.legal();
  env.step(env.open[2]);
  env.step(env.open[0]);
  expect(env.begun.split(' ')).toHaveLength(3);
  const seat = env.seat;
  const last = env.open.map((number) => `${env.begun} ${words[number]}`);
  for (const text of last) expect(legal).toContain(text);
  env.step(env.open[0]);
  expect(env.record().log.at(-1)).toEqual({ by: seat, do: last[0] });
});

test.each([
  ['do-boy', {}, 4],
  ['tactics', {}, 16],
])('a choice of cards of %s is asked for without listing what may be chosen', async (id, rules, held) => {
  const table = await tableOf(id, rules);
  let listed = 0;
  const legal: Game['legal'] = (position, seat, moves) => {
    const count = table.game.legal(position, seat, moves);
    listed = Math.max(listed, count);
    return count;
  };
  const env = new Env(await EnvTable.of({ ...table.game, legal }, table.rules, table.seats), '1');
  const random = new Random('choice');
  const cards: number[] = [];
  for (let i = 0; i < 80; i++) {
    if (/^(give|discard)/.test(env.begun)) cards.push(env.open.length);
    playOn(env, random, 1);
  }
  expect(cards.length).toBeGreaterThan(held / 4);
  expect(listed).toBeLessThan(100);
});

test('actions are taken as texts too, and refused with a sentence', async () => {
  const env = new Env(await tableOf('do-boy'), '1');
  expect(env.refusal('give I1')?.refused).toContain('DOB-1');
  expect(env.refusal(1)?.refused).toMatch(/^Seat \d cannot choose 1 now; open are /);
  const [text] = env.legal();
  const { seat } = env;
  expect(env.refusal(text)).toBeUndefined();
  env.step(text);
  expect(env.record().log.at(-1)).toEqual({ by: seat, do: text });
});

test('a call window is let pass with number 0', async () => {
  const env = new Env(await tableOf('bang', {}, 2), '1');
  const random = new Random('bang');
  for (let i = 0; i < 500 && !env.legal().includes('-'); i++) playOn(env, random, 1);
  expect(env.open).toContain(0);
  const { seat, steps } = env;
  env.step(0);
  // Nothing was said; somebody else is asked, or the window has closed.
  expect(env.seat !== seat || env.steps > steps).toBe(true);
});

test('deals are those of the seed, as in simulate, and can be seeded anew on the way', async () => {
  const table = await tableOf('militac', { match: 'hand' });
  const cards = (env: Env): string =>
    env
      .record()
      .log.map((event) => event.do)
      .filter((text) => text.startsWith('shuffle'))[0];
  expect(cards(new Env(table, '7', 3))).toBe(cards(new Env(table, '7/3')));
  expect(cards(new Env(table, '7', 3))).not.toBe(cards(new Env(table, '7', 4)));
  const long = await tableOf('do-boy');
  const [one, same, other] = ['a', 'a', 'b'].map((seed) => {
    const env = new Env(long, '1');
    env.seed(seed);
    return JSON.stringify(playOn(env, new Random('x')).record().log);
  });
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

test.each(games.map(({ id }) => id))(
  'a clone of %s goes its own way, and a copy of it the same way',
  async (id) => {
    const env = playOn(new Env(await tableOf(id), '3'), new Random('before'), 9);
    const before = JSON.stringify([env.record().log, env.seat, env.open, env.begun]);
    const [one, two] = [env.clone(), env.clone()];
    playOn(one, new Random('on'), 200);
    expect(JSON.stringify([env.record().log, env.seat, env.open, env.begun])).toBe(before);
    playOn(two, new Random('on'), 200);
    expect(two.record()).toEqual(one.record());
  },
);

test('chance is asked on request: outcomes where they are few, texts and draws otherwise', async () => {
  const env = new Env(await tableOf('bang', {}, 2), '1', 0, false);
  expect(env.seat).toBe(CHANCE_ASKED);
  const outcomes = env.outcomes()!;
  expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  expect(env.open).toHaveLength(outcomes.length);
  env.step(outcomes.length - 1);
  expect(env.record().log).toEqual([{ by: 'chance', do: outcomes.at(-1)!.text }]);
  const many = new Env(await tableOf('tactics'), '1', 0, false);
  expect(many.outcomes()).toBeUndefined();
  expect(many.refusal(0)?.refused).toContain('too many');
  expect(many.refusal('cut I1')?.refused).toContain('takes');
  many.step(null);
  expect(many.steps).toBe(1);
});

test('a batch begins the next match where one is over, and tells how it ended', async () => {
  const batch = new Batch(await tableOf('do-boy', { match: 'hand' }), 5, {
    seed: '1',
    first: 0,
    sampled: true,
    renew: true,
    records: true,
  });
  const random = new Random('batch');
  const matches = new Set<number>();
  while (matches.size < 12) {
    const ended = batch.step(batch.envs.map(({ open }) => open[random.below(open.length)]));
    if (isRefusal(ended)) throw new Error(ended.refused);
    for (const { match, record, scores, returns } of ended) {
      expect(matches.has(match)).toBe(false);
      matches.add(match);
      expect(record!.result!.scores).toEqual(scores);
      // Do-Boy: the fewer points the better.
      expect(returns.indexOf(Math.max(...returns))).toBe(scores.indexOf(Math.min(...scores)));
    }
  }
  expect(batch.envs.every(({ over }) => !over)).toBe(true);
  const wrong = batch.step([0, null, null, null, null]);
  expect(isRefusal(wrong) && wrong.refused).toMatch(/^Environment 0: /);
});

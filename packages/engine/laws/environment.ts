// The law of environments: what a program steps through is the match that its record tells, choice by choice.

import { Env, EnvTable, PASS_WORD } from '../src/env/index.ts';
import {
  BY_CLOCK,
  type Entry,
  type Game,
  isFault,
  legalTexts,
  type Match,
  Random,
  replay,
} from '../src/index.ts';
import { LawBroken } from './broken.ts';
import type { TableOf } from './tables.ts';

/** What an environment asked before an event of its record. */
interface Asked {
  readonly seat: number;
  readonly begun: string;
  readonly open: readonly number[];
  readonly legal: readonly string[];
  readonly vector: Float32Array;
}

/**
 * Plays a match at random in an environment, up to `most` choices, and compares it with its record: legal actions,
 * observations, scores and returns. Returns the number of choices.
 */
export async function agreesWithRecord(
  game: Game,
  table: TableOf,
  seed: string,
  most: number,
): Promise<number> {
  const env = new Env(await EnvTable.of(game, table.rules, table.seats), seed);
  const { layout } = env.table;
  const random = new Random('environment', game.id, seed);
  const asked: Asked[][] = [];
  let choices = 0;
  for (; !env.over && choices < most; choices++) {
    const { seat, begun, open } = env;
    const vector = new Float32Array(layout.length);
    env.observe(seat, vector);
    (asked[env.steps] ??= []).push({ seat, begun, open, legal: env.legal(), vector });
    env.step(open[random.below(open.length)]);
  }
  const record = env.record();
  const fail = (law: string): never => {
    throw new LawBroken(law, record);
  };
  const latest: (Entry | undefined)[] = [];
  const compare = (match: Match, step: number): void => {
    for (let seat = 0; step === 0 && seat < table.seats; seat++)
      match.watch(seat, (entry) => (latest[seat] = entry));
    for (const one of asked[step] ?? []) {
      const legal = legalTexts(game, match.position, one.seat);
      if (game.actors(match.position) & BY_CLOCK) legal.push(PASS_WORD);
      if (legal.sort().join('\n') !== one.legal.join('\n'))
        fail(`step ${step}: the environment and the record have the same legal actions`);
      if (layout.numbering.wordsAfter(one.begun, legal).join() !== one.open.join())
        fail(`step ${step}: after "${one.begun}" the open words are those of the legal actions`);
      const view = latest[one.seat]?.view ?? match.view(one.seat);
      const begun = one.begun === '' ? [] : layout.numbering.numbersOf(one.begun);
      if (!sameNumbers(layout.vector(view, begun), one.vector))
        fail(`step ${step}: seat ${one.seat} observes what its stream says, and nothing else`);
    }
  };
  const end = replay(record, game, { before: compare });
  if (isFault(end)) return fail(`the record of an environment holds: ${end.error}`);
  const ending = env.ending();
  if (!env.over !== !ending) fail('an environment that is over has an ending');
  if (ending) {
    if (ending.scores.join() !== record.result?.scores.join()) fail('the scores are those of the record');
    const sum = ending.returns.reduce((all, one) => all + one, 0);
    if (table.seats > 1 && Math.abs(sum) > 1e-6) fail('the returns of all seats add up to nothing');
  }
  return choices;
}

function sameNumbers(a: Float32Array, b: Float32Array): boolean {
  return a.length === b.length && a.every((number, i) => number === b[i]);
}

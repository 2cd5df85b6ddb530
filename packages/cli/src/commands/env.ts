// `messdeck env`: a game as an environment for programs that learn or plan, in JSON lines (docs/research.md).

import { settleRules } from '@messdeck/engine';
import { EnvTable, tinyOf } from '@messdeck/engine/env';
import { parseRules } from '../asked.ts';
import { Complaint, must } from '../complaint.ts';
import { describe, Environments } from '../env/environments.ts';
import { parseRequest } from '../env/request.ts';
import { countTree } from '../env/tree.ts';
import { type AskedWithGame, gameAsked, usualSeats } from '../game-named.ts';
import { readLines } from '../lines.ts';
import { Output } from '../output.ts';

interface EnvOptions extends AskedWithGame {
  readonly seats?: number;
  readonly rules: string;
  readonly seed: string;
  readonly envs: number;
  readonly layout?: boolean;
  readonly tiny?: boolean;
  readonly tree?: boolean;
}

export async function runEnv(name: string | undefined, options: EnvOptions): Promise<void> {
  const named = await gameAsked(name, options);
  const game = options.tiny ? must(await tinyOf(named)) : named;
  const seats = options.seats ?? usualSeats(game);
  const rules = must(settleRules(game, parseRules(options.rules), seats));
  const table = await EnvTable.of(game, rules, seats);
  const output = new Output();
  if (options.layout) output.line(describe(table));
  else if (options.tree) output.line(countTree(table));
  else {
    const desk = new Environments(table, options.envs, options.seed);
    for await (const line of readLines('-')) {
      if (line.trim() === '') continue;
      output.line(answered(desk, line));
      await output.room();
    }
  }
  await output.flush();
}

/** A request that cannot be carried out is answered with a sentence and changes nothing. */
function answered(desk: Environments, line: string): object {
  try {
    return desk.answer(parseRequest(line));
  } catch (error) {
    if (error instanceof Complaint) return { error: error.message };
    throw error;
  }
}

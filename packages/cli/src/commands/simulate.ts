// `messdeck simulate`: whole matches of bots, a record a line, the same bytes for the same seed.

import { type MatchRecord, settleRules } from '@messdeck/engine';
import { parseRules, parseSeats, usualJobs } from '../asked.ts';
import { checkBot } from '../bots.ts';
import { must } from '../complaint.ts';
import { type AskedWithGame, gameAsked, usualSeats } from '../game-named.ts';
import { madeWith } from '../made.ts';
import { Output } from '../output.ts';
import { Progress } from '../progress.ts';
import { Crew } from '../run/crew.ts';
import { type HandRow, rowsOf } from '../run/hand-rows.ts';
import { writeParquet } from '../run/parquet.ts';
import type { PlayTask } from '../run/task.ts';

interface SimulateOptions extends AskedWithGame {
  readonly seats?: number;
  readonly matches: number;
  readonly first: number;
  readonly seed: string;
  readonly rules: string;
  readonly bots: string;
  readonly botTimeout: number;
  readonly jobs?: number;
  readonly parquet?: string;
}

export async function simulate(name: string | undefined, options: SimulateOptions): Promise<void> {
  const { matches, first, seed } = options;
  const game = await gameAsked(name, options);
  const seats = options.seats ?? usualSeats(game);
  const rules = must(settleRules(game, parseRules(options.rules), seats));
  const bots = parseSeats(options.bots, seats);
  bots.forEach(checkBot);
  const output = new Output();
  const progress = new Progress('matches');
  const jobs = Math.min(matches, options.jobs ?? usualJobs(matches, bots));
  const crew = new Crew(jobs, output, options.botTimeout);
  const rows: HandRow[] = [];
  let done = 0;
  try {
    for await (const line of crew.play(tasks())) {
      if (options.parquet !== undefined) {
        for (const row of rowsOf(JSON.parse(line) as MatchRecord, game)) rows.push(row);
      } else output.text(line);
      await output.room();
      progress.at(++done, matches);
    }
    if (options.parquet !== undefined) {
      const made = madeWith(game, { seed, matches, players: bots, options: rules });
      await writeParquet(options.parquet, rows, seats, made);
    }
  } finally {
    progress.end();
    await crew.close();
    await output.flush();
  }

  function* tasks(): Generator<PlayTask> {
    for (let match = first; match < first + matches; match++)
      yield { do: 'play', game: game.id, rules, seed, match, bots };
  }
}

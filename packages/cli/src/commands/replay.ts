// `messdeck replay`: plays records again under the rules; tells legal actions or views of every step on request.

import {
  actorNames,
  findGame,
  type Game,
  games,
  isFault,
  isRefusal,
  legalTexts,
  type Match,
  parseRecord,
  replay,
  SPECTATOR,
  type View,
} from '@messdeck/engine';
import { Complaint, must } from '../complaint.ts';
import { readLines } from '../lines.ts';
import { Output } from '../output.ts';

interface ReplayOptions {
  readonly legal?: boolean;
  readonly views?: boolean;
}

export async function replayFile(path: string, options: ReplayOptions): Promise<void> {
  if (options.legal && options.views) throw new Complaint('Choose one of --legal and --views.');
  const output = new Output();
  const faults: string[] = [];
  let n = 0;
  for await (const line of readLines(path)) {
    if (line.trim() === '') continue;
    const error = replayLine(line, n, options, output);
    if (error) faults.push(`record ${n}: ${error}`);
    n++;
  }
  output.flush();
  if (n === 0) throw new Complaint(`${path === '-' ? 'Standard input' : path} holds no record.`);
  if (faults.length === 0) return;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more of ${n} records)` : '';
  throw new Complaint(`${faults[0]}${more}`);
}

/** What is wrong with the record, if anything. */
function replayLine(line: string, n: number, options: ReplayOptions, output: Output): string | undefined {
  const record = parseRecord(line, games);
  const whole = !options.legal && !options.views;
  if (isRefusal(record)) {
    if (whole) output.line({ record: n, steps: 0, ok: false, error: record.refused });
    return record.refused;
  }
  const game: Game = must(findGame(record.game));
  const end = replay(record, game, {
    before(match, step) {
      if (options.legal) output.line({ record: n, step, ...legalNow(match) });
    },
    after(match, step) {
      if (options.views) output.line({ record: n, step, views: viewsNow(match) });
    },
  });
  if (!isFault(end)) {
    if (whole) output.line({ record: n, steps: record.log.length, ok: true });
    return undefined;
  }
  if (whole) output.line({ record: n, steps: end.step, ok: false, error: end.error });
  return end.error;
}

function legalNow(match: Match): object {
  const { game, position } = match;
  const actors = actorNames(game.actors(position));
  const legal: Record<string, string[]> = {};
  for (const actor of actors) {
    if (actor === 'clock') legal['clock'] = ['tick'];
    else if (actor !== 'chance') legal[actor] = legalTexts(game, position, actor);
  }
  return { actors, legal };
}

function viewsNow(match: Match): Record<string, View> {
  const views: Record<string, View> = {};
  for (let seat = 0; seat < match.seats; seat++) views[seat] = match.view(seat);
  views['null'] = match.view(SPECTATOR);
  return views;
}

// One record played again under the rules: whether it holds, or the legal actions or views of every step.

import {
  actorNames,
  editionOf,
  type Game,
  isFault,
  isRefusal,
  legalTexts,
  type Match,
  parseRecord,
  replay,
  SPECTATOR,
  type View,
} from '@messdeck/engine';
import { must } from '../complaint.ts';
import { knownGames } from '../game-named.ts';
import type { ReplayTask } from './task.ts';

/** Lines are passed on in pieces of this size. */
const PIECE = 1 << 18;

/** What is wrong with the record, if anything; `write` gets whole lines. */
export function replayOne(
  { line, record: n, show }: ReplayTask,
  write: (text: string) => void,
): string | undefined {
  let piece = '';
  const print = (value: object): void => {
    piece += `${JSON.stringify(value)}\n`;
    if (piece.length < PIECE) return;
    write(piece);
    piece = '';
  };
  const wrong = replayed(knownGames(), line, n, show, print);
  if (piece !== '') write(piece);
  return wrong;
}

function replayed(
  known: readonly Game[],
  line: string,
  n: number,
  show: ReplayTask['show'],
  print: (value: object) => void,
): string | undefined {
  const record = parseRecord(line, known);
  if (isRefusal(record)) {
    if (show === 'whole') print({ record: n, steps: 0, ok: false, error: record.refused });
    return record.refused;
  }
  const end = replay(record, must(editionOf(known, record.game, record.edition)), {
    before(match, step) {
      if (show === 'legal') print({ record: n, step, ...legalNow(match) });
    },
    after(match, step) {
      if (show === 'views') print({ record: n, step, views: viewsNow(match) });
    },
  });
  if (!isFault(end)) {
    if (show === 'whole') print({ record: n, steps: record.log.length, ok: true });
    return undefined;
  }
  if (show === 'whole') print({ record: n, steps: end.step, ok: false, error: end.error });
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

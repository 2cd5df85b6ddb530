// The matches of an independent referee: every game replays them to the same scores, legal actions and views.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  actorNames,
  checkRecord,
  games,
  isFault,
  isRefusal,
  legalTexts,
  type Match,
  type MatchRecord,
  replay,
  SPECTATOR,
  seatsOf,
} from '../src/index.ts';

const folder = new URL('../../../records/conformance/', import.meta.url);

interface Conformance extends MatchRecord {
  legal: Record<string, [number, string] | string[]>[];
  views: Record<string, unknown>[];
}

function records(kind: string, game: string): Conformance[] {
  const text = readFileSync(new URL(`${kind}/${game}.jsonl`, folder), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Conformance);
}

function legalNow(match: Match, spelled: boolean): Record<string, unknown> {
  const { game, position } = match;
  const actors = game.actors(position);
  const entries = actorNames(actors)
    .filter((actor) => actor !== 'chance')
    .map((actor) => {
      const texts = actor === 'clock' ? ['tick'] : legalTexts(game, position, actor as number);
      const digest = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
      return [String(actor), spelled ? texts : [texts.length, digest]];
    });
  expect(seatsOf(actors).every((seat) => seat < match.seats)).toBe(true);
  return Object.fromEntries(entries);
}

/** The games of which the referee has played matches. */
const refereed = readdirSync(new URL('digests', folder)).map((file) => file.replace('.jsonl', ''));

describe.each(refereed)('%s', (id) => {
  const game = games.find((candidate) => candidate.id === id)!;

  test.each(['digests', 'full'])('replays the %s with the same scores and legal actions', (kind) => {
    for (const [n, record] of records(kind, id).entries()) {
      const checked = checkRecord(record, games);
      if (isRefusal(checked)) throw new Error(`record ${n}: ${checked.refused}`);
      const end = replay(checked, game, {
        before(match, step) {
          const legal = legalNow(match, kind === 'full');
          if (JSON.stringify(sorted(legal)) !== JSON.stringify(sorted(record.legal[step]))) {
            expect({ record: n, step, legal }).toEqual({ record: n, step, legal: record.legal[step] });
          }
        },
      });
      expect(isFault(end) ? `record ${n}: ${end.error}` : 'ok').toBe('ok');
    }
  });

  test('shows every seat the same views', () => {
    for (const [n, record] of records('views', id).entries()) {
      const checked = checkRecord(record, games);
      if (isRefusal(checked)) throw new Error(`record ${n}: ${checked.refused}`);
      const end = replay(checked, game, {
        after(match, step) {
          for (const [seat, view] of Object.entries(record.views[step])) {
            const mine = match.view(seat === 'null' ? SPECTATOR : Number(seat));
            expect({ record: n, step, seat, view: mine }).toEqual({ record: n, step, seat, view });
          }
        },
      });
      expect(isFault(end) ? `record ${n}: ${end.error}` : 'ok').toBe('ok');
    }
  });
});

function sorted(object: object): [string, unknown][] {
  return Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
}

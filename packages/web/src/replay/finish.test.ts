// Another choice, and bots that finish the hand: every game comes to the points of that hand.

import { readdirSync, readFileSync } from 'node:fs';
import { reviewMatch } from '@messdeck/bots';
import {
  findGame,
  type Game,
  isFault,
  isRefusal,
  legalTexts,
  Match,
  type MatchRecord,
} from '@messdeck/engine';
import { expect, test } from 'vitest';
import { replayFramesOf } from '../sources/replay/replay-frames.ts';
import { finish } from './finish.ts';

const folder = new URL('../../../../records/conformance/full/', import.meta.url);

const recordsOf = (file: string): MatchRecord[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as MatchRecord);

function gameOf({ game: id }: MatchRecord): Game {
  const game = findGame(id);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

test.each(readdirSync(folder))('%s', async (file) => {
  const [record] = recordsOf(file);
  const game = gameOf(record);
  const match = new Match(game, record.rules, record.seats.length);
  for (const [at, { by, do: text }] of record.log.entries()) {
    const other =
      typeof by === 'number' ? legalTexts(game, match.position, by).find((one) => one !== text) : undefined;
    if (at >= record.log.length / 3 && typeof by === 'number' && other !== undefined) {
      const { points, record: line } = await finish(game, {
        record,
        at,
        seat: by,
        text: other,
        bot: 'classic:20',
      });
      expect(points.length).toBe(record.seats.length);
      expect(line.log.slice(0, at)).toEqual(record.log.slice(0, at));
      expect(line.log[at]).toEqual({ by, do: other });
      const film = replayFramesOf(line, game);
      expect(isFault(film) ? film.error : film.length).toBe(line.log.length);
      return;
    }
    match.act(by, text);
  }
  // In Bang packets are turned up in the order they lie: nobody chooses anything outside of windows.
  expect(record.game).toBe('bang');
});

test('with open cards the better line of Tactics ends as the review promised', async () => {
  const [record] = recordsOf('tactics.jsonl');
  const game = gameOf(record);
  let compared = 0;
  for await (const choice of reviewMatch(record, game, { positions: 2, nodes: 100_000 })) {
    const { step: at, seat, best: text, options, kind, cost } = choice;
    if (kind !== 'exact' || cost === 0) continue;
    const { points } = await finish(game, { record, at, seat, text, bot: 'classic:20', open: true });
    expect(points[seat] - points[(seat + 1) % 4]).toBe(options[0].value);
    if (++compared === 4) break;
  }
  expect(compared).toBe(4);
});

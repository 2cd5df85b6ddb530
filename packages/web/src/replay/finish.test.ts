// Another choice, and bots that finish the hand: every game comes to the points of that hand.

import { readdirSync, readFileSync } from 'node:fs';
import { findGame, isRefusal, legalTexts, Match, type MatchRecord } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { finish } from './finish.ts';

const folder = new URL('../../../../records/conformance/full/', import.meta.url);

test.each(readdirSync(folder))('%s', async (file) => {
  const record = JSON.parse(readFileSync(new URL(file, folder), 'utf8').split('\n')[0]) as MatchRecord;
  const game = findGame(record.game);
  if (isRefusal(game)) throw new Error(game.refused);
  const match = new Match(game, record.rules, record.seats.length);
  for (const [at, { by, do: text }] of record.log.entries()) {
    const other =
      typeof by === 'number' ? legalTexts(game, match.position, by).find((one) => one !== text) : undefined;
    if (at >= record.log.length / 3 && typeof by === 'number' && other !== undefined) {
      const points = await finish(game, { record, at, seat: by, text: other, bot: 'classic:20' });
      expect(points.length).toBe(record.seats.length);
      return;
    }
    match.act(by, text);
  }
  // In Bang packets are turned up in the order they lie: nobody chooses anything outside of windows.
  expect(record.game).toBe('bang');
});

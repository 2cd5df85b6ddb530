// Two editions of one game side by side: a record is replayed under the one it names.

import { expect, test } from 'vitest';
import { doBoy } from './games/do-boy/index.ts';
import {
  editionOf,
  type Game,
  isFault,
  isRefusal,
  Match,
  type MatchRecord,
  makeRecord,
  parseRecord,
  playMatch,
  Random,
  type Rules,
  randomPlayer,
  replay,
  settleRules,
} from './index.ts';

const first = doBoy as Game;
/** The same game, except that every point counts twice. */
const second: Game = {
  ...first,
  edition: 2,
  tally(position) {
    const { hands, result } = first.tally(position);
    const twice = (points: readonly number[]): number[] => points.map((n) => 2 * n);
    return {
      hands: hands.map((hand) => ({ ...hand, points: twice(hand.points) })),
      ...(result && { result: { ...result, scores: twice(result.scores) } }),
    };
  },
};
const both = [second, first];

async function recordOf(game: Game): Promise<MatchRecord> {
  const match = new Match(game, settleRules(game, {}, 4) as Rules, 4);
  const players = [0, 1, 2, 3].map((seat) => randomPlayer(new Random('edition', seat)));
  await playMatch(match, players, 'edition');
  return makeRecord(match, new Array(4).fill({ name: 'Ada' }));
}

test('a record is replayed under its own edition, whichever is played today', async () => {
  const scores = [];
  for (const game of both) {
    const record = parseRecord(JSON.stringify(await recordOf(game)), both) as MatchRecord;
    expect(record.edition).toBe(game.edition);
    const found = editionOf(both, record.game, record.edition) as Game;
    expect(found).toBe(game);
    const end = replay(record, found);
    expect(isFault(end)).toBe(false);
    scores.push(record.result?.scores);
    // Under the other edition the same log has other points.
    expect(isFault(replay(record, both.find((other) => other !== game)!))).toBe(true);
  }
  expect(scores[0]).toEqual(scores[1]?.map((score) => 2 * score));
});

test('an unknown edition is refused with the ones there are', async () => {
  const record = { ...(await recordOf(first)), edition: 7 };
  const read = parseRecord(JSON.stringify(record), both);
  expect(isRefusal(read) && read.refused).toBe(
    'There is no edition 7 of Do-Boy; this program knows editions 1, 2.',
  );
  expect(parseRecord(JSON.stringify({ ...record, game: 'whist' }), both)).toEqual({
    refused: 'There is no game "whist"; the games are do-boy.',
  });
});

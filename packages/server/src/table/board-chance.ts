// The cards of a board: the same at every table where it is played, and proved afterwards by its seal.

import { type Chance, chanceFrom, type DrawNumber, type MatchRecord, replay } from '@messdeck/engine';
import { checksum, commitTo, type Seals, sealedShuffler } from '@messdeck/engine/sealed';
import { findGame } from '../games.ts';
import type { BoardAtTable } from '../store/store.ts';

/** What the seal of a board is made out to. */
export function sealName({ challenge, board }: Pick<BoardAtTable, 'challenge' | 'board'>): string {
  return `${challenge}-${board}`;
}

/** Nobody contributes to the cards of a board: they are fixed before its first player comes. */
const given = (seats: number): null[] => new Array<null>(seats).fill(null);

/** Chance at a table where a board is played. */
export function boardChance(board: BoardAtTable, seats: number): Chance {
  const { from } = board;
  if ('seed' in from) return chanceFrom(from.seed);
  return (number) => sealedShuffler(sealName(board), number, from.secret, given(seats));
}

/** The record of a board with the seals of its draws; a board of the day has a seed that everybody knows, and none. */
export function withSeals(record: MatchRecord, board: BoardAtTable): MatchRecord {
  const { from } = board;
  if ('seed' in from) return record;
  const draws = drawsOf(record).map((number) => {
    const { secret } = from;
    return { ...number, commit: commitTo(secret), secret, given: given(record.seats.length) };
  });
  const match = sealName(board);
  const seals: Seals = { match, draws, sum: checksum({ match, draws }, record.log) };
  return { ...record, seals };
}

function drawsOf(record: MatchRecord): DrawNumber[] {
  const draws: DrawNumber[] = [];
  const game = findGame(record.game);
  if ('refused' in game) return draws;
  replay(record, game, {
    before(match, step) {
      if (record.log[step].by === 'chance') draws.push({ ...match.dueDraw });
    },
  });
  return draws;
}

import { expect, test } from 'vitest';
import type { TableSeat, ToldTable } from '../../sources/remote/api.ts';
import { answerOf } from '../match/again.tsx';
import {
  awayFor,
  awaySince,
  clockFace,
  notesBetween,
  wasHere,
  whyStoodIn,
  wordOfAsking,
  wordOfHost,
} from './notes.ts';

const person = (name: string, more: Partial<TableSeat> = {}): TableSeat => ({ name, here: true, ...more });

const TOLD: ToldTable = {
  table: 't',
  game: 'do-boy',
  rules: {},
  state: 'playing',
  host: 0,
  public: false,
  seats: [person('Dora'), person('Ann'), person('Ben'), { name: 'Ida', bot: 'captain', here: true }],
  watchers: 0,
};

const withSeat = (at: number, seat: TableSeat): ToldTable => ({
  ...TOLD,
  seats: TOLD.seats.map((old, i) => (i === at ? seat : old)),
});

const gone = withSeat(1, person('Ann', { here: false }));
const mayStandIn = withSeat(1, person('Ann', { here: false, mayStandIn: true }));
const stoodIn = withSeat(1, person('Ann', { here: false, bot: 'captain', standsIn: true }));

test('somebody has been away for as long as the server says, and no longer when they are back', () => {
  expect([...awaySince(TOLD, 900)]).toEqual([]);
  expect([...awaySince(withSeat(1, person('Ann', { here: false, awayMs: 400 })), 900)]).toEqual([[1, 500]]);
  expect([...awaySince(stoodIn, 900)]).toEqual([]);
  expect(wasHere(undefined, 500)).toBe('is away');
  expect(awayFor(undefined, 500)).toBe('away');
});

test('a time away is told in a moment, minutes and seconds', () => {
  expect(wasHere(0, 20_000)).toBe('was here a moment ago');
  expect(wasHere(0, 61_000)).toBe('was here a minute ago');
  expect(wasHere(0, 300_000)).toBe('was here 5 minutes ago');
  expect(awayFor(0, 40_000)).toBe('away for 0:40');
  expect(clockFace(-5)).toBe('0:00');
});

test('why a bot plays is told by the clock that ran, or did not', () => {
  const timed: ToldTable = { ...stoodIn, clock: { perAction: 30 } };
  const running: ToldTable = { ...TOLD, clock: { perAction: 30 }, due: { seat: 1, inMs: 20_000 } };
  expect(whyStoodIn(running, timed, 1, 19_800)).toBe('late');
  expect(whyStoodIn(running, timed, 1, 5000)).toBe('left');
  expect(whyStoodIn({ ...running, due: { seat: 0, inMs: 20_000 } }, timed, 1, 25_000)).toBe('left');
  expect(whyStoodIn(undefined, timed, 1, 0)).toBe('away');
  expect(whyStoodIn(undefined, stoodIn, 1, 0)).toBe('away');
  const left = withSeat(1, person('Ann', { bot: 'captain', standsIn: true }));
  expect(whyStoodIn(TOLD, left, 1, 0)).toBe('left');
});

test('the table notes who goes, for whom a bot plays and who comes back', () => {
  expect(notesBetween(TOLD, gone, 0)).toEqual(['Ann left; the chair is being held.']);
  expect(notesBetween(gone, TOLD, 0)).toEqual(['Ann is back.']);
  expect(notesBetween(gone, stoodIn, 0)).toEqual(['A Captain plays for Ann.']);
  expect(notesBetween(stoodIn, TOLD, 0)).toEqual(['Ann is playing again.']);
  expect(notesBetween(gone, stoodIn, 1)).toEqual(['A Captain plays for you.']);
  const removed = withSeat(1, { name: 'Jack', bot: 'captain', here: true });
  expect(notesBetween(TOLD, removed, 0)).toEqual(['A Captain, Jack, now has Ann’s chair.']);
  expect(notesBetween(TOLD, { ...TOLD, host: 2 }, 0)).toEqual(['Ben hosts the table now.']);
  expect(notesBetween(gone, mayStandIn, 0)).toEqual([
    'Ann is still away. Any player can let a bot play until Ann is back.',
  ]);
  expect(notesBetween({ ...TOLD, state: 'waiting' }, gone, 0)).toEqual([]);
});

test('everybody hears who hosts now, and why if the host stayed away', () => {
  const away = { ...gone, host: 1 };
  const passed = { ...gone, host: 2 };
  expect(wordOfHost(away, passed, 2)).toEqual({
    says: 'You host the table now.',
    more: 'Ann was away too long.',
  });
  expect(wordOfHost({ ...away, state: 'waiting' }, { ...passed, state: 'waiting' }, 0)?.says).toBe(
    'Ben hosts the table now.',
  );
  expect(wordOfHost(TOLD, { ...TOLD, host: 2 }, null)).toEqual({
    says: 'Ben hosts the table now.',
    more: '',
  });
  expect(wordOfHost(TOLD, TOLD, 0)).toBeUndefined();
});

const asking = (agreed: readonly number[]): ToldTable => ({ ...TOLD, takeback: { by: 0, agreed } });

test('whoever asked for a card back hears who would rather play on, as far as that can be known', () => {
  const word = wordOfAsking({ told: asking([0, 1]), own: 0, saidNo: false, what: 'play inf-1' });
  expect(word).toEqual({ says: 'Ben declined.', more: 'The card stays.' });
  const unknown = wordOfAsking({ told: asking([0]), own: 0, saidNo: false, what: 'bid 70' });
  expect(unknown).toEqual({ says: 'Not everyone agreed.', more: 'Nothing changes.' });
});

test('who said no hears nothing of it, and nobody learns who did', () => {
  expect(wordOfAsking({ told: asking([0]), own: 1, saidNo: true, what: 'play inf-1' })).toBeUndefined();
  expect(wordOfAsking({ told: asking([0]), own: null, saidNo: false, what: undefined })).toBeUndefined();
  expect(wordOfAsking({ told: asking([0, 1]), own: 1, saidNo: false, what: 'play inf-1' })?.says).toBe(
    'Nothing was taken back.',
  );
});

test('after the match each answer is told by the table and the next one', () => {
  const over: ToldTable = { ...gone, state: 'over', next: 'n' };
  const next: ToldTable = {
    ...TOLD,
    state: 'waiting',
    host: 2,
    seats: [null, null, person('Ben'), TOLD.seats[3]],
  };
  const answers = (own: number): string[] => [0, 1, 2, 3].map((at) => answerOf(over, next, at, at === own));
  expect(answers(0)).toEqual([
    'no answer yet',
    'left; a Captain can fill in',
    'asked for a rematch',
    'a Captain, stays',
  ]);
  expect(answers(1)[0]).toBe('viewing the score');
});

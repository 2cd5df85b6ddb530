// Hints: legal, in words, the same for the same stream and seed, and blind to hidden cards.

import {
  botRandom,
  type Entry,
  type Game,
  games,
  isRefusal,
  legalMoves,
  Match,
  makeRecord,
  playMatch,
  Random,
  type Rules,
  randomPlayer,
  settleRules,
  WAIT,
} from '@messdeck/engine';
import { exchangeHidden, randomTable } from '@messdeck/engine/laws';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../scripts/hint-laws.mjs';
import { effectsInWords, hintFactsOf, hintWordsOf } from './expert/hint-facts-of.ts';
import { type Hint, hint } from './hint.ts';
import { type Bot, parseBot } from './index.ts';

async function hinted(question: Parameters<typeof hint>[0]): Promise<Hint> {
  const answer = await hint(question);
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('hints are legal, told in words, and do not depend on hidden cards', async () => {
    const random = new Random('hints', game.id);
    let compared = 0;
    for (let i = 0; i < 60 && compared < 2; i++) {
      const { seats, rules } = randomTable(game, random);
      const match = new Match(game, rules, seats);
      await playMatch(match, new Array(seats).fill(randomPlayer(random)), String(random.next()));
      const twins = exchangeHidden(game, makeRecord(match, new Array(seats).fill({ name: '' })), random);
      if (!twins || twins.seat < 0) continue;
      const last = twins.truth.findLastIndex(({ view }) => view.legal.length > 0);
      if (last < 0) continue;
      const ask = (stream: readonly Entry[]) =>
        hinted({ game, rules, seats, seat: twins.seat, stream: stream.slice(0, last + 1), seed: i });
      const [mine, other] = [await ask(twins.truth), await ask(twins.twin)];
      expect(mine).toEqual(other);
      const { legal } = twins.truth[last].view;
      const goingOn = legal.filter((text) => text !== 'stop');
      expect(mine.candidates.length).toBeGreaterThanOrEqual(Math.min(2, goingOn.length));
      expect(new Set(mine.candidates.map(({ text }) => text)).size).toBe(mine.candidates.length);
      for (const { text, words, figure, margin, expects } of mine.candidates) {
        expect(text === '-' || legal.includes(text)).toBe(true);
        expect(words).toMatch(/^([A-Z].*\.)?$/);
        expect(figure).toMatch(/^([+−]?\d{1,3}(,\d{3})*(\.\d)?)?$/);
        expect(margin).toMatch(/^(±\u00a0\d{1,3}(,\d{3})*(\.\d)?)?$/);
        expect(Number.isFinite(expects)).toBe(true);
      }
      expect(mine.best).toBe(mine.candidates[0].text);
      expect(await faultsIn(mine, game, rules, seats, twins.seat, twins.truth.slice(0, last + 1))).toEqual(
        [],
      );
      expect(mine.why).toMatch(/\.$/);
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

/** What contradicts itself in a hint, the game asked again what it says of every candidate. */
async function faultsIn(
  { candidates, ...hint }: Hint,
  game: Game,
  rules: Rules,
  seats: number,
  seat: number,
  stream: readonly Entry[],
): Promise<string[]> {
  const [hintFacts, words] = await Promise.all([hintFactsOf(game), hintWordsOf(game)]);
  const seen = game.newMemory(rules, seats, seat);
  for (const entry of stream) game.remember(seen, entry);
  const position = game.imagine(seen, new Random('faults'));
  const moves = legalMoves(game, position, seat);
  const effects = candidates.map(({ text }) => {
    const move = moves.find((one) => game.text(position, seat, one) === text) ?? WAIT;
    return effectsInWords(hintFacts.does?.(position, seat, move) ?? [], words);
  });
  return faultsOf({ candidates, ...hint }, effects, game.parts?.lowWins);
}

test('whoever is not asked gets a sentence, and whoever loses patience stops the work', async () => {
  const [game] = games;
  const rules = { match: 'hand', auction: 'open', allPass: 'redeal', setback: 'bid' };
  const question = { game, rules, seats: 4, seat: 0, stream: [] };
  expect(await hint(question)).toEqual({
    refused: 'There is no hint now: this seat is not asked for anything.',
  });
  const match = new Match(game, rules, 4);
  const stream: Entry[] = [];
  match.watch(1, (entry) => stream.push(entry));
  const random = new Random('asked');
  while (!match.view(1).legal.length) {
    if (match.view(1).actors.includes('chance')) match.chance(random);
    else for (let seat = 0; seat < 4; seat++) match.act(seat, 'pass');
  }
  const pause = () => Promise.reject(new Error('enough'));
  await expect(hint({ ...question, seat: 1, stream, pause })).rejects.toThrow('enough');
});

test('TRV-2: no starting point is advised from which less can be reached than from another', async () => {
  const game = games.find(({ id }) => id === 'sammys-travels')!;
  const rules = settleRules(game, {}, 1) as Rules;
  const { candidates, why } = await hinted({ game, rules, seats: 1, seat: 0, stream: [] });
  expect(candidates[0]).toMatchObject({ text: 'start ME', figure: '49', margin: '' });
  const reached = candidates.map(({ figure }) => Number(figure));
  expect(Math.max(...reached)).toBe(49);
  expect(why).toMatch(/^A journey through all 49 begins or ends in Maine/);
});

test('US-20, US-22: on honor a hint tells of nothing that is wrong, and calls no play that is right', async () => {
  const game = games.find(({ id }) => id === 'united-states')!;
  const rules = settleRules(game, { honor: true }, 3) as Rules;
  const random = new Random('on honor');
  const match = new Match(game, rules, 3);
  const streams: Entry[][] = [[], [], []];
  for (const [seat, stream] of streams.entries()) match.watch(seat, (entry) => stream.push(entry));
  let laid = 0;
  for (let asked = 0; asked < 12; ) {
    const { actors } = match.view(-1);
    if (actors[0] === 'chance') match.chance(random);
    else {
      const seat = actors.find((by) => typeof by === 'number' && match.view(by).legal.length > 0) as number;
      const answer = await hinted({ game, rules, seats: 3, seat, stream: streams[seat], seed: asked++ });
      expect(answer.best).not.toBe('call');
      if (answer.best === '-') match.act('clock', 'tick');
      else match.act(seat, answer.best);
      if (answer.best.startsWith('unite')) laid++;
    }
  }
  expect(laid).toBeGreaterThan(2);
}, 60_000);

test('SIG-35: what a hint expects of letting a card pass is not what calling it a moment later brings', async () => {
  const game = games.find(({ id }) => id === 'sigs')!;
  const rules = settleRules(game, {}, 2) as Rules;
  const match = new Match(game, rules, 2);
  const stream: Entry[] = [];
  match.watch(1, (entry) => stream.push(entry));
  // Example 7 of the rules, to the discard that can be halted.
  const first = 'A17 A1 A18 A16 A19 N16 CIC N8 N5 N9 M5 M12 XNC N3 M9 A5 M16 A10 M1'.split(' ');
  const others = game.pack.ids.filter((id) => !first.includes(id));
  match.act('chance', ['shuffle', ...first, ...others].join(' '));
  for (const event of ['1 draw reserve', '1 lay run A17 A18 A19 CIC', '1 discard M9']) act(match, event);
  for (const event of ['0 draw buried M16', '0 lay kind A16 N16 M16', '0 discard A1']) act(match, event);
  const { candidates } = await hinted({ game, rules, seats: 2, seat: 1, stream, seed: 'halt' });
  const expected = (text: string) => candidates.find((candidate) => candidate.text === text)!.expects;
  expect(expected('-')).not.toBe(expected('halt s1'));
});

function act(match: Match, event: string): void {
  match.act(Number(event[0]), event.slice(2));
}

/** So many hints are enough. */
const ASKED = 3;

/** What seat 0 is advised when it is first asked in a phase of a match of this seed, among bots of a level. */
async function askedAmongBots(
  id: string,
  settings: Partial<Rules>,
  seed: string,
  phase: string,
  level: string,
) {
  const game = games.find((each) => each.id === id)!;
  const rules = settleRules(game, settings, 4) as Rules;
  const bot = parseBot(level) as Bot;
  const match = new Match(game, rules, 4);
  const stream: Entry[] = [];
  match.watch(0, (entry) => stream.push(entry));
  const players = [0, 1, 2, 3].map((seat) => bot.seat(game, rules, 4, seat, botRandom(seed, seat)));
  const ends: number[] = [];
  await playMatch(match, players, seed, () => {
    const { legal, ...view } = match.view(0);
    if (view.phase === phase && legal.length > 1) ends.push(stream.length);
    return false;
  });
  const ask = (end: number): Promise<Hint> =>
    hinted({ game, rules, seats: 4, seat: 0, stream: stream.slice(0, end) });
  expect(ends.length).toBeGreaterThanOrEqual(ASKED);
  return Promise.all(ends.slice(0, ASKED).map(ask));
}

test('SAM-7: no call is advised than which another one that is told of brings more by more than luck', async () => {
  for (const { candidates } of await askedAmongBots('sammy', { deals: 4 }, '3', 'bid', 'sergeant')) {
    const [first, ...others] = candidates;
    for (const { expects, luck } of others) expect(expects - first.expects).toBeLessThanOrEqual(luck);
  }
});

test('NC-11: of a bid and a pass that come to the same the bid is not advised where something speaks against it', async () => {
  const hints = await askedAmongBots('national-contest', { election: 'congress' }, '0', 'bid', 'recruit');
  const alike = hints.filter(
    ({ candidates, why }) =>
      candidates.some(({ text }) => text === 'pass') && / is just as good as /.test(why),
  );
  expect(alike.length).toBeGreaterThan(0);
  for (const { candidates, best } of alike)
    if (best !== 'pass')
      expect(candidates[0].words).not.toMatch(/Cannot win against|Adds nothing|Outbids your/);
});

// What the terminal tells, read by the one who plays from it alone: tricks with every card in them, calls with what they
// brought, cards that come to the hand.

import {
  type Ask,
  botRandom,
  type Entry,
  findGame,
  Match,
  playMatch,
  randomPlayer,
  settleRules,
} from '@messdeck/engine';
import type { TableState } from '@messdeck/host';
import { expect, test } from 'vitest';
import { must } from '../src/complaint.ts';
import { seatNames } from '../src/play/names.ts';
import { notesOf } from '../src/play/notes.ts';
import { Story } from '../src/play/story.ts';
import { Teller } from '../src/play/teller.ts';

/** The sentences of a match at random, as seat 0 is told them, with what each tells of. */
async function told(id: string, options: Record<string, unknown> = {}, seats = 4): Promise<Sentence[]> {
  const game = must(findGame(id));
  const rules = must(settleRules(game, options, seats));
  const match = new Match(game, rules, seats);
  const teller = new Teller(game, seatNames(seats, 0), match.view(0));
  const sentences: Sentence[] = [];
  match.watch(0, (entry) => {
    for (const said of teller.tell(entry))
      sentences.push({ said: said.replaceAll('\u00a0', ' '), do: entry.do });
  });
  const players = Array.from({ length: seats }, (_, seat) => randomPlayer(botRandom('telling', seat)));
  await playMatch(match, players, 'telling');
  return sentences;
}

interface Sentence {
  readonly said: string;
  readonly do: string;
}

test('who takes a contest is told with everything that was bid for it', async () => {
  const sentences = await told('national-contest', { election: 'president' });
  let bids: string[] = [];
  for (const { said, do: text } of sentences) {
    if (text.startsWith('play ')) bids = [text.split(' ')[1]];
    if (text.startsWith('bid ') && !bids.includes(text.split(' ')[1])) bids.push(text.split(' ')[1]);
    if (!said.includes('the contest:')) continue;
    const named = said.match(/\b[A-Z]{2}\b/g)!;
    expect(named).toEqual(bids);
  }
  // All 56 cards are taken, those without neighbours too.
  expect(sentences.filter(({ said }) => said.includes('the contest:'))).toHaveLength(56);
});

test('who takes a trick of Armed Forces is told with the cards of the second round', async () => {
  const sentences = await told('armed-forces', { target: 25 });
  let improvised = 0;
  for (const { said, do: text } of sentences) {
    if (text.startsWith('play ')) improvised = 0;
    if (/(improvise|improvises) /.test(said)) improvised++;
    if (!/takes? the trick:/.test(said)) continue;
    const second = said.split('; second cards ')[1];
    expect(second ? second.split(', ').length : 0).toBe(improvised);
  }
  expect(sentences.some(({ said }) => said.includes('; second cards '))).toBe(true);
});

test('calls of Bang tell what they brought, and cards which they are', async () => {
  const sentences = await told('bang', { limit: 240 }, 3);
  const all = sentences.map(({ said }) => said).join('\n');
  expect(all).toMatch(/^(You win|Ada wins|Ben wins) \d+ cards?: now You \d+, Ada \d+, Ben \d+\.$/m);
  expect(all).toMatch(/ wrong and pays? a card: now /);
  expect(all).toMatch(/^Ada lays [ICAE]\d+\.$/m);
  for (const [, you, ada, ben] of all.matchAll(/now You (\d+), Ada (\d+), Ben (\d+)/g))
    expect(Number(you) + Number(ada) + Number(ben)).toBe(48);
});

test('cards that come to the hand are named', async () => {
  const doBoy = (await told('do-boy', { match: 'hand' })).filter(({ said }) => said.startsWith('You get'));
  expect(doBoy).toHaveLength(1);
  expect(doBoy[0].said).toMatch(/^You get \w+, \w+, \w+\.$/);
  const contest = await told('national-contest', { election: 'president' });
  expect(contest.filter(({ said }) => said.startsWith('You get'))).toEqual([]);
  const sigs = await told('sigs', { target: 300 });
  const drawn = sigs.filter(({ said }) => said.startsWith('You draw from the Reserve')).length;
  expect(drawn).toBeGreaterThan(0);
  expect(sigs.filter(({ said }) => /^You get \w+\.$/.test(said)).length).toBeGreaterThanOrEqual(drawn);
});

test('a cut says who deals by it', async () => {
  const [cut, deals] = await told('tactics', { match: 'hand' });
  expect(cut.said).toMatch(/^The cut: /);
  expect(deals.said).toMatch(/^(You deal|(West|North|East) deals)\.$/);
});

test('a deal that takes two shuffles is told once', async () => {
  const sentences = await told('armed-forces', { target: 25 });
  const said = sentences.map((sentence) => sentence.said).join('\n');
  expect(said).toContain('shuffled and dealt');
  expect(said).not.toMatch(/shuffled and dealt\.\n.*shuffled and dealt/);
});

test('in honor mode a trick is told too when its window closes, and calls name players', async () => {
  const sentences = await told('armed-forces', { target: 25, honor: true });
  const ticks = sentences.filter((sentence) => sentence.do === 'tick');
  expect(ticks.some(({ said }) => /takes? the trick: /.test(said))).toBe(true);
  const calls = sentences.filter((sentence) => sentence.do.startsWith('call '));
  expect(calls.length).toBeGreaterThan(0);
  for (const { said } of calls) expect(said).not.toMatch(/seat \d/);
});

test('cards of the silent hand are those of the seat they lie before', async () => {
  const sentences = await told('sammy', { mode: 'suits', deals: 4 });
  const tricks = sentences.filter(({ said }) => /takes? the trick: /.test(said));
  expect(tricks.length).toBeGreaterThan(0);
  for (const { said } of tricks) {
    const seats = said.split(': ')[1].match(/You|West|North|East/g)!;
    expect([...seats].sort()).toEqual(['East', 'North', 'West', 'You']);
  }
  expect(sentences.some(({ said }) => /^\w+ plays? .* for (you|West|North|East)\.$/.test(said))).toBe(true);
});

test('a hand that is thrown in is told as one', async () => {
  const game = must(findGame('tactics'));
  const rules = must(settleRules(game, {}, 4));
  const names = seatNames(4, 0);
  const match = new Match(game, rules, 4);
  const story = new Story(game, await notesOf(game), rules, names, 0);
  const state = (betweenHands: boolean): TableState => {
    const sides = names.map((_, seat) => game.side(match.position, seat));
    const tally = game.tally(match.position);
    return { tally, sides, betweenHands, canUndo: false, canRedo: false, enters: false, paused: false };
  };
  story.hear({ is: 'stream', from: 0, entries: [], state: state(false) });
  const entries: Entry[] = [];
  match.watch(0, (entry) => entries.push(entry));
  const passes = {
    choose: ({ count, text }: Ask) => [...Array(count).keys()].findIndex((i) => text(i) === 'pass'),
  };
  const passed = (): boolean => entries.filter((entry) => entry.do === 'pass').length === 4;
  await playMatch(match, [passes, passes, passes, passes], 'thrown in', passed);
  const lines = story.hear({ is: 'stream', from: 0, entries, state: state(true) });
  expect(lines.at(-1)).toContain('The hand is thrown in: nobody scores.');
});

// How often bids are made: less often the more they name, in every auction.

import {
  type Entry,
  type Game,
  games,
  legalMoves,
  Match,
  Random,
  type Rules,
  settleRules,
} from '@messdeck/engine';
import { expect, test } from 'vitest';
import { bidsMade } from './contracts.ts';
import { hintFactsOf } from './hint-facts-of.ts';
import { mindFor } from './mind.ts';

/** Every bid of the first seat to speak, with how often it is made. */
async function madeIn(id: string): Promise<{ text: string; made: number }[]> {
  const game = games.find((each) => each.id === id) as Game;
  const match = new Match(game, settleRules(game, {}, 4) as Rules, 4);
  const random = new Random('contracts');
  const streams = [0, 1, 2, 3].map((seat) => {
    const stream: Entry[] = [];
    match.watch(seat, (entry) => stream.push(entry));
    return stream;
  });
  while (match.view(-1).actors[0] === 'chance') match.chance(random);
  const seat = match.view(-1).actors[0] as number;
  const seen = game.newMemory(match.rules, 4, seat);
  for (const entry of streams[seat]) game.remember(seen, entry);
  const [mind, hintFacts] = await Promise.all([mindFor(game), hintFactsOf(game)]);
  const moves = legalMoves(game, match.position, seat);
  const made = bidsMade({ mind, hintFacts, seen, seat, seats: 4, random }, moves, 20);
  return [...made].map(([move, share]) => ({ text: game.text(match.position, seat, move), made: share }));
}

/** Bids of one company or suit, in the order of their numbers. */
function alike(bids: readonly { text: string; made: number }[], kind: string): number[] {
  return bids.filter(({ text }) => text.endsWith(` ${kind}`)).map(({ made }) => made);
}

test.each([
  ['tactics', ['infantry', 'cavalry', 'artillery', 'engineers', 'combined']],
  ['militac', ['infantry', 'cavalry', 'artillery', 'engineers', 'combined']],
  ['sammy', ['red', 'blue', 'stars', 'stripes', 'notrumps']],
])('%s: a higher bid on the same is made no more often', async (id, kinds) => {
  const bids = await madeIn(id);
  for (const kind of kinds) {
    const made = alike(bids, kind);
    expect(made.length).toBeGreaterThan(4);
    expect(made).toEqual([...made].sort((a, b) => b - a));
    expect(made[0]).toBeGreaterThan(made.at(-1)!);
  }
});

test('Sammy: a bid of one trick is made, whoever might have bid over it', async () => {
  const bids = await madeIn('sammy');
  for (const { text, made } of bids) if (text.startsWith('bid 1 ')) expect(made).toBeGreaterThan(0.9);
  expect(bids.some(({ text }) => text.startsWith('bid 1 '))).toBe(true);
});

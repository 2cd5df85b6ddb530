// Bots at every game: by name, within the rules, deterministic, better than chance, and blind to hidden cards.

import {
  type Ask,
  type Entry,
  games,
  isRefusal,
  legalMoves,
  Match,
  makeRecord,
  matchSeed,
  playMatch,
  Random,
  type Rules,
  randomPlayer,
  settleRules,
} from '@messdeck/engine';
import { exchangeHidden, randomTable } from '@messdeck/engine/laws';
import { describe, expect, test } from 'vitest';
import { type Bot, parseBot } from './index.ts';

function bot(name: string): Bot {
  const found = parseBot(name);
  if (isRefusal(found)) throw new Error(found.refused);
  return found;
}

describe('bots by name', () => {
  test.each([
    'random',
    'search',
    'search:400',
    'search:200ms',
    'classic',
    'classic:400',
    'expert',
    'expert:50',
  ])('%s', (name) => {
    expect(bot(name).name).toBe(name);
  });

  test.each([
    '',
    'Random',
    'search:',
    'search:0',
    'search:-3',
    'search:1e9',
    'search:99999999999',
    'exec:ls',
  ])('%j is refused with the forms that exist', (name) => {
    const refusal = parseBot(name);
    expect(isRefusal(refusal) && refusal.refused).toMatch(/the bots are random, recruit/);
  });
});

/** Plays until the match is over or `steps` events have happened. */
async function someOf(
  game: (typeof games)[number],
  rules: Rules,
  seats: number,
  name: string,
): Promise<Match> {
  const match = new Match(game, rules, seats);
  const enough = new Error('enough');
  const players = Array.from({ length: seats }, (_, seat) => {
    const player = bot(name).seat(game, rules, seats, seat, new Random('bots', seat));
    return {
      ...player,
      choose: (ask: Ask) => {
        if (match.log.length > 120) throw enough;
        return player.choose(ask);
      },
    };
  });
  await playMatch(match, players, 'bots').catch((error) => {
    if (error !== enough) throw error;
  });
  return match;
}

/** Bots that must not see what is hidden. */
const BLIND = ['classic:20', 'recruit', 'sergeant', 'captain', 'expert:30'];

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('search plays at every number of seats, the same for the same seed', async () => {
    for (const seats of game.seats) {
      const rules = settleRules(game, {}, seats) as Rules;
      const once = await someOf(game, rules, seats, 'search:6');
      const again = await someOf(game, rules, seats, 'search:6');
      expect(once.log.length).toBeGreaterThan(3);
      expect(once.log).toEqual(again.log);
    }
  });

  test('bots choose the same when cards they cannot know are exchanged', async () => {
    const random = new Random('twins', game.id);
    let compared = 0;
    for (let i = 0; i < 60 && compared < 8; i++) {
      const name = BLIND[compared % BLIND.length];
      const { seats, rules } = randomTable(game, random);
      const match = new Match(game, rules, seats);
      await playMatch(match, new Array(seats).fill(randomPlayer(random)), String(random.next()));
      const twins = exchangeHidden(game, makeRecord(match, new Array(seats).fill({ name: '' })), random);
      if (!twins || twins.seat < 0) continue;
      const last = twins.truth.findLastIndex(({ view }) => view.legal.length > 0);
      if (last < 0) continue;
      const seed = random.next();
      const choice = (stream: readonly Entry[]): Promise<string> =>
        choiceAfter(name, stream.slice(0, last + 1), game, rules, seats, twins.seat, seed);
      expect(await choice(twins.truth), name).toBe(await choice(twins.twin));
      compared++;
    }
    // With one seat nothing is dealt to anybody else, but the order of the stock is hidden all the same.
    expect(compared).toBeGreaterThan(0);
  });
});

async function choiceAfter(
  name: string,
  stream: readonly Entry[],
  game: (typeof games)[number],
  rules: Rules,
  seats: number,
  seat: number,
  seed: number,
): Promise<string> {
  const player = bot(name).seat(game, rules, seats, seat, new Random(seed));
  const seen = game.newMemory(rules, seats, seat);
  for (const entry of stream) {
    game.remember(seen, entry);
    player.hear?.(entry);
  }
  const position = game.imagine(seen, new Random(seed));
  const moves = legalMoves(game, position, seat);
  const text = (index: number): string => game.text(position, seat, moves[index]);
  const mayWait = stream.at(-1)!.view.actors.includes('clock');
  const choice = await player.choose({ moves, count: moves.length, mayWait, text });
  return choice === -1 ? '-' : text(choice);
}

test('search beats random over a few short matches', async () => {
  for (const [id, rules] of [
    ['do-boy', { match: 'hand' }],
    ['militac', { match: 'hand' }],
    ['skirmish', { limit: 0 }],
  ] as const) {
    const game = games.find((candidate) => candidate.id === id)!;
    const settled = settleRules(game, rules, 4) as Rules;
    let margin = 0;
    for (let i = 0; i < 10; i++) {
      const match = new Match(game, settled, 4);
      const players = [0, 1, 2, 3].map((seat) =>
        bot(seat % 2 === 0 ? 'search:150' : 'random').seat(
          game,
          settled,
          4,
          seat,
          new Random('few', i, seat),
        ),
      );
      await playMatch(match, players, matchSeed('few', i));
      for (let seat = 0; seat < 4; seat++) {
        margin += (seat % 2 === 0 ? 1 : -1) * game.evaluate(match.position, seat);
      }
    }
    expect(margin, id).toBeGreaterThan(0);
  }
});

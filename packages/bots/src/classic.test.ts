// The yardstick does not move: `classic` chooses for good what it chose when it was first measured. Its choices over
// seeded matches of every game are pinned as a hash; whatever is learnt since belongs into other bots.

import {
  type Ask,
  games,
  isRefusal,
  Match,
  playMatch,
  Random,
  type Rules,
  settleRules,
} from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { parseBot } from './index.ts';

const PINNED: Readonly<Record<string, string>> = {
  tactics: 'de53142e',
  militac: '7c8cb143',
  'do-boy': 'd3d86c57',
  bang: '4e259266',
  skirmish: '5665a6db',
  'armed-forces': 'ec08bc19',
  sigs: '97123a4a',
  'national-contest': '4689a6af',
  sammy: '6b43068d',
  'united-states': '7e88279c',
  flag: '02079a20',
  'sammys-travels': 'bf0c594b',
};

/** The hash of everything that happens in seeded matches of classic bots, at every number of seats. */
async function choicesOf(game: (typeof games)[number]): Promise<string> {
  let hash = 2166136261;
  for (const seats of game.seats) {
    for (const { by, do: text } of await logOf(game, seats)) {
      for (const sign of `${by} ${text}\n`) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

async function logOf(game: (typeof games)[number], seats: number): Promise<Match['log']> {
  const rules = settleRules(game, {}, seats) as Rules;
  const match = new Match(game, rules, seats);
  const enough = new Error('enough');
  const bot = parseBot('classic:10');
  if (isRefusal(bot)) throw new Error(bot.refused);
  const players = Array.from({ length: seats }, (_, seat) => {
    const player = bot.seat(game, rules, seats, seat, new Random('classic', 'seat', seat));
    return {
      ...player,
      choose: (ask: Ask) => {
        if (match.log.length > 80) throw enough;
        return player.choose(ask);
      },
    };
  });
  await playMatch(match, players, 'classic').catch((error) => {
    if (error !== enough) throw error;
  });
  return match.log;
}

describe('classic chooses as ever', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
    expect(await choicesOf(game)).toBe(PINNED[id]);
  });
});

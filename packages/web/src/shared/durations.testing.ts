// How long the matches of "play now" take, for the labels on the boxes: sergeants play them, and the pauses of a table
// at its natural pace are counted, not waited for.

import { parseBot } from '@messdeck/bots';
import {
  botRandom,
  findGame,
  isRefusal,
  type LogEvent,
  Match,
  playMatch,
  settleRules,
} from '@messdeck/engine';
import type { Label } from '../games/label.ts';

/** Seconds: an own action, one in a game for one, a bot's, a look at new cards, a card of Bang. */
const PACE = { own: 4, alone: 1.5, bot: 0.9, deal: 8, bang: 1.6 };

export interface Duration {
  /** Minutes: the shortest match, the one in the middle and the longest. */
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** So many matches of a game as "play now" lays it; an odd number, so that one is in the middle. */
export async function measureDuration(label: Label, matches: number): Promise<Duration> {
  const minutes: number[] = [];
  for (let i = 0; i < matches; i++) minutes.push(secondsOf(await played(label, `duration ${i}`), label) / 60);
  minutes.sort((a, b) => a - b);
  return { least: minutes[0], usual: minutes[(matches - 1) / 2], most: minutes[matches - 1] };
}

async function played(
  { id, rules: differing = {}, seats }: Label,
  seed: string,
): Promise<readonly LogEvent[]> {
  const game = findGame(id);
  const bot = parseBot('sergeant');
  if (isRefusal(game) || isRefusal(bot)) throw new Error(`Nobody can play ${id}.`);
  const rules = settleRules(game, differing, seats);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const match = new Match(game, rules, seats);
  const players = Array.from({ length: seats }, (_, seat) =>
    bot.seat(game, rules, seats, seat, botRandom(seed, seat)),
  );
  await playMatch(match, players, seed);
  return match.log;
}

function secondsOf(log: readonly LogEvent[], { id, seats }: Label): number {
  const seconds = log.map(({ by, do: text }) => {
    if (id === 'bang' && typeof by === 'number') return PACE.bang;
    if (by === 0) return seats === 1 ? PACE.alone : PACE.own;
    if (typeof by === 'number') return PACE.bot;
    return by === 'chance' && text.startsWith('shuffle') ? PACE.deal : 0;
  });
  return seconds.reduce((a, b) => a + b, 0);
}

// Plays the bots of a record again from their seeds, to see whether each choice was the bot's own.

import {
  askOf,
  BY_CHANCE,
  BY_CLOCK,
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  Random,
  WAIT,
} from '@messdeck/engine';
import { parseBot } from './bot.ts';
import type { BotPlayer } from './bot-player.ts';
import { choiceSeed, SeededBot } from './seeded-bot.ts';

/** A choice that the bot does not make when it is asked again. */
export interface OtherChoice {
  readonly step: number;
  readonly seat: number;
  /** What the record says, and what the bot does; left out where it lets the moment pass. */
  readonly did: string;
  readonly does?: string;
}

interface Played {
  readonly since: number;
  choose(match: Match): Promise<string | undefined>;
}

/**
 * Asks the bots of a record again, those whose seats have a seed: how many choices that were not forced were compared,
 * and which came out otherwise. Bots with a limit in time are left out: what they find depends on the machine.
 */
export async function recheck(
  record: MatchRecord,
  game: Game,
): Promise<{ readonly compared: number; readonly others: readonly OtherChoice[] }> {
  const { rules, seats, log } = record;
  const match = new Match(game, rules, seats.length);
  const bots = seats.map((_, seat) => botAt(record, game, match, seat));
  const others: OtherChoice[] = [];
  let compared = 0;
  for (const [step, { by, do: did }] of log.entries()) {
    const bot = typeof by === 'number' ? bots[by] : undefined;
    if (bot && step >= bot.since && isOpen(match, by as number)) {
      const does = await bot.choose(match);
      compared++;
      if (does !== did) others.push({ step, seat: by as number, did, ...(does !== undefined && { does }) });
    }
    const refusal = match.act(by, did);
    if (refusal) throw new Error(`step ${step}: ${refusal.refused}`);
  }
  return { compared, others };
}

function isOpen(match: Match, seat: number): boolean {
  const { game, position } = match;
  if (game.actors(position) & BY_CHANCE || game.forced?.(position, seat)) return false;
  const { count, mayWait } = askOf(match, seat);
  return count > 1 || mayWait;
}

function botAt({ rules, seats }: MatchRecord, game: Game, match: Match, seat: number): Played | undefined {
  const { bot: name, seed, since = 0 } = seats[seat];
  if (name === undefined || seed === undefined || name.endsWith('ms')) return undefined;
  const bot = parseBot(name);
  if (isRefusal(bot)) return undefined;
  if (name === 'random') {
    const random = new Random(seed);
    const player = bot.seat(game, rules, seats.length, seat, random);
    let noticed = 0;
    match.watchLater(seat, () => noticed++);
    return {
      since,
      choose: (at) => chooseBlindly(player, random, at, seat, choiceSeed(seed, seat, noticed)),
    };
  }
  const player = new SeededBot(bot, { game, rules, seats: seats.length, seat }, seed);
  match.watch(seat, (entry) => player.hear(entry));
  return {
    since,
    choose: ({ position }) => player.choose((game.actors(position) & BY_CLOCK) !== 0),
  };
}

/** The choice of a bot that hears nothing. */
async function chooseBlindly(
  player: BotPlayer,
  random: Random,
  match: Match,
  seat: number,
  seed: readonly (string | number)[],
): Promise<string | undefined> {
  const ask = askOf(match, seat);
  random.restart(...seed);
  const choice = await player.choose(ask);
  return choice === WAIT ? undefined : ask.text(choice);
}

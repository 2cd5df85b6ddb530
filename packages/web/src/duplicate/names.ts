// Who a pair is, in words.

import { ownBoards, pairsSoFar } from '#words/duplicate.ts';
import { LEVELS } from '../games/players.ts';
import type { ToldChallenge, ToldPair } from './told.ts';

export const botTitle = (bot: string): string => LEVELS.find((level) => level.bot === bot)?.title ?? bot;

/** "Dora and Roy", "Dora and a General", "Dora". */
export function pairNames({ names: [first, second], bot }: ToldPair): string {
  if (second !== undefined) return pairsSoFar.both(first, second);
  return bot === undefined ? first : pairsSoFar.with(first, botTitle(bot));
}

/** Whom a pair plays: "two Captains", "Jane and Lew". */
export function opponentsOf(challenge: ToldChallenge, { opponents }: ToldPair): string {
  if (opponents !== undefined) return pairNames(challenge.pairs[opponents]);
  const bot = botTitle(challenge.bot);
  return challenge.forPairs ? ownBoards.twoBots(bot) : ownBoards.bots(bot);
}

/** "73 %". */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

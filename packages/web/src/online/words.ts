// Tables on a server in words: what is played, who is there, how long one may think.

import { capital, type Game, lower, type Rules } from '@messdeck/engine';
import { STAND_IN_BOT } from '@messdeck/host';
import { ratedTable } from '#words/ladder.ts';
import { inWords } from '#words/numbers.ts';
import * as say from '#words/online/everywhere.ts';
import { findOnShelf } from '../games/catalog.ts';
import { changedFromUsual } from '../games/options.ts';
import { LEVELS } from '../games/players.ts';
import type { ToldTable } from '../sources/remote/api.ts';

export function titleOf(game: string): string {
  return findOnShelf(game)?.game.title ?? game;
}

export function clockWords(clock: ToldTable['clock']): string {
  if (!clock) return '';
  if (clock.days !== undefined) return say.daysPerAction(clock.days);
  if (clock.perAction !== undefined) return say.perAction(seconds(clock.perAction));
  return say.perMatch(seconds(clock.perMatch ?? 0));
}

function seconds(count: number): string {
  return count % 60 === 0 && count >= 120 ? say.minutes(count / 60) : say.seconds(count);
}

/** "Tactics, 30 seconds an action". */
export function tableWords({ game, clock, rated }: Pick<ToldTable, 'game' | 'clock' | 'rated'>): string {
  return [titleOf(game), clockWords(clock), rated ? ratedTable : ''].filter((part) => part !== '').join(', ');
}

/** What differs from the usual rules, one by one: "one hand", "no exchange". */
export function changedTerms(game: Game, rules: Rules, seats: number): string[] {
  return changedFromUsual(game, rules, seats).map(({ option, title, words }) =>
    lower(option.words ? words : `${title}: ${words}`),
  );
}

export function botWords(bot: string): string {
  return LEVELS.find((level) => level.bot === bot)?.title ?? bot;
}

/** Who plays for people who have left or run out of time, as the server has it. */
export const STAND_IN: string = botWords(STAND_IN_BOT);

export function freeWords({ seats }: ToldTable): string {
  const free = seats.filter((seat) => seat === null).length;
  if (free === 0) return say.allChairsTaken;
  return free === 1 ? say.oneChairOpen : say.chairsOpen(capital(inWords(free)));
}

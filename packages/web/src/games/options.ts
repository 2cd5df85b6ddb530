// What a table can be set to, in words: seats around it, options with their values, deals. All of it is read from
// the game's own tables; nothing here knows a rule.

import {
  capital,
  defaultOf,
  type Game,
  isRefusal,
  lower,
  type Option,
  type OptionValue,
  type Rules,
  settleRules,
} from '@messdeck/engine';
import * as say from '#words/games/options.ts';
import { inWords } from '#words/numbers.ts';

/** Rules as they stand: the player's choices over the usual ones, and why they do not go together, if so. */
export interface Settled {
  readonly rules: Rules;
  readonly refused?: string;
}

export function settle(game: Game, given: Rules, seats: number): Settled {
  const rules = settleRules(game, given, seats);
  if (!isRefusal(rules)) return { rules };
  const usual = Object.fromEntries(game.options.map((option) => [option.key, defaultOf(option, seats)]));
  return { rules: { ...usual, ...given }, refused: rules.refused };
}

/** The value an option takes when nothing else is chosen, given the other choices. */
export function usualValue(game: Game, option: Option, given: Rules, seats: number): OptionValue {
  const others = Object.fromEntries(Object.entries(given).filter(([key]) => key !== option.key));
  const rules = settleRules(game, others, seats);
  return isRefusal(rules) ? defaultOf(option, seats) : rules[option.key];
}

/** Current move, where the key of the records would not tell a player. */
const TITLES: Readonly<Record<string, string>> = {
  aideBack: say.aideBack,
  captured: say.captured,
  credit: say.credit,
  fiveDiscards: say.fiveDiscards,
  form: say.form,
  honor: say.honor,
  limit: say.limit,
  mode: 'Tricks',
  mustBid: say.mustBid,
  mustPlay: say.mustPlay,
  mustTransfer: say.mustTransfer,
  setback: say.setback,
  spyNurse: say.spyNurse,
};

/** "allPass" → "All pass". */
export function titleOf(option: Option): string {
  const title = TITLES[option.key];
  if (title !== undefined) return title;
  return capital(option.key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

export function wordsOf(option: Option, value: OptionValue): string {
  const words = option.words?.[String(value)];
  if (words !== undefined) return words;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  // Cards in a list are named one by one.
  return String(value)
    .split(' ')
    .map((word) => option.words?.[word] ?? word)
    .join(' and ');
}

/** The values to choose from; undefined where any number or text of a form will do. */
export function valuesOf(option: Option): readonly OptionValue[] | undefined {
  if (option.values) return option.values;
  return option.pattern !== undefined && option.words ? Object.keys(option.words) : undefined;
}

/** What a seat is to the player's own: a partner, an opponent on the left or right, or somebody further round. */
export type Relation = 'partner' | 'opposite' | 'left' | 'right' | 'further';

/** The same in words. */
export const RELATIONS: Readonly<Record<Relation, string>> = {
  partner: say.yourPartner,
  opposite: say.oppositeYou,
  left: say.yourLeft,
  right: say.yourRight,
  further: '',
};

export function relationOf(game: Game, rules: Rules, seats: number, seat: number, own = 0): Relation {
  const position = game.start(rules, seats);
  if (game.side(position, seat) === game.side(position, own)) return 'partner';
  if (seats === 2) return 'opposite';
  const round = (seat - own + seats) % seats;
  if (round === 1) return 'left';
  if (round === seats - 1) return 'right';
  return round === seats / 2 ? 'opposite' : 'further';
}

/** Where the seats lie on the cloth: a grid of three columns, rows from the far side, seat 0 in the last row. */
// biome-ignore format: one drawing a line
const AROUND: Readonly<Record<number, string>> = {
  1: '". s0 ."',
  2: '". s1 ." ". s0 ."',
  3: '"s1 . s2" ". s0 ."',
  4: '". s2 ." "s1 m s3" ". s0 ."',
  5: '"s2 . s3" "s1 m s4" ". s0 ."',
  6: '"s2 s3 s4" "s1 m s5" ". s0 ."',
  7: '"s3 m s4" "s2 m s5" "s1 s0 s6"',
  8: '"s3 s4 s5" "s2 m s6" "s1 s0 s7"',
};

export const around = (seats: number): string => AROUND[seats];

export type Deal = 'today' | 'fresh' | 'seed';

/** Today, the same for everybody who plays on this day: "2026-11-15". */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export interface Changed {
  readonly option: Option;
  readonly title: string;
  readonly words: string;
}

/** What differs from the usual rules. */
export function changedFromUsual(game: Game, given: Rules, seats: number): Changed[] {
  const { rules } = settle(game, given, seats);
  return game.options
    .filter((option) => rules[option.key] !== usualValue(game, option, given, seats))
    .map((option) => ({ option, title: titleOf(option), words: wordsOf(option, rules[option.key]) }));
}

/** The same in a line: "match: One hand; exchange: No"; empty where nothing does. */
export function changesInWords(game: Game, given: Rules, seats: number): string {
  return changedFromUsual(game, given, seats)
    .map(({ title, words }) => `${lower(title)}: ${words}`)
    .join('; ');
}

/** The table in one sentence: "Do-Boy for four: One hand, No exchange. Today’s deal." */
export function summary(game: Game, title: string, given: Rules, seats: number, deal: string): string {
  const how = changesInWords(game, given, seats) || say.usualRules;
  return say.tableInShort({ title, seats: inWords(seats), rules: how, deal });
}

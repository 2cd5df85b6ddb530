// A finished match in words: how it ended, how it stood, when it was, how long it took, which options were played.

import type { Game } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import * as words from '#words/history.tsx';
import { byTwoSides } from '../games/catalog.ts';
import { changesInWords } from '../games/options.ts';
import { MANY_HINTS, minutesOf } from './figures.ts';
import { type PastMatch, seatOf } from './past.ts';

/** The mark at the head of a line: "won", "6 of 14"; what counts in no figures is called practice. */
export function markOf({ outcome, game, own, practice }: PastMatch): string {
  if (practice) return words.practice;
  if (outcome !== 'solo') return words.outcomes[outcome];
  return words.ofWhole(own, wholeOf(game));
}

/** How far a game for one can go. */
export const wholeOf = (game: string): number => (game === 'flag' ? 14 : 49);

/** "with Roy", "Mabel, Roy, Otto", "alone". */
export function withWhom(match: PastMatch): string {
  const { game, seats, winners } = match;
  const me = seatOf(match)!;
  const others = seats.filter((_, seat) => seat !== me);
  if (others.length === 0) return words.alone;
  // Partners win and lose together.
  const side = (seat: number): boolean => winners.includes(seat);
  const partner = seats.find((_, seat) => seat !== me && side(seat) === side(me));
  if (partner && winners.length === 2 && byTwoSides(game, seats.length))
    return words.withPeople([partner.name]);
  return others.map(({ name }) => name).join(', ');
}

/** "165 : 95", "31", "Captain". */
export function scoreOf({ game, own, other, seats }: PastMatch): string {
  const minus = (value: number): string => String(value).replace('-', '\u2212');
  if (game === 'flag') return attained[own] ?? minus(own);
  const sides = other !== undefined && byTwoSides(game, seats.length);
  return sides ? `${minus(own)} : ${minus(other)}` : minus(own);
}

/** "today", "yesterday", "12 Nov." */
export function dayOfMatch({ ended }: PastMatch, now: Date): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (ended >= midnight) return words.today;
  if (ended >= midnight - 86_400_000) return words.yesterday;
  return words.shortDay(new Date(ended));
}

/** "14 min"; nothing where it is not known. */
export function lengthOf(match: PastMatch): string {
  const minutes = minutesOf(match);
  return minutes === undefined ? '' : words.minutes(Math.max(1, Math.round(minutes)));
}

/** What happened, in a sentence or two. */
export function noteOf(match: PastMatch): string {
  const { game, contracts, hands, daily, practice, hints, seed, own, told } = match;
  const said: string[] = [];
  if (practice) said.push(words.continued);
  if (daily !== undefined) said.push(words.wasTodaysDeal);
  const made = contracts.filter((contract) => contract.made).length;
  if (told !== undefined) said.push(told);
  else if (contracts.length > 0) said.push(words.madeOfContracts(made, contracts.length));
  else if (hands > 1) said.push(words.hands(hands));
  if (game === 'flag' && own + 1 < attained.length) said.push(words.oneMoreFlag(attained[own + 1]));
  if (hints > MANY_HINTS) said.push(words.hintsNotCounted(hints));
  else if (hints > 0) said.push(words.hints(hints));
  const patience = game === 'flag' || game === 'sammys-travels';
  // A record from elsewhere may not say which deal it was.
  if (patience && daily === undefined && seed && !practice) said.push(words.dealOf(seed));
  return said.join(' ');
}

/** The options of a match as they differ from the usual ones: "usual rules", "match: hand". */
export function optionsOf(game: Game, { rules, seats }: PastMatch): string {
  const changes = changesInWords(game, rules, seats.length) || words.usualRules;
  return words.playersAndRules(game.seats.length > 1 ? seats.length : undefined, changes);
}

/** Whether a search finds a match: by game, name, date or deal. */
export function found(match: PastMatch, title: string, wanted: string, now: Date): boolean {
  const day = words.wholeDay(new Date(match.ended));
  const names = match.seats.map(({ name }) => name).join(' ');
  const text = [
    title,
    names,
    day,
    dayOfMatch(match, now),
    match.seed,
    match.daily ?? '',
    scoreOf(match),
    match.outcome,
  ];
  const all = text.join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** "2.5", with a true minus sign. */
export const oneDecimal = (value = 0): string =>
  (Math.round(value * 10) / 10).toString().replace('-', '\u2212');

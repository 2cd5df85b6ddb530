// What was left unfinished: matches, tables with friends, the deal of the day.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import { LOCALE } from './locale.ts';
import { inWords } from './numbers.ts';

export const dealStarted = 'Started.';
export const dealNotPlayed = 'Not played yet.';
/** "Captain. 6 days in a row." */
export const dealStands = (stands: string, streak: number): string =>
  streak > 1 ? `${stands} ${streak} days in a row.` : stands;
export const unfinished = 'Unfinished';
export const moreUnfinished = (count: number): string =>
  count === 1 ? 'One more unfinished' : `${count} more unfinished`;
export const yourTurn = 'Your turn';
export const dismiss = 'Dismiss';
export const dismissMatch = (match: string): string => `Dismiss ${match}`;
export const goThere = 'Go there';
export const goTo = (match: string): string => `Go to ${match}`;
export const play = 'Play';
export const goOn = 'Continue';
export const goOnWith = (match: string): string => `Continue ${match}`;
export const waitingForHost = 'All chairs are taken. Waiting for the host to start.';
export const waitingForPlayers = (taken: number, chairs: number): string =>
  `Waiting for players: ${taken} of ${chairs} chairs are taken.`;
export const turnOf = (name: string): string => `${name}’s turn.`;
export const inProgress = 'In progress.';
export const atHand = (hand: number): string => `Hand ${hand}.`;
export const today = 'Today.';
export const yesterday = 'Yesterday.';
export const onDay = (day: Date): string =>
  `${day.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long' })}.`;

/** "Tactics, with Carl and two bots". */
export function gameWith(game: string, people: readonly string[], bots = 0): string {
  const names = bots === 0 ? people : [...people, bots === 1 ? 'a bot' : `${inWords(bots)} bots`];
  return names.length > 0 ? `${game}, with ${listAnd(names)}` : game;
}

/** Scores of the two sides: "You lead 95 : 60, hand 3." */
export function sidesStand(ours: number, theirs: number, hand: number): string {
  const how = ours > theirs ? 'You lead' : ours < theirs ? 'You trail' : 'Tied';
  return `${how} ${minus(ours)} : ${minus(theirs)}${hand > 1 ? `, hand ${hand}.` : '.'}`;
}

/** Scores of players, without a name for the reader: "You 12, Mabel 5, Roy 0; hand 2." */
export function playersStand(
  scores: readonly (readonly [name: string | undefined, score: number])[],
  hand: number,
): string {
  const said = scores.map(([name = 'You', score]) => `${name} ${minus(score)}`).join(', ');
  return `${said}${hand > 1 ? `; hand ${hand}.` : '.'}`;
}

/** A number with a true minus sign. */
const minus = (score: number): string => String(score).replace('-', '\u2212');

// The shelf: boxes and games, unfinished matches, tables with friends, where to begin.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import { LOCALE } from './locale.ts';
import { inWords } from './numbers.ts';

// The page.
export const goToShelf = 'Go to the shelf';
export const tagline = 'Twelve old American card games';
export const navigation = 'Site';
export const tables = 'Tables';
export const learn = 'Learn';
export const history = 'History';
export const settings = 'Settings';
export const whereToBegin = 'Where to begin';
export const reference = 'Reference';
export const packs = 'The packs';
export const chart = 'Chart of Ranks';
export const atlas = 'Atlas of the states';
export const almanac = 'Almanac';
export const allRules = 'All the rules';
export const openRecord = 'Open a record';
export const notRead = (reason: string): string => `Unfinished matches could not be read. ${reason}`;

// Boxes and games.
export const newToYou = 'new to you';
export const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);
export const gamesOf = (box: string): string => `Games of ${box}`;
export const playWithFriends = 'Play with friends';
export const playGameWithFriends = (game: string): string => `Play with friends: ${game}`;
export const playNow = 'Play now';
export const playGameNow = (game: string): string => `Play now: ${game}`;
export const learnGame = (game: string): string => `Learn ${game}`;
export const setUp = 'Set up';
export const setUpGame = (game: string): string => `Set up ${game}`;
export const playedAndBest = (played: number, best: number): string => `${played} played, best ${best}`;
export const playedAndWon = (played: number, won: number): string => `${played} played, ${won} won`;

// Where to begin.
export const todaysDeal = (game: string): string => `Today’s deal: ${game}`;
export const sameCards = 'Everyone gets the same cards.';
export const hostTable = 'Host a table, send a link.';
export const learnAnyGame = 'Learn a game';
export const firstHand = (known: number): string =>
  `A first hand, 4 minutes.${known > 0 ? ` ${known} of 12 known.` : ''}`;
export const newHere = 'New here?';
export const startWith = (
  bang: (name: string) => JSX.Element,
  doBoy: (name: string) => JSX.Element,
): JSX.Element => (
  <>
    Start with {bang('Bang')} or {doBoy('Do-Boy')}: a first hand, 4 minutes.
  </>
);
export const dealStarted = 'Started.';
export const dealNotPlayed = 'Not played yet.';
/** "Captain. 6 days in a row." */
export const dealStands = (stands: string, streak: number): string =>
  streak > 1 ? `${stands} ${streak} days in a row.` : stands;

// Unfinished matches and tables with friends.
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

/** "Tactics, with Carl and two bots". */
export function gameWith(game: string, people: readonly string[], bots = 0): string {
  const names = bots === 0 ? people : [...people, bots === 1 ? 'a bot' : `${inWords(bots)} bots`];
  return names.length > 0 ? `${game}, with ${listAnd(names)}` : game;
}

export const waitingForHost = 'All chairs are taken. Waiting for the host to start.';
export const waitingForPlayers = (taken: number, chairs: number): string =>
  `Waiting for players: ${taken} of ${chairs} chairs are taken.`;
export const turnOf = (name: string): string => `${name}’s turn.`;
export const inProgress = 'In progress.';

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

export const atHand = (hand: number): string => `Hand ${hand}.`;

/** A number with a true minus sign. */
const minus = (score: number): string => String(score).replace('-', '\u2212');

export const today = 'Today.';
export const yesterday = 'Yesterday.';
export const onDay = (day: Date): string =>
  `${day.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long' })}.`;

// Installing.
export const installHere = 'Install Messdeck on this device?';
export const install = 'Install';
export const noThanks = 'No thanks';

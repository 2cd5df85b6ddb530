// The shelf: boxes and games, unfinished matches, tables with friends, where to begin.

import type { JSX } from 'preact';

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

// Installing.
export const installHere = 'Install Messdeck on this device?';
export const install = 'Install';
export const noThanks = 'No thanks';

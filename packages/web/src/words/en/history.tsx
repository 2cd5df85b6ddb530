// Finished matches and their figures.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import { LOCALE } from './locale.ts';

// history/charts.tsx
export const recentMatches = (label: string): string => `Recent matches: ${label}`;
export const wonBy = (most: number): string => `won by ${most}`;
export const longestStreakWon = (best: number): string => `Longest streak: ${best} won`;
export const ofTheLastGames = (unit: string, figures: string): string =>
  `${unit} of the last games: ${figures}`;
export const gamesAgo = (count: number): string => `${count} games ago`;
export const now = 'now';

// history/figures-alone.tsx
export const aGame = (unit: string): string => `${unit} a game`;
export const daysInARow = 'days in a row';
export const yourServiceRecord = 'Your service record';
export const yourTrips = 'Your trips';
export const gameByGame = (unit: string): string => `${unit}, game by game`;
export const averageOfSeven = 'line: 7-game average';
export const todaysDeal = 'Today’s deal';
export const theLastFourWeeks = 'the last four weeks';
export const notPlayed = 'not played';
export const ranksEarned = 'Ranks earned';
export const statesVisited = 'States visited';
export const what = 'What';
export const howOften = 'How often';
export const best = 'best';

// history/figures-sheet.tsx
export const figures = 'Figures';
export const game = 'Game';
export const noGamesYet = 'No games yet';
export const options = 'Options';
export const allOptions = 'All options';
export const nothingToCountYet = 'Nothing to count yet.';
export const noMatchesYet = 'No matches yet.';
export const notCounted = (others: string): string => `Not counted: ${others}. `;
export const leaveOutHinted = 'Leave out matches with many hints';
export const includeHinted = 'Include matches with many hints';
export const streakNow = 'streak now';
export const bestStreak = 'best streak';
export const matchByMatch = 'Match by match';
export const upWonDownLost = 'up: won, down: lost';
export const streaks = 'Streaks';
export const solidWonHatchedLost = 'solid: won, hatched: lost';
export const yourSidesContracts = 'Your side’s contracts';
export const aMatchTakesMinutes = (minutes: number): string => `A match takes ${minutes} minutes.`;

// history/figures.ts
export const withManyHints = (hinted: number): string => `${hinted} with more than ten hints`;

// history/files.ts
export const logIsGone = 'The log of this match is gone.';
export const noRecordOfGames = 'it isn’t a record of any game here.';
export const matchNotOver = 'the match isn’t over.';
export const onlyBots = 'only bots played in it.';

// history/history-page.tsx
export const saveAll = 'Export';
export const history = 'History';
export const matchCount = (count: number): string => (count === 1 ? '1 match' : `${count} matches`);
export const pages = 'Pages';
export const matches = 'Matches';
export const loadingYourHistory = 'Loading your history…';
export const readFile = 'Import';
export const recordsFile = 'Records file';

// history/imported.ts
export const canBeRead =
  'Choose a records file with one match per line (.jsonl), as saved by Export or “Save the record.”';
export const theFileIsEmpty: string = `The file is empty. ${canBeRead}`;
export const noMatchesWereImported = 'No matches were imported.';
export const matchesWereImported = (taken: number): string =>
  taken === 1 ? 'One match was imported.' : `${taken} matches were imported.`;

// history/last-ten.tsx
export const yourLastTen = 'Your last ten';
export const yourLast = (count: number): string => `Your last ${count}`;

// history/match-list.tsx
export const searchHistory = 'Search by game, name, date or deal';
export const whatToSearch = 'Game, name, date or deal';
export const allGames = 'All games';
export const noneFinished = 'No finished matches yet. They appear here with their records.';
export const noMatchFound = 'No match found.';
export const showMore = (count: number): string => `Show ${count} more`;
export const replay = 'Replay';
export const view = 'View';
export const sameCards = 'Same cards';
export const saveAsAFile = 'Save as a file';

// history/service-record.tsx
export const noRankYet = 'No rank yet.';
export const noTripsYet = 'No trips yet.';
export const states = (count: number): string => `${count} states`;
export const noRank = 'no rank';

// history/standing.ts
export const moreThanBest = (more: string | number): string => `${more} more than your previous best`;
export const asGoodAsBest = 'As good as your best';
export const yourBest = (place: string): string => `Your ${place} best`;

// history/told.ts
export const roundTrip = (state: string): string => `It started and ended in ${state}.`;
export const fromTo = (first: string, last: string): string => `From ${first} to ${last}.`;

// history/words.ts
export const minutes = (count: number): string => `${count} min`;
export const continued = 'Continued from a lesson or replay.';
export const wasTodaysDeal = 'Today’s deal.';
export const madeOfContracts = (made: number, count: number): string => `Made ${made} of ${count} contracts.`;
export const hands = (count: number): string => `${count} hands.`;
export const oneMoreFlag = (rank: string): string => `One more flag: ${rank}.`;
export const hintsNotCounted = (hints: number): string => `${hints} hints: not counted.`;
export const hints = (count: number): string => (count === 1 ? 'One hint.' : `${count} hints.`);
export const dealOf = (seed: string): string => `Deal ${seed}.`;
export const usualRules = 'usual rules';

// Figures in sentences.
export const practiceMatches = (count: number): string =>
  count === 1 ? '1 practice match' : `${count} practice matches`;
export const madeAndLost = (made: number, lost: number): string => `${made} made, ${lost} lost`;
export const contractsMade = (made: number, lost: number): string => `${made} contracts made, ${lost} lost`;
export const averageScore = (average: string, best: number): string =>
  `On average you score ${average}; best ${best}.`;
export const averageBidAndScore = (bid: string, average: string, best: number): string =>
  `On average your side bids ${bid} and you score ${average}; best ${best}.`;
/** "Captain is your highest rank, on March 3, deal 4711." */
export const isYourBest = (
  what: JSX.Element,
  rank: boolean,
  day: Date,
  deal: string | undefined,
): JSX.Element => (
  <>
    {what} is your {rank ? 'highest rank' : 'longest trip'}, on {dayAndMonth(day)}
    {deal ? `, deal ${deal}` : ''}.
  </>
);
/** "More than half of your games end between Sergeant and Captain." */
export const usuallyEnds = (low: string, high: string, rank: boolean): string =>
  `More than half of your games end ${low === high ? `with ${low}` : `between ${low} and ${high}`}${rank ? '' : ' states'}.`;

// Files.
export const lineRefused = (line: number, reason: string): string => `Line ${line}: ${reason}`;
export const moreSkipped = (count: number): string =>
  count === 1 ? '1 more line was skipped.' : `${count} more lines were skipped.`;

// Days.
export const today = 'today';
export const yesterday = 'yesterday';
/** "March 3". */
export const dayAndMonth = (day: Date): string =>
  day.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long' });
/** "Mar 3". */
export const shortDay = (day: Date): string =>
  day.toLocaleDateString(LOCALE, { day: 'numeric', month: 'short' });
/** "March 3, 2026". */
export const wholeDay = (day: Date): string =>
  day.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
export const month = (day: Date): string => day.toLocaleDateString(LOCALE, { month: 'long' });
export const monthAndYear = (day: Date): string =>
  day.toLocaleDateString(LOCALE, { month: 'long', year: 'numeric' });

// A match in the list.
export const practice = 'practice';
export const outcomes: Readonly<Record<'won' | 'lost' | 'shared', string>> = {
  won: 'won',
  lost: 'lost',
  shared: 'shared',
};
export const ofWhole = (own: number, whole: number): string => `${own} of ${whole}`;
export const alone = 'alone';
export const withPeople = (names: readonly string[]): string => `with ${listAnd(names)}`;
export const playersAndRules = (players: number | undefined, rules: string): string =>
  players === undefined ? rules : `${players} players, ${rules}`;

// Figures and charts.
export const played = 'played';
export const gamesPlayed = 'games';
export const all49 = 'all 49';
export const fromToStates = (least: number, most: number): string => `${least} to ${most}`;
export const outcomeBy = (outcome: keyof typeof outcomes | 'solo', margin: number): string =>
  `${outcome === 'solo' ? 'solo' : outcomes[outcome]} by ${margin}`;
export const flagsWord = 'flags';
export const statesWord = 'states';
export const last = 'last';

// Games for one: the deal of the day and other deals.

import type { JSX } from 'preact';
import { LOCALE } from './locale.ts';

// patience/daily-page.tsx
export const dealOfTheDay = 'Deal of the day';
export const todaysDeal = 'Today’s deal';
export const oldDeal = (day: string): string =>
  `Everyone had these cards on ${day}. That day is over, so tries no longer count.`;
export const playThisDeal = 'Play this deal';
export const everyoneGetsTheSameCards = 'Everyone gets the same cards';
export const gaveUpToday = 'You gave up today’s try.';
export const continueIt = 'Continue it';
export const playTodaysDeal = 'Play today’s deal';
export const tacticsToday = 'Today: one hand with Mabel, Roy and Otto.';
export const learnItWithAFirst = 'Learn it with a first hand';
export const yourAverage = 'your average';
export const daysInARow = 'days in a row';
export const playedToday = 'You have played today’s deal.';
export const share = 'Share';
export const shareGivesNothingAway = 'Everyone has the same cards today. The text gives nothing away.';
export const sameCardsAgain = 'Same cards again';
export const aNewDeal = 'A new deal';
export const viewTheTable = 'View the table';
export const figures = 'Figures';
export const copied = 'Copied.';
export const selectAndCopy = 'Select the text and copy it.';
export const copy = 'Copy';
export const shareWith = 'Share …';

// patience/daily.ts
export const flags = (own: number): string => (own === 1 ? '1 flag' : `${own} flags`);
export const states = (own: number): string => (own === 1 ? '1 state' : `${own} states`);
export const noHint = 'no hint';
export const hints = (count: number): string => (count === 1 ? '1 hint' : `${count} hints`);
export const sharedTitle = (game: string, day: string): string => `Messdeck · ${game} · ${day}`;
export const actions = (plays: number, hinted: string): string => `${plays} actions, ${hinted}`;
export const daysPlayed = (streak: number): string =>
  streak === 1 ? 'The first day' : `${streak} days in a row`;

// patience/deal-button.tsx
export const deal = 'Deal';
export const forPractice = 'for practice';
export const ofToday = 'of today';
export const oneTryCounts =
  'One try counts. Undo as much as you like. It will wait here if you deal other cards.';
export const restartThisDeal = 'Restart this deal';
export const dealNumber = 'Deal number';
export const number = 'Number';
export const dealIt = 'Deal it';

// patience/deal-said.tsx
export const forPracticeTitle = 'For practice';
export const dealOf = (seed: string): string => `Deal ${seed}`;

// patience/flag-result.tsx
export const oneMoreWouldHaveMade = (rank: string): string => `One more would have made you a ${rank}.`;
export const noFlagFlies = 'No flag flies.';
export const flagsFly = (own: number): string => (own === 1 ? 'One flag flies.' : `${own} flags fly.`);
export const of14Flags = (own: number): string => `${own} of 14 flags`;
export const theRanks = 'The ranks';

// patience/left-on-table.tsx
export const leftOnTheTable = 'Left on the table';

// The deal of the day.
export const oneGameADay =
  'One game a day: Flag, Tactics, Sammy’s Travels, Do-Boy and Militac take turns. Your first try counts. Afterward you get a spoiler-free result to share.';
export const countsOnce = 'Today’s deal counts once. You can replay the same cards for practice.';
export const nextDealIn = (left: JSX.Element): JSX.Element => (
  <>The next deal comes at midnight, in {left}.</>
);
export const playedTodayAndAre = 'You have played today’s deal. You are a';
export const yesterday = 'yesterday';
export const hintsTaken = 'hints';
export const onDay = (day: Date): string =>
  day.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
export const hoursAndMinutes = (hours: number, minutes: number): string => `${hours} h ${minutes} min`;

const OUTCOMES = { won: 'won', lost: 'lost', shared: 'shared the lead', solo: 'solo' };
/** "won 85 : 35". */
export const wentBetween = (outcome: keyof typeof OUTCOMES, score: string): string =>
  `${OUTCOMES[outcome]} ${score}`;
/** "lost with 12 points". */
export const wentWith = (outcome: keyof typeof OUTCOMES, score: string, points: number): string =>
  `${OUTCOMES[outcome]} with ${score} ${points === 1 ? 'point' : 'points'}`;
/** "Captain: 6 flags of 14". */
export const rankAndFlags = (rank: string, flags: string): string => `${rank}: ${flags} of 14`;

export const almanac = 'Almanac';

// What a card is, looked at closely.

import type { JSX } from 'preact';

// table/close-up/card-facts.ts
export const company = 'Company';
export const rank = 'Rank';
export const number = 'Number';
export const color = 'Color';
export const office = 'Office';
export const kind = 'Kind';
export const ordnanceTheTank = 'Ordnance: the Tank';
export const ordnance = 'Ordnance';
export const points = 'Points';
export const branch = 'Branch';
export const title = 'Title';
export const aSpy = (kind: string): string => `${kind}, a spy`;
export const power = 'Power';
export const coastGuard = 'Coast Guard';
export const wild = 'Wild';
export const standsForAny = 'stands for any card but the Commander-in-Chief';
export const equals = 'Equals';
export const noneWhenPlayed = 'none of its own when played';
export const whenPlayed = (played: number): string => `${played} when played`;
export const leftInHand = 'Left in hand';
export const regularCount = (left: number, regular: string | number): string =>
  `${left} (regular count: ${regular})`;
export const suitRank = 'Suit, rank';
export const population = 'Population';
export const ofThe = (rank: number, isState: boolean): string =>
  `${rank} of the ${isState ? '48 states' : '8 territories'}`;
export const electoralVotes = 'Electoral votes';
export const congressmen = 'Congressmen';
export const senators = 'Senators';
export const borders = 'Borders';
export const service = 'Service';
export const dots = 'Dots';
export const weather = 'Weather';
export const multiplier = 'Multiplier';
export const founded = 'Founded';
export const thePresident = 'The President';
export const aboveSuits = 'Above and beside the suits';

// table/close-up/close-up.tsx
export const close = 'Close';

/** What turns to the card before and the next, with all of it said. */
export const cardBefore: JSX.Element = (
  <>
    ‹ <span class="sr">The card </span>Before
  </>
);
export const nextCard: JSX.Element = (
  <>
    Next<span class="sr"> card</span> ›
  </>
);

// Setting a table up: seats, options, cards.

import { capital } from '@messdeck/engine';
import { LOCALE } from './locale.ts';
import { inWords } from './numbers.ts';

// setup/deal-choice.tsx
export const theCards = 'The cards';
export const freshShuffle = 'A fresh shuffle';
export const todaysDealMeans = (day: Date): string =>
  `${day.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' })}: everybody gets the same cards, so you can compare afterward`;
export const dealByNumber = 'A deal by number';
export const dealNumber = 'Deal number';

// setup/finer-points.tsx
export const finerPoints = (count: number): string => `${capital(inWords(count))} finer points`;
export const allStandard = (named: string): string => `${named}: standard`;
export const someChanged = (named: string): string => `${named}: changed`;

// setup/options-form.tsx
export const howYouPlay = 'How you play';
export const basedOn = (source: string): string => `Based on ${source}; the standard choice is marked.`;
export const basedOnWithoutOptions = (source: string): string => `Based on ${source}; no options.`;
export const usual = 'usual';
export const fromTo = (min: number, max: number, usual: string): string =>
  `${min} to ${max}, usually ${usual}`;
export const usually = (usual: string): string => `usually ${usual}`;

export const countedBothWays = 'What a choice changes was counted by playing the same deals both ways:';
export const almanac = 'Almanac';

// setup/seats-on-cloth.tsx
export const seating = 'Seating';
export const strengthOf = (name: string): string => `Strength of ${name}`;
export const soloGame = 'A solo game: just you and the cards.';
export const players = 'Players';
export const playersOf = (count: number): string => `${inWords(count)} players`;

// setup/setup.tsx
export const noSuchGame = 'No such game';
export const setTheTable = 'Set the table';
export const howToPlay = 'How to play';
export const openingTheBox = 'Opening the box…';
export const deal = 'Deal';

// setup/two-starts.tsx
export const firstPlayersStart = 'First player’s start';
export const secondPlayersStart = 'Second player’s start';

// setup/with-whom.tsx
export const opponents = 'Opponents';
export const againstBots = 'Against bots';
export const withFriends = 'With friends';

// What is dealt.
export const todaysDeal = 'Today’s deal';
export const dealOf = (number: string): string => `Deal ${number}`;
export const dealByNumberChosen = 'Deal by number';
export const usualValue = (value: string): string => `${value} (usual)`;

// What a table of United States says.

import type { ComponentChildren, JSX } from 'preact';

export const kansasAndCorners = 'Kansas and its four corners';

export const mapStates = 'Map of the states';

export const top = 'Top';

export const table = 'On the table';

export const hand = 'In hand';

export const canBeLaid = 'Can be laid';

export const laidAside = 'Laid aside';

export const oneCard = '1 card';

export const cards = (count: number): string => `${count} cards`;

export const cornerEmpty = (state: string): string => `${state} corner, empty`;

export const cornerWith = ({ state, cards }: { readonly state: string; readonly cards: string }): string =>
  `${state} corner, ${cards}`;

export const waitingFor = (name: string): string => `waiting for ${name}`;

export const kansas = 'Kansas';

export const layIt = 'lay it or choose another card.';

export const chooseWhere = 'choose where it goes.';

export const throwHighest = 'Throw the highest';

export const wins = (hand: ComponentChildren): JSX.Element => <>wins{hand}</>;

export const theHand = ' the hand';

export const passed = 'passed';

export const scoreAndPassed = (score: string): string => `${score}, passed`;

export const scoreShort = (score: string): string => `${score} pts`;

export const scoreInFull = (score: string): string => `${score} points`;

export const points = (target: number): string => `To ${target} points`;

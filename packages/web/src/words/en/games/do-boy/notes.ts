// What counts in Do-Boy, and what a hand meant.

export const infantry = 'Infantry';

export const presidentColumn = 'President';

export const tookNothing = (names: string): string => `${names} took nothing`;

export const fewestPointsWin = 'The fewest points win';

export const tookFewest = (best: string): string => `${best} took the fewest`;

export const youTookNothing = 'You took nothing';

export const tookPresident = (name: string): string => `${name} took the President`;

export const givesCards = (cards: number): string => `gives ${cards} cards`;

export const tookHim = (name: string): string => `${name} took him`;

export const allSeen = 'all seen';

export const cardsOut = (infantry: number): string => `${infantry} out`;

export const thePresident = 'The President';

export const nestGoesWithThisSquad = 'the nest goes with this squad';

export const costsSoFar = (points: number): string => `it costs ${points} so far`;

export const lowestScoreWins = 'Lowest score wins';

export const endsAt = (target: number): string => `ends at ${target}`;

export const stillToCome = 'Still to come';

export const endedWhenReached = ({
  names,
  target,
}: {
  readonly names: string;
  readonly target: number;
}): string => `It ended when ${names} reached ${target}. The fewest points win.`;

export const youTook = (points: number): string => `You took ${points} ${points === 1 ? 'point' : 'points'}`;

export const costliest = ({
  title,
  name,
  took,
  president,
}: {
  readonly title: string;
  readonly name: string;
  readonly took: string;
  /** Whether the President was in it. */
  readonly president: boolean;
}): string => `The costliest was ${title}: ${name} took ${took}${president ? ', the President in it' : ''}.`;

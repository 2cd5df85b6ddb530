// What a table of Flag says.

import type { ComponentChildren, JSX } from 'preact';

export const flyAllThatFit = 'Fly all that fit';

export const toStackNamed = ({
  card,
  stack,
}: {
  readonly card: string;
  readonly stack: string;
}): JSX.Element => (
  <>
    <span class="sr">{card}: </span>To stack {stack}
  </>
);

export const oneCard = '1 card';

export const cardsInHand = (cards: number): string => `${cards} cards`;

export const dealTwoCards = 'deal two cards';

export const turnWasteOver = 'turn the waste over';

export const nothingToDeal = 'nothing to deal';

export const handHolds = (cards: number): string => `Hand ${cards}`;

export const cardsDealt = (order: string): string => `cards: ${order}`;

export const wasteHolds = (cards: string): string => `Waste, ${cards}`;

export const isNew = ', new';

export const waste = (cards: number): string => `Waste ${cards}`;

export const topOfWaste = ({
  card,
  dealt,
}: {
  readonly card: string;
  readonly dealt: ComponentChildren;
}): JSX.Element => (
  <>
    Top of the waste: {card}
    {dealt}
  </>
);

export const flagRow = 'The flag row';

export const complete = 'complete';

export const notStarted = 'not started';

export const flownOf = ({ has, whole }: { readonly has: number; readonly whole: number }): string =>
  `${has} of ${whole}`;

export const toFlagRow = 'To the flag row';

export const cardRank = (title: string): string => `card of rank ${title}`;

export const wanted = ({
  more,
  rank,
  next,
}: {
  readonly more: number;
  readonly rank: string;
  readonly next: string;
}): string => `${more} more ${rank} for ${next}.`;

export const several = (rank: string): string => `${rank}s`;

export const flags = 'Flags';

export const rank = 'Rank';

export const ofYou = ' you';

export const passWithPlays = ({ pass, plays }: { readonly pass: number; readonly plays: string }): string =>
  `Pass ${pass}, ${plays}`;

export const onePlay = '1 play';

export const plays = (plays: number | undefined): string => `${plays} plays`;

export const dealCards = (cards: string): string => `deal ${cards}`;

export const saidAndTurnsUp = ({
  said,
  card,
}: {
  readonly said: string | null;
  readonly card: string;
}): string => `${said}; ${card} turns up`;

export const noRank = 'No flag completed, so no rank.';

export const oneFlag = 'One flag';

export const allFourteenFlags = 'All fourteen flags';

export const flagsCount = (flags: number): string => `${flags} flags`;

export const yourRank = ({ flags, rank }: { readonly flags: string; readonly rank: string }): string =>
  `${flags}. Your rank: ${rank}.`;

export const pass = (pass: number): string => `Pass ${pass}`;

export const fourStacks = 'The four stacks';

export const spaceNumber = (stack: number): string => `space ${stack}`;

export const stackNumber = (stack: string): string => `Stack ${stack}`;

export const faceDown = (under: number): string => `, ${under} face down`;

export const runIn = ({
  stack,
  cards,
  run,
  down,
}: {
  readonly stack: string;
  readonly cards: number;
  readonly run: string;
  readonly down: string;
}): string => `${stack}: run of ${cards}, ${run}${down}`;

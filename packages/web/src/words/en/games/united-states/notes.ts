// What counts in United States, and what a hand meant.

export const handBlocked = 'The hand was blocked';

export const lastCardLaid = 'A player laid their last card';

export const nobodyWins = 'Nobody wins the hand';

export const blockedNobody = 'blocked, nobody';

export const laid = (laid: number): string => `laid ${laid}`;

export const threwAway = (thrown: number): string => `threw away ${thrown}`;

export const passedNoNeighbor = 'passed: no neighbor';

export const passed = 'passed';

export const butItIsRight = (said: string): string => `${said}, but it is right`;

export const atItsCorner = 'at its corner';

export const onState = (state: string): string => `on ${state}`;

export const leftOnYourHand = (left: number): string => `left on your hand: ${left}`;

export const to = (target: number): string => `To ${target}`;

export const leftOnHand = 'Left on your hand';

export const handsWithBorders = 'The hands, with border states';

export const fewestCards = ' fewest cards';

export const thrownAway = 'Thrown away';

export const left = 'Left';

export const borderStatesOf = (state: string): string => `${state}, border states:`;

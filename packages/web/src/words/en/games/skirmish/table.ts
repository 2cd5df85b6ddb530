// What a table of Skirmish says.

export const nurse = 'Nurse';

export const army = 'Army';

export const navy = 'Navy';

export const snatchedBy = (name: string): string => `snatched by ${name}`;

export const you = 'you';

export const trick = 'The trick';

export const stock = 'Stock';

export const armyStock = 'Army stock';

export const navyStock = 'Navy stock';

export const ours = 'ours';

export const theirs = 'theirs';

export const capturedThisHand = 'Captured in this hand';

export const oneTrick = 'trick';

export const tricks = 'tricks';

export const setBack = (points: string): string => `set ${points}`;

export const lookAtPile = ': look at the pile';

export const pileOf = (side: string): string => `The pile of the ${side}`;

export const cardsOf = (side: string): string => `${side} cards`;

export const cardsWithPoints = ({
  cards,
  points,
}: {
  readonly cards: number;
  readonly points: string;
}): string => `${cards}, with ${points} points`;

export const playsAfterYou = 'plays after you';

export const next = (side: string): string => `${side}, next`;

export const leads = (side: string): string => `${side}, leads`;

export const oneHand = 'One hand';

export const toScore = (limit: string): string => `To ${limit}`;

export const trickOf = ({ trick, whole }: { readonly trick: number; readonly whole: number }): string =>
  `trick ${trick} of ${whole}`;

/** `own`: the reader did it. */
export const takesNurse = ({
  said,
  own,
  side,
  points,
}: {
  readonly said: string;
  readonly own: boolean;
  readonly side: string;
  readonly points: string;
}): string => `${said} and ${own ? 'take' : 'takes'} the Nurse: the ${side} is set ${points}`;

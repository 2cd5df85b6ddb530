// How a match of Flag went.

export const onlyCards = (names: string): string => `only ${names}`;

export const youNeeded = ({ cards, rank }: { readonly cards: string; readonly rank: string }): string =>
  `You needed ${cards} to make ${rank}.`;

export const lay = 'lay ';

export const inHand = 'in the hand';

export const inWaste = 'the waste';

export const inStack = (place: string | undefined): string => `the ${place} stack`;

export const faceDownIn = (place: string): string => `face down in ${place}`;

export const onTopOf = (place: string): string => `on top of ${place}`;

export const deeperIn = (place: string): string => `deeper in ${place}`;

export const flags = 'The flags';

export const flown = 'flown';

export const begun = 'begun';

export const notBegun = 'not';

export const flownOf = ({
  title,
  has,
  whole,
}: {
  readonly title: string;
  readonly has: number;
  readonly whole: number;
}): string => `${title}: ${has} of ${whole}`;

export const noPlay = 'no play';

export const onePlay = '1 play';

export const plays = (plays: number): string => `${plays} plays`;

export const noneFlown = (made: string): string => `${made}, none flown`;

export const playsAndFlown = ({ plays, cards }: { readonly plays: string; readonly cards: string }): string =>
  `${plays}, ${cards} flown`;

export const oneCard = '1 card';

export const cards = (count: number): string => `${count} cards`;

export const dealt = (cards: string): string => `deal ${cards}`;

export const turnsUp = (cards: string): string => `; ${cards} turns up`;

export const fly = ({ card, turned }: { readonly card: string; readonly turned: string }): string =>
  `fly ${card}${turned}`;

export const toStack = ({
  card,
  stack,
  turned,
}: {
  readonly card: string;
  readonly stack: string;
  readonly turned: string;
}): string => `${card} to stack ${stack}${turned}`;

export const pass = (pass: number): string => `Pass ${pass}`;

export const passes = 'Passes';

export const noCompleteFlags = 'No complete flags';

export const fourWouldHaveMade = ({ rank, lay }: { readonly rank: string; readonly lay: string }): string =>
  `Four 1s would have made you a ${rank}. ${lay}`;

export const allFlagsFly = 'All fourteen flags fly, the highest rank there is.';

export const nextWouldHaveMade = ({
  flags,
  rank,
  lay,
}: {
  readonly flags: string;
  readonly rank: string;
  readonly lay: string;
}): string => `${flags}; the next would have made you a ${rank}. ${lay}`;

export const oneFlagFlies = 'One flag flies';

export const flagsFlyOf = (flags: number): string => `${flags} of fourteen flags fly`;

export const flagsComplete = 'flags complete';

export const flownOfCards = ({ flown, cards }: { readonly flown: number; readonly cards: number }): string =>
  `${flown} of ${cards}`;

export const cardsFlown = 'cards flown';

export const onePass = 'pass';

export const severalPasses = 'passes';

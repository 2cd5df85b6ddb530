// What a table of SIGS says.

import type { ComponentChildren, JSX } from 'preact';

export const whereDoesHaltGo = (card: string): JSX.Element => (
  <>
    <strong>Halt!</strong> Where does {card} go?
  </>
);

export const youLetPass = 'You let it pass.';

export const cardsChosenNoSet = (picked: number): JSX.Element => (
  <>
    <strong>{picked} cards chosen.</strong> No set yet. Choose more, or tap one to put it back.
  </>
);

export const whereDoesGo = (card: string): string => `Where does ${card} go?`;

export const doesFitSet = 'Does it fit a set?';

export const doesItFit = (sentence: string): JSX.Element => (
  <>
    <strong>{sentence}</strong> Does it fit a set?
  </>
);

export const discards = ({ name, card }: { readonly name: string; readonly card: string }): string =>
  `${name} discards ${card}`;

export const letPass = 'Let it pass';

export const halt = 'Halt!';

export const counters = 'counters';

export const pts = 'pts';

export const countersOf = (counters: number): string => `${counters} counters`;

export const pointsOf = (target: number): string => `${target} points`;

export const toGoal = (goal: string): string => `To ${goal}`;

export const theDiscard = 'the discard';

export const standsFor = ({ card, rank }: { readonly card: string; readonly rank: number }): string =>
  `${card} for ${rank}`;

export const set = 'set';

export const empty = 'empty';

export const reserve = (left: number): string => `Reserve ${left}`;

export const cardsDrawFrom = 'cards: draw from it';

export const cards = 'cards';

export const activePileFaceUp = 'The Active pile, face up';

export const active = (cards: number): string => `Active ${cards}`;

export const drawBuriedCard = 'draw a buried card';

export const lookThrough = 'look through it';

export const discardOf = (name: string): JSX.Element => (
  <>
    <span class="by">{name}’s </span>discard
  </>
);

export const onTop = (name: string): string => `On top: ${name}`;

export const drawTopCard = (name: string): string => `Draw the top card: ${name}`;

export const handWouldCost = ({
  won,
  your,
  cost,
}: {
  readonly won: ComponentChildren;
  readonly your: string;
  readonly cost: number;
}): JSX.Element => (
  <>
    {won}
    {your} hand would cost <b class="num">{cost}</b>
  </>
);

export const soFar = (won: string): JSX.Element => (
  <>
    <b class="num">{won}</b> so far;{' '}
  </>
);

export const your = 'your';

export const yourFirst = 'Your';

export const lastDiscard = (nameOf: string): string => `The last discard: ${nameOf}`;

export const sigs = 'SIGS!';

export const activePile = 'Active pile';

export const lowEnd = ', low end';

export const highEnd = ', high end';

export const takeCard = (card: string): string => `Take ${card}`;

export const laySeveral = ({ cards, set }: { readonly cards: number; readonly set: string }): string =>
  `Lay ${cards} ${set}`;

export const laySet = (set: string): string => `Lay ${set}`;

export const addToSet = ({ set, end }: { readonly set: string; readonly end: string }): string =>
  `Add to ${set}${end}`;

export const toSet = ({ set, end }: { readonly set: string; readonly end: string }): string =>
  `To ${set}${end}`;

export const takeFrom = ({ card, set }: { readonly card: string; readonly set: string }): string =>
  `Take ${card} from ${set}`;

export const discardCard = (card: string): string => `Discard ${card}`;

export const giveCard = (card: string): string => `Give ${card}`;

export const nothingLaidYetRunsSets = 'Nothing laid yet. Runs and sets of equal ranks go here.';

export const setsTable = 'Sets on the table';

export const moreBelow = (more: number): string => `${more} more below`;

export const standsForIn = ({
  card,
  rank,
  service,
}: {
  readonly card: string;
  readonly rank: number;
  readonly service: string;
}): string => `${card}, stands for ${rank} ${service}`;

export const army = 'Army';

export const navy = 'Navy';

export const marines = 'Marines';

export const runFrom = ({ service, from }: { readonly service: string; readonly from: number }): string =>
  `${service} ${from} to`;

// The log. `own`: the reader did it.
interface Done {
  readonly own: boolean;
  readonly card: string;
}

export const adds = ({ own, card, set }: Done & { readonly set: string }): string =>
  `${own ? 'add' : 'adds'} ${card} to the ${set}`;

export const callsHalt = ({ own, card, set }: Done & { readonly set: string }): string =>
  `${own ? 'call' : 'calls'} Halt! with ${card}, to the ${set}`;

export const lays = ({ own, set }: { readonly own: boolean; readonly set: string }): string =>
  `${own ? 'lay' : 'lays'} ${set}`;

export const takes = ({ own, card }: Done): string => `${own ? 'take' : 'takes'} ${card}`;

export const takesAllAbove = (done: Done): string => `${takes(done)} and all above it`;

/** A wild card is taken from a set, for a card that takes its place. */
export const takesFor = ({ paid, ...done }: Done & { readonly paid: string }): string =>
  `${takes(done)} for ${paid}`;

/** `to`: who gets it, undefined for the reader; `card`: undefined where it is not seen. */
export const gives = ({
  own,
  to = 'you',
  card = 'a card',
}: {
  readonly own: boolean;
  readonly to: string | undefined;
  readonly card: string | undefined;
}): string => `${own ? 'give' : 'gives'} ${to} ${card}`;

/** Sets of equal ranks, by their number. */
export const NUMBERS: readonly string[] = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
  'elevens',
  'twelves',
  'thirteens',
  'fourteens',
  'fifteens',
  'sixteens',
  'seventeens',
  'eighteens',
  'nineteens',
];

/** "3 elevens". */
export const severalOfKind = ({ cards, title }: { readonly cards: number; readonly title: string }): string =>
  `${cards} ${title}`;

/** `takes`: there is something to take from the Active pile. */
export const yourTurn = (takes: boolean): JSX.Element =>
  takes ? (
    <>
      <strong>Your turn:</strong> draw, or take from the Active pile.
    </>
  ) : (
    <>
      <strong>Your turn:</strong> draw from the Reserve.
    </>
  );

/** `presses`: something else can be done with a button. */
export const fitsFramedSets = ({
  card,
  presses,
}: {
  readonly card: string;
  readonly presses: boolean;
}): JSX.Element =>
  presses ? (
    <>
      <strong>{card}</strong> fits the framed sets. Choose one, or press a button.
    </>
  ) : (
    <>
      <strong>{card}</strong> fits the framed sets. Choose one.
    </>
  );

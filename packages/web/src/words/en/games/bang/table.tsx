// What a table of Bang says.

import { agree, type People, subject } from '@messdeck/engine';
import type { JSX } from 'preact';

export const ready = 'Ready?';

export const tableWaits = 'The table waits.';

export const cardsDealt = 'The cards are dealt.';

export const laidCard = ({
  name,
  number,
}: {
  readonly name: string;
  readonly number: string;
}): JSX.Element => (
  <>
    <strong>{name}</strong> laid {number}.
  </>
);

export const goOn = 'Continue';

export const begin = 'Begin';

export const nothingToCall = 'Nothing to call now. Watch for the next card.';

export const youWatch = 'You watch.';

export const youOutCardsWatchOthers = 'You are out of cards. Watch the others.';

export const called = 'Called';

export const bang = 'Bang!';

export const pause = 'Pause';

export const cardsLaid = ({ laid, limit }: { readonly laid: number; readonly limit: number }): string =>
  `${laid} of ${limit} cards laid`;

export const callBang = 'call Bang';

export const cardsOwned = 'Cards owned';

export const tie = 'at once: a tie';

export const cardsOwnedByEachPlayer = 'Cards owned by each player';

export const player = 'Player';

export const hand = 'Hand';

export const pile = 'Pile';

export const cardsColumn = 'Cards';

export const out = 'out';

export const pilesClockwise = 'The piles, clockwise';

export const outOfGame = 'out of the game';

export const inHandAndPile = ({ hand, pile }: { readonly hand: string; readonly pile: number }): string =>
  `${hand} in hand, ${pile} in the pile`;

export const oneCard = '1 card';

export const cardsCount = (cards: number): string => `${cards} cards`;

export const laid = 'laid';

export const callTogether = (callers: number): string => `${callers} call`;

/** A card as anyone who plays Bang sees it, "an 8": only the number counts (BNG-3). */
export const cardByNumber = (number: string): string => `${/^(8|11)$/.test(number) ? 'an' : 'a'} ${number}`;

export const lays = ({ own, card }: { readonly own: boolean; readonly card: string }): string =>
  `${own ? 'lay' : 'lays'} ${card}`;

interface Called {
  readonly people: People;
  readonly callers: readonly number[];
}

const calls = ({ people, callers }: Called): string =>
  `${subject(people, callers)} ${agree(people, callers, 'calls', 'call')}`;

export const paysCard = ({ people, callers }: Called): string =>
  `${agree(people, callers, 'pays', 'pay')} a card`;

export const callsWrong = (called: Called): string => `${calls(called)} wrong and ${paysCard(called)}`;

export const callAtOnce = (called: Called): string => `${calls(called)} at once: a tie`;

interface Taken extends Called {
  readonly piles: number;
}

export const takesPiles = ({ people, callers, piles }: Taken): string =>
  `${agree(people, callers, 'takes', 'take')} ${piles} piles`;

export const callsBang = (taken: Taken): string => `${calls(taken)} Bang and ${takesPiles(taken)}`;

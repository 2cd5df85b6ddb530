// What a table of Bang says.

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

export const an = 'an';

export const a = 'a';

export const cardsLaid = ({ laid, limit }: { readonly laid: number; readonly limit: number }): string =>
  `${laid} of ${limit} cards laid`;

export const lay = 'lay';

export const lays = 'lays';

export const callBang = 'call Bang';

export const cardsOwned = 'Cards owned';

export const calls = 'calls';

export const call = 'call';

export const pays = 'pays';

export const pay = 'pay';

export const paysCard = (verb: string): string => `${verb} a card`;

export const wrongCall = ({ calls, pays }: { readonly calls: string; readonly pays: string }): string =>
  `${calls} wrong and ${pays} a card`;

export const tie = 'at once: a tie';

export const tieBetween = (calls: string): string => `${calls} at once: a tie`;

export const takesPiles = ({ verb, piles }: { readonly verb: string; readonly piles: number }): string =>
  `${verb} ${piles} piles`;

export const takes = 'takes';

export const take = 'take';

export const bangAnd = ({ calls, takes }: { readonly calls: string; readonly takes: string }): string =>
  `${calls} Bang and ${takes}`;

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

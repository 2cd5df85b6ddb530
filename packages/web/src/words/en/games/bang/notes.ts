// How a match of Bang went.

export const laidAfter = (cards: number): string => `${cards} laid`;

export const cardsOwned = 'Cards owned';

export const moreThan = ({ more, names }: { readonly more: number; readonly names: string }): string =>
  `, ${more} more than ${names}`;

export const endedAfter = ({
  laid,
  names,
  ahead,
}: {
  readonly laid: number;
  readonly names: string;
  readonly ahead: string;
}): string => `It ended after ${laid} cards. ${names} owned the most${ahead}.`;

export const howCardsWent = 'How the cards went';

export const cardsLaid = 'cards laid';

export const callThatTookPiles = 'call that took piles';

export const callsThatTookPiles = 'calls that took piles';

export const themYours = 'of them yours';

export const ownsAll = ({
  name,
  own,
  cards,
}: {
  readonly name: string;
  readonly own: boolean;
  readonly cards: number;
}): string => `${name} ${own ? 'own' : 'owns'} all ${cards} cards.`;

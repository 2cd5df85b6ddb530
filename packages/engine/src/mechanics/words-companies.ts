// What hints say of companies, bids and discards, in English.

import type { Card } from '../pack.ts';
import { companies, parker } from '../packs/parker.ts';
import type { BidWords } from './bid-facts.ts';
import { companyOf, numberOf, PRESIDENT } from './companies.ts';
import { BID_TITLES } from './company-bids.ts';
import type { CompanyWords } from './company-hints.ts';
import { listAnd } from './lists.ts';
import type { SquadWords } from './squad-hints.ts';
import { contractWords } from './words-contracts.ts';
import { type SuitNames, suitWords, trickWords } from './words-tricks.ts';

/** How sentences name companies and the Parker pack's cards. */
export const companyNames: SuitNames = {
  suit: (company) => companies[company].title,
  card: (card: Card) =>
    card < PRESIDENT ? `the ${companies[companyOf(card)].title} ${numberOf(card)}` : parker.say(card),
};

/** What hints say of companies that are shortened or kept. */
export const companyWords: CompanyWords = {
  ...suitWords(companyNames),
  thins: (thinned) => `thins ${listAnd(thinned.map(companyNames.suit))}`,
};

const tens = (cards: number): string => `${cards} ${cards === 1 ? 'card' : 'cards'} of ten and higher`;

/** What hints say of bids on companies. */
export const bidWords: BidWords = {
  hasHigh: (cards) => `has ${tens(cards)}`,
  hasCompany: (company, cards, high) => {
    if (cards === 0) return `has no ${BID_TITLES[company]}`;
    return `has ${cards} ${BID_TITLES[company]}${high.length === 0 ? ', none above 9' : ` with ${listAnd(high)}`}`;
  },
  raisesPartner: () => 'raises your partner',
  outbidsThem: () => 'outbids them',
  hasNoneLonger: (cards) => `has no company longer than ${cards}`,
  leavesBid: (isOurs, number, company) =>
    `leaves ${isOurs ? 'your partner' : 'them'} ${number} on ${BID_TITLES[company]}`,
  longestIs: (cards) => `Your longest company has ${cards} cards.`,
  youHoldHigh: (cards) => `You hold ${tens(cards)}.`,
  youHold: (company, cards, high) => {
    const named = listAnd(high.map((number) => `the ${number}`));
    const among = high.length < cards ? ' among them' : '';
    return `You hold ${cards} of ${BID_TITLES[company]}, ${named}${among}.`;
  },
};

/** What Tactics and Militac say alike. */
export const squadWords: SquadWords = {
  ...trickWords({ ...companyNames, trick: 'squad', trump: 'a commander' }),
  ...companyWords,
  ...bidWords,
  ...contractWords,
  won: () => 'won',
  letsCommandersGo: (cards) => `lets ${cards === 1 ? 'a commander' : `${cards} commanders`} go`,
  letsNothingAboveGo: (highest) => `lets nothing above ${highest} go`,
};

// What hints say in Sammy, in English.

import { listAnd } from '../../mechanics/lists.ts';
import { contractWords } from '../../mechanics/words-contracts.ts';
import { trickWords } from '../../mechanics/words-tricks.ts';
import { sammy as pack, ranks, suits } from '../../packs/sammy.ts';
import type { SammyHintWords } from './hint-facts.ts';
import { presidentPoints } from './score.ts';
import { sayBid } from './words.ts';

export const hintWords: SammyHintWords = {
  ...trickWords({
    trick: 'trick',
    trump: 'a trump',
    suit: (suit) => suits[suit].title,
    card: (card) => pack.say(card),
    worth: (sum) => (sum > presidentPoints(1) ? 'Presidents' : 'a President'),
  }),
  ...contractWords,
  won: () => 'won',
  leavesBidding: () => 'leaves the bidding to the others',
  leavesBid: (isOurs, bid) => `leaves ${isOurs ? 'your side' : 'them'} ${sayBid(bid)}`,
  stakesAgainst: (sum, bid) => `stakes ${sum} against ${sayBid(bid)}`,
  stakesMore: (sum, bid) => `stakes ${sum} more on ${sayBid(bid)}`,
  raisesSide: () => 'raises your side',
  outbidsThem: () => 'outbids them',
  hasSams: (sams) => `has ${sams === 0 ? 'none' : sams} of the four ${ranks[0].plural}`,
  hasTrumps: (suit, cards, top, isLong) => {
    const has = `has ${cards} ${suits[suit].title}`;
    if (top.length === 0) return `${has}, none of the top four`;
    return isLong ? `${has} with ${listAnd(top.map((card) => pack.cards[card].rank))}` : `${has} only`;
  },
};

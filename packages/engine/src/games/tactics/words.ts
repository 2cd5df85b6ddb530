// Tactics in English.

import { type Prompt, yourCall, yourTurn } from '../../asked.ts';
import type { GameCatalog } from '../../game-words.ts';
import { BID_COMPANIES, BID_TITLES } from '../../mechanics/company-bids.ts';
import { saySide } from '../../mechanics/squads.ts';
import { followInWords } from '../../mechanics/words.ts';
import { sayCard } from '../../pack.ts';
import { companies, parker, tacticsPoints } from '../../packs/parker.ts';
import type { ScoredHand } from '../../tally.ts';
import { ALL_PASS_WORDS, COMPANY_TERMS } from '../company-auction.ts';
import type { TacticsFindings, TacticsHandFacts, TacticsPrompt, TacticsRefusal } from './facts.ts';
import { leadingSide } from './play.ts';

const { lowestBid, highestBid, bidStep } = tacticsPoints;

export const english: GameCatalog<TacticsFindings> = {
  asked,
  refused,
  scored,
  verbs: {
    bid: ['Bid $1 on $2', 'bids $1 on $2'],
    pass: ['Pass', 'passes'],
    discard: ['Discard $*', 'discards four cards'],
    play: ['Play $1', 'plays $1'],
  },
  terms: COMPANY_TERMS,
  places: {
    hand: 'Hand',
    reinforcements: 'Reinforcements',
    discards: 'Discards',
    squad: 'Squad',
    taken: 'Taken',
  },
  options: {
    match: {
      help: `One scored skirmish, one Engagement to ${tacticsPoints.engagement}, or the first side to win two Engagements.`,
      words: {
        hand: 'One skirmish',
        engagement: `One Engagement to ${tacticsPoints.engagement}`,
        campaign: 'A Campaign: the first to win two Engagements',
      },
    },
    auction: {
      help: 'Whether a player who has passed can bid again later.',
      words: {
        open: 'A player who passed can bid again',
        final: 'A player who passes is out of the auction',
      },
    },
    allPass: ALL_PASS_WORDS,
    setback: {
      help: 'What a failed contract costs.',
      words: { bid: 'The whole bid', shortfall: 'The points missed by' },
    },
  },
};

function asked(prompt: TacticsPrompt): Prompt {
  switch (prompt.ask) {
    case 'bid':
      return prompt.must
        ? { head: 'The others have passed', rest: `as the dealer you must bid ${prompt.least} or more.` }
        : yourCall(`bid ${prompt.least} or more, or pass.`);
    case 'pass': {
      const why = `after a bid of ${highestBid} you can only pass`;
      return { ...yourCall(`${why}.`), why };
    }
    case 'discard':
      return 'Discard four of your sixteen cards, none of them Ordnance.';
    case 'lead':
      return yourTurn('lead any card.');
    case 'answer-ordnance':
      return yourTurn('Ordnance was led, so play any card.');
    case 'follow':
      return { turn: 'turn', ...followInWords(prompt) };
    case 'wait-for-bids':
      return 'The auction is on. Wait for your turn to bid.';
    case 'wait-for-discard':
      return 'The bidder picks up the reinforcements and discards four cards.';
    case 'wait':
      return 'Wait for the others to play.';
    case 'cut':
      return 'The cards are cut for the first deal.';
    case 'shuffle':
      return 'The cards are shuffled for the next skirmish.';
    case 'over':
      return 'The match is over.';
  }
}

function refused(refusal: TacticsRefusal): string {
  switch (refusal.broken) {
    case 'auction-on':
      return 'The auction is on: bid or pass.';
    case 'pass-alone':
      return 'A pass is the one word "pass".';
    case 'dealer-bids':
      return 'The other three have passed: as the dealer you must bid.';
    case 'form-of-bid':
      return `A bid is a number of points and ${BID_COMPANIES.slice(0, 4).join(', ')} or combined.`;
    case 'step-of-bid':
      return `Bids are multiples of ${bidStep} from ${lowestBid} to ${highestBid}.`;
    case 'highest-bid':
      return `After a bid of ${highestBid} nothing is left but to pass.`;
    case 'too-low':
      return `The last bid is ${refusal.last}: bid at least ${refusal.least}, on whatever company.`;
    case 'discard-first':
      return 'First discard four of your sixteen cards.';
    case 'count':
      return `Exactly four cards are discarded, not ${refusal.cards}.`;
    case 'ordnance':
      return 'Ordnance cards may not be discarded.';
    case 'not-four-of-hand':
      return 'Discard four different cards, written in the order of the pack.';
    case 'not-one-card':
      return 'Play one card of your hand.';
    case 'no-card':
      return `Name ${refusal.rule === 'TAC-8' ? 'four cards' : 'one card'} of your hand, not ${JSON.stringify(refusal.said)}.`;
    case 'not-held':
      return `You do not hold ${sayCard(parker, refusal.card)}.`;
    case 'follow':
      return `You hold ${companies[refusal.company].title}, the company led, and must follow it.`;
  }
}

function scored({ points, facts }: ScoredHand<TacticsHandFacts>): string[] {
  const { bidders, bid, company, captured, won } = facts!;
  const defenders = 1 - bidders;
  const short = bid - captured;
  const missed = short > 0 ? `, ${short} too few` : '';
  const contract = `bid ${bid} on ${BID_TITLES[company]}`;
  const lines = [
    `${saySide(bidders)} ${contract} and captured ${captured}${missed}: ${signed(points[bidders])}`,
    `${saySide(defenders)} captured ${points[defenders]}: ${signed(points[defenders])}`,
  ];
  return won ? [...lines, engagementWon(won)] : lines;
}

/** "{0} and {2} win Engagement 2 by 150 to 85". */
export function engagementWon({ engagement, scores }: NonNullable<TacticsHandFacts['won']>): string {
  const winner = leadingSide(scores);
  return `${saySide(winner)} win Engagement ${engagement} by ${scores[winner]} to ${scores[1 - winner]}`;
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

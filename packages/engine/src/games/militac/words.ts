// Militac in English.

import { type Prompt, yourCall, yourTurn } from '../../asked.ts';
import type { GameCatalog } from '../../game-words.ts';
import { BID_COMPANIES, BID_TITLES } from '../../mechanics/company-bids.ts';
import { SQUADS, saySide } from '../../mechanics/squads.ts';
import { followInWords } from '../../mechanics/words.ts';
import { sayCard } from '../../pack.ts';
import { companies, parker } from '../../packs/parker.ts';
import type { ScoredHand } from '../../tally.ts';
import { ALL_PASS_WORDS, COMPANY_TERMS } from '../company-auction.ts';
import type {
  MilitacBid,
  MilitacFindings,
  MilitacHandFacts,
  MilitacPrompt,
  MilitacRefusal,
} from './facts.ts';

export const english: GameCatalog<MilitacFindings> = {
  asked,
  refused,
  scored,
  verbs: {
    bid: ['Bid $1 on $2', 'bids $1 on $2'],
    pass: ['Pass', 'passes'],
    discard: ['Discard $1', 'discards a card'],
    play: ['Play $1', 'plays $1'],
  },
  terms: COMPANY_TERMS,
  places: { hand: 'Hand', aide: 'Aide', discards: 'Discard', squad: 'Squad', taken: 'Taken' },
  options: {
    match: {
      help: 'One scored hand, or a game to the target.',
      words: { hand: 'One hand', game: 'A whole game' },
    },
    target: {
      help: 'The score that wins a whole game.',
      words: { 50: '50 points', 100: '100 points', 150: '150 points' },
    },
    auction: {
      help: 'How long the auction lasts.',
      words: {
        once: 'Each player speaks once, the dealer last',
        open: 'Round and round until three in a row pass',
        final: 'Round and round, but a player who passes is out',
      },
    },
    allPass: ALL_PASS_WORDS,
    president: {
      help: 'The power of the President.',
      words: {
        commander: 'The highest card of the commanding company',
        supreme: 'Of no company, may be played to any squad and takes it',
        idle: 'Takes only the squad he leads, as the last card of a hand',
      },
    },
    aideBack: {
      help: 'Whether the bidder may discard the very card taken up as the Aide.',
      words: { true: 'The Aide may go back', false: 'Only one of the twelve dealt cards may go' },
    },
  },
};

function asked(prompt: MilitacPrompt): Prompt {
  switch (prompt.ask) {
    case 'must-bid':
      return { head: 'The others have passed', rest: 'as the dealer you must bid.' };
    case 'bid':
      return yourCall(
        prompt.over ? `bid higher than ${sayBid(prompt.over)}, or pass.` : 'bid six squads or more, or pass.',
      );
    case 'pass': {
      const why = 'after twelve on combined forces you can only pass';
      return { ...yourCall(`${why}.`), why };
    }
    case 'discard':
      return { head: 'You have taken up the Aide', rest: 'discard one card.' };
    case 'lead':
      return yourTurn(prompt.heldBack ? 'lead any card but the President.' : 'lead any card.');
    case 'follow':
      return { turn: 'turn', ...followInWords(prompt) };
    case 'follow-president': {
      const { company } = prompt;
      const what = company === undefined ? 'and you may play any card' : `follow ${BID_TITLES[company]}`;
      return { ...yourTurn(`the President was led, ${what}.`), names: ['PRES'] };
    }
    case 'wait-for-bids':
      return 'The auction is on. Wait for your turn to bid.';
    case 'wait-for-discard':
      return 'The bidder takes up the Aide and discards one card.';
    case 'wait':
      return 'Wait for the others to play.';
    case 'cut':
      return 'The cards are cut for the first deal.';
    case 'shuffle':
      return 'The cards are shuffled for the next hand.';
    case 'over':
      return 'The match is over.';
  }
}

function refused(refusal: MilitacRefusal): string {
  switch (refusal.broken) {
    case 'auction-on':
      return 'The auction is on: bid or pass.';
    case 'pass-alone':
      return 'A pass is the one word "pass".';
    case 'dealer-bids':
      return 'The other three have passed: as the dealer you must bid.';
    case 'form-of-bid':
      return `A bid is a number of squads and ${BID_COMPANIES.slice(0, 4).join(', ')} or combined.`;
    case 'squads':
      return 'From 6 to 12 squads are bid.';
    case 'highest-bid':
      return 'Twelve on combined forces is the highest bid: only pass is left.';
    case 'tiny-bid':
      return 'A bid is six squads, on Infantry, Cavalry or combined forces, and higher than the last.';
    case 'too-low':
      return `Your bid must be higher than ${sayBid(refusal.last)}: ${sayFrom(refusal.next, refusal.more)}.`;
    case 'discard-first':
      return 'First discard one of your thirteen cards.';
    case 'count':
      return `Exactly one card is discarded, not ${refusal.cards}.`;
    case 'aide':
      return `You may not put back the Aide, ${sayCard(parker, refusal.card)}: discard another card.`;
    case 'not-one-card':
      return 'Play one card of your hand.';
    case 'no-card':
      return `Name one card of your hand, not ${JSON.stringify(refusal.said)}.`;
    case 'not-held':
      return `You do not hold ${sayCard(parker, refusal.card)}.`;
    case 'president-led':
      return 'The President may be led only as your last card.';
    case 'president-follows':
      return 'You hold the President, the highest of the company led, and must play him.';
    case 'follow':
      return `You hold ${companies[refusal.company].title}, the company led, and must follow it.`;
  }
}

const sayBid = ({ squads, company }: MilitacBid): string => `${squads} on ${BID_TITLES[company]}`;

/** This bid and all that are higher. */
function sayFrom({ squads, company }: MilitacBid, more: boolean): string {
  if (company === 0) return `${squads} squads or more`;
  return `${squads} on ${BID_TITLES.slice(company).join(' or ')}${more ? ', or more squads' : ''}`;
}

function scored({ facts }: ScoredHand<MilitacHandFacts>): string[] {
  const { bidders, squads, company, taken, value } = facts!;
  const [us, them] = [saySide(bidders), saySide(1 - bidders)];
  const contract = `${us} bid ${squads} squads on ${BID_TITLES[company]} and took ${taken}`;
  const over = taken - squads;
  if (over < 0) return [`${contract}: nothing`, `${them} score the value of the failed bid: +${value}`];
  const left = SQUADS - taken;
  return [
    over > 0
      ? `${contract}: ${value} for the bid and ${over} over it, +${value + over}`
      : `${contract}: +${value}`,
    `${them} took ${left} ${left === 1 ? 'squad' : 'squads'}: +${left}`,
  ];
}

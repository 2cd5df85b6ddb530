// A National Contest in English.

import type { Prompt } from '../../asked.ts';
import { capital } from '../../first-letter.ts';
import type { GameCatalog } from '../../game-words.ts';
import { sayCard } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import type { ScoredHand } from '../../tally.ts';
import {
  type Branch,
  type BranchWon,
  type NationalContestFindings,
  type NationalContestHandFacts,
  type NationalContestPrompt,
  type NationalContestRefusal,
  type Party,
  VOTES,
} from './facts.ts';

export const english: GameCatalog<NationalContestFindings> = {
  asked,
  refused,
  scored,
  verbs: {
    ticket: ['Run as the $1 ticket', 'chooses the $1 ticket'],
    play: ['Put $1 into the contest', 'puts $1 into the contest'],
    bid: ['Bid $1', 'bids $1'],
    pass: ['Pass', 'passes'],
  },
  terms: { democratic: 'Democratic', republican: 'Republican' },
  places: { hand: 'Hand', contest: 'Contest', bid: 'Bid', captured: 'Captured' },
  options: {
    election: {
      help: 'What is elected: President and Vice-President with one hand, House and Senate with another, or both.',
      words: {
        full: 'President, then Congress',
        president: 'President alone',
        congress: 'House and Senate alone',
      },
    },
    mustBid: {
      help: 'Whether a player holding a higher border state must bid it.',
      words: { true: 'You must bid if you can', false: 'Bidding is free' },
    },
  },
};

const say = (card: string): string => sayCard(sammy, card);

function asked(prompt: NationalContestPrompt): Prompt {
  switch (prompt.ask) {
    case 'bid': {
      const what = `larger neighbor of ${say(prompt.contested)} (${sayVotes(prompt.votes)})`;
      return prompt.must ? { head: `Bid a ${what}`, rest: 'you must.' } : `Bid a ${what}, or pass.`;
    }
    case 'only-pass': {
      const why = `you hold no larger neighbor of ${say(prompt.contested)}`;
      return { head: why, rest: 'pass.', why };
    }
    case 'wait-for-bids': {
      const head = `${capital(say(prompt.contested))} is in the contest`;
      return { head, rest: 'wait for the others to bid or pass.' };
    }
    case 'ticket':
      return { head: 'You cut highest', rest: 'choose the party of your side.' };
    case 'wait-for-ticket':
      return 'Wait for the winner of the second cut to choose a party.';
    case 'contest':
      return { head: 'You are the contestant', rest: 'put any card into the contest.' };
    case 'wait-for-contest':
      return 'Wait for the contestant to put a card into the contest.';
    case 'cut':
      return 'The cards are cut for the deal, the ticket and the offices.';
    case 'shuffle':
      return 'The cards are to be shuffled and dealt.';
    case 'over':
      return 'The match is over.';
  }
}

/** "10 votes"; for Congress "House 8, Senate 2". */
const sayVotes = ([first, senators]: readonly number[]): string =>
  senators === undefined ? `${first} votes` : `House ${first}, Senate ${senators}`;

function refused(refusal: NationalContestRefusal): string {
  switch (refusal.broken) {
    case 'ticket-first':
      return 'Choose the party of your side: ticket democratic or ticket republican.';
    case 'tickets-stay':
      return 'The tickets have been chosen and stay for the whole match.';
    case 'contest-first':
      return 'You are the contestant: put a card into the contest before anybody answers.';
    case 'not-one-card':
      return 'Put exactly one card of your hand into the contest.';
    case 'not-of-hand':
      return 'Put a card of your hand into the contest.';
    case 'not-held':
      return `You do not hold ${say(refusal.card)}.`;
    case 'bid-or-pass':
      return `${capital(say(refusal.contested))} is in the contest: bid a higher border state, or pass.`;
    case 'not-one-state':
      return 'Bid exactly one state of your hand.';
    case 'no-state':
      return `Only a state can be bid, not ${say(refusal.card)}.`;
    case 'no-border':
      return `${capital(say(refusal.card))} does not border ${say(refusal.contested)}.`;
    case 'lower':
      return `${capital(say(refusal.card))} ranks lower in population than ${say(refusal.contested)}.`;
    case 'not-higher':
      return `Bid a state that borders ${say(refusal.contested)} and ranks higher.`;
    case 'pass-alone':
      return 'To pass, write "pass" alone.';
    case 'must-bid':
      return `You hold ${refusal.held.map(say).join(' and ')}, higher than ${say(refusal.contested)} and bordering it, and must bid.`;
  }
}

const SIDES = ['{0} and {2}', '{1} and {3}'];

const TICKETS: Readonly<Record<Party, string>> = { Democratic: 'Democrats', Republican: 'Republicans' };

function scored({ facts }: ScoredHand<NationalContestHandFacts>): string[] {
  const { parties, votes, won } = facts!;
  const counted = Object.entries(votes) as [Branch, readonly number[]][];
  return SIDES.flatMap((names, side) =>
    counted.map(([branch, bySide]) => {
      const has = `${names} (${TICKETS[parties[side]]}) won ${bySide[side]} of ${VOTES[branch]} ${VOTERS[branch]}`;
      const gain = won.find((one) => one.side === side && one.branch === branch);
      return `${has}: ${gain ? `${sayGain(gain)}, +1` : '0'}`;
    }),
  );
}

const VOTERS: Readonly<Record<Branch, string>> = {
  president: 'electoral votes',
  house: 'congressmen',
  senate: 'senators',
};

function sayGain({ branch, votes, of, elected }: BranchWon): string {
  if (elected) return `{${elected.president}} is elected President and {${elected.vice}} Vice-President`;
  if (branch === 'house') return 'control of the House';
  return `control of the Senate${2 * votes === of ? ' by the casting vote of the Vice-President' : ''}`;
}

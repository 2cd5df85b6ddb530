// What hints say in A National Contest, in English.

import type { Card } from '../../pack.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import type { NationalContestHintWords, Votes } from './hint-facts.ts';

function count({ for: elected, votes }: Votes): string {
  if (elected === 'president') return `${votes} votes`;
  return votes === 1 ? '1 House seat' : `${votes} House seats`;
}

function named(card: Card, others: number): string {
  if (others === 0) return pack.say(card);
  return `${pack.say(card)} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

export const hintWords: NationalContestHintWords = {
  won: () => 'won',
  changesNothing: () => 'changes nothing in the play',
  isUncontested: () => 'is yours without a contest',
  carriesNone: () => 'carries no votes',
  cannotBeLost: () => 'cannot be lost',
  isHeldBy: (card) => `is held by ${pack.say(card)}`,
  canBeLostTo: (card, others) => `can be lost to ${named(card, others)}`,
  putsUp: (votes) => `puts up ${count(votes)}`,
  keepsVotes: (votes) => `keeps ${count(votes)}`,
  leavesPartner: (votes) => `leaves your partner ${count(votes)}`,
  leavesThem: (votes) => `leaves them ${count(votes)}`,
  showsState: () => 'shows the state you hold',
  addsNothing: () => 'adds nothing: the state is yours',
  cannotWinAgainst: (card) => `cannot win against ${pack.say(card)}`,
  outbidsPartner: () => 'outbids your partner',
  bidsFor: (votes) => `bids for ${count(votes)}`,
  cannotBeOutbid: () => 'cannot be outbid',
  canBeOutbidBy: (card, others) => `can be outbid by ${named(card, others)}`,
};

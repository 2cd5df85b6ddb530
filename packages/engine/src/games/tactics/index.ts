// Tactics (TAC): the Parker game of bidding and squads for two partnerships. Rules: docs/rules/tactics.md.

import type { Game } from '../../game.ts';
import { actors, forced, notice } from '../../mechanics/contract.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { parker, tacticsPoints } from '../../packs/parker.ts';
import { ALL_PASS, COMPANY_TERMS } from '../company-auction.ts';
import { evaluate, habit, playout } from './advice.ts';
import { prompt, refuse, type TacticsFindings, tally, text } from './facts.ts';
import { imagine, newMemory, remember, type TacticsSeen } from './memory.ts';
import { parts } from './parts.ts';
import { apply, choice, deal, draw, legal } from './play.ts';
import { clone, start, type Tactics } from './position.ts';
import { tricks } from './tricks.ts';
import { view } from './view.ts';
import { english } from './words.ts';

export { worthOfBid } from './bid-worth.ts';
export { engagementsIn } from './engagements.ts';
export type { TacticsFindings, TacticsHandFacts, TacticsPrompt, TacticsRefusal } from './facts.ts';
export { capturedIn, whatCounts } from './scoring.ts';
export type { TacticsFacts } from './view.ts';
export { winningCard } from './winning-card.ts';
export { engagementWon } from './words.ts';

export const tactics: Game<Tactics, TacticsSeen, TacticsFindings> = {
  id: 'tactics',
  title: 'Tactics',
  edition: 1,
  pack: parker,
  seats: [4],
  options: [
    {
      key: 'match',
      values: ['hand', 'engagement', 'campaign'],
      default: 'campaign',
      help: `One scored skirmish, one Engagement to ${tacticsPoints.engagement}, or the first side to win two Engagements.`,
      words: {
        hand: 'One skirmish',
        engagement: `One Engagement to ${tacticsPoints.engagement}`,
        campaign: 'A Campaign: the first to win two Engagements',
      },
    },
    {
      key: 'auction',
      values: ['open', 'final'],
      default: 'open',
      help: 'Whether a player who has passed can bid again later.',
      words: {
        open: 'A player who passed can bid again',
        final: 'A player who passes is out of the auction',
      },
    },
    ALL_PASS,
    {
      key: 'setback',
      values: ['bid', 'shortfall'],
      default: 'bid',
      help: 'What a failed contract costs.',
      words: { bid: 'The whole bid', shortfall: 'The points missed by' },
    },
  ],
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
  parts,
  start,
  actors,
  draw,
  deal,
  legal,
  choice,
  apply,
  clone,
  forced,
  text,
  refuse,
  notice,
  view,
  prompt,
  catalog: english,
  newMemory,
  remember,
  imagine,
  side: (_, seat) => sideOf(seat),
  habit,
  playout,
  evaluate,
  tricks,
  tally,
};

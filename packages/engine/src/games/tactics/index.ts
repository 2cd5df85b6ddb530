// Tactics (TAC): the Parker game of bidding and squads for two partnerships. Rules: docs/rules/tactics.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
import { actors, forced, notice } from '../../mechanics/contract.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { parker } from '../../packs/parker.ts';
import { ALL_PASS } from '../company-auction.ts';
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
export { capturedIn } from './scoring.ts';
export type { TacticsFacts } from './view.ts';
export { winningCard } from './winning-card.ts';
export { engagementWon } from './words.ts';
export { whatCounts } from './words-scoring.ts';

export const tactics: Game<Tactics, TacticsSeen, TacticsFindings> = inWords<
  Tactics,
  TacticsSeen,
  TacticsFindings
>(
  {
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
      },
      {
        key: 'auction',
        values: ['open', 'final'],
        default: 'open',
      },
      ALL_PASS,
      {
        key: 'setback',
        values: ['bid', 'shortfall'],
        default: 'bid',
      },
    ],
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
    newMemory,
    remember,
    imagine,
    side: (_, seat) => sideOf(seat),
    habit,
    playout,
    evaluate,
    tricks,
    tally,
  },
  english,
);

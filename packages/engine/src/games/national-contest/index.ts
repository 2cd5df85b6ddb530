// A National Contest (NC): two tickets fight over the states with higher border states. Rules:
// docs/rules/national-contest.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
import { sammy } from '../../packs/sammy.ts';
import { evaluate } from './advice.ts';
import { type NationalContestFindings, prompt, refuse, tally, text } from './facts.ts';
import { imagine, type NationalContestSeen, newMemory, remember } from './memory.ts';
import { parts } from './parts.ts';
import { actors, apply, deal, draw, forced, legal } from './play.ts';
import { clone, type NationalContest, sideOf, start } from './position.ts';
import { view } from './view.ts';
import { english } from './words.ts';

export { type Bid, bestBid, worthOfBid } from './bid-worth.ts';
export type {
  BranchWon,
  NationalContestFindings,
  NationalContestHandFacts,
  NationalContestPrompt,
  NationalContestRefusal,
} from './facts.ts';
export { votedOn } from './scoring.ts';
export type { NationalContestFacts } from './view.ts';
export { whatCounts } from './words-scoring.ts';

export const nationalContest: Game<NationalContest, NationalContestSeen, NationalContestFindings> = inWords<
  NationalContest,
  NationalContestSeen,
  NationalContestFindings
>(
  {
    id: 'national-contest',
    title: 'A National Contest',
    edition: 1,
    pack: sammy,
    seats: [4],
    options: [
      {
        key: 'election',
        values: ['full', 'president', 'congress'],
        default: 'full',
      },
      {
        key: 'mustBid',
        values: [true, false],
        default: false,
      },
    ],
    parts,
    start,
    actors,
    draw,
    deal,
    legal,
    apply,
    clone,
    forced,
    text,
    refuse,
    view,
    prompt,
    newMemory,
    remember,
    imagine,
    side: (_, seat) => sideOf(seat),
    evaluate,
    tally,
  },
  english,
);

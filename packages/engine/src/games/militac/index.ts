// Militac (MIL): the Parker game of bidding for squads, with the Aide and the President. Rules: docs/rules/militac.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
import { actors, forced, notice } from '../../mechanics/contract.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { parker } from '../../packs/parker.ts';
import { ALL_PASS } from '../company-auction.ts';
import { evaluate, habit, playout } from './advice.ts';
import { type MilitacFindings, prompt, refuse, tally, text } from './facts.ts';
import { imagine, type MilitacSeen, newMemory, remember } from './memory.ts';
import { parts } from './parts.ts';
import { apply, deal, draw, legal } from './play.ts';
import { clone, type Militac, start } from './position.ts';
import { tricks } from './tricks.ts';
import { view } from './view.ts';
import { english } from './words.ts';

export { SQUADS } from '../../mechanics/squads.ts';
export { bidPays, worthOfBid } from './bid-worth.ts';
export type { MilitacFindings, MilitacHandFacts, MilitacPrompt, MilitacRefusal } from './facts.ts';
export { madeIn } from './scoring.ts';
export type { MilitacFacts } from './view.ts';
export { winningCard } from './winning-card.ts';
export { whatCounts } from './words-scoring.ts';

export const militac: Game<Militac, MilitacSeen, MilitacFindings> = inWords<
  Militac,
  MilitacSeen,
  MilitacFindings
>(
  {
    id: 'militac',
    title: 'Militac',
    edition: 1,
    pack: parker,
    seats: [4],
    options: [
      {
        key: 'match',
        values: ['hand', 'game'],
        default: 'game',
      },
      {
        key: 'target',
        values: [50, 100, 150],
        default: 50,
      },
      {
        key: 'auction',
        values: ['once', 'open', 'final'],
        default: 'once',
      },
      ALL_PASS,
      {
        key: 'president',
        values: ['commander', 'supreme', 'idle'],
        default: 'commander',
      },
      {
        key: 'aideBack',
        values: [true, false],
        default: true,
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

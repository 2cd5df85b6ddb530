// Sammy (SAM): bidding and tricks for two partnerships, by border states or by suits. Rules: docs/rules/sammy.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
import type { Rules } from '../../options.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import { evaluate, habit } from './advice.ts';
import { prompt, refuse, type SammyFindings, tally, text } from './facts.ts';
import { imagine, newMemory, remember, type SammySeen } from './memory.ts';
import { parts } from './parts.ts';
import { actors, apply, deal, draw, legal } from './play.ts';
import { clone, HAND_TRICKS, PLAY, type Sammy, sideOf, start } from './position.ts';
import { tricks } from './tricks.ts';
import { view } from './view.ts';
import { english } from './words.ts';

export type { SammyBid, SammyFindings, SammyHandFacts, SammyPrompt, SammyRefusal } from './facts.ts';
export { type Made, madeIn, type TakenCards, takenIn } from './made.ts';
export { sideIn } from './partners.ts';
export { HAND_TRICKS } from './position.ts';
export type { SammyFacts } from './view.ts';
export { winningCard } from './winning-card.ts';
export { whatCounts } from './words-scoring.ts';
export { worthOfBid, worthOfBonus, worthOfTrick } from './worth.ts';

function exclude(rules: Rules): string | undefined {
  if (rules['partners'] !== 'changing' || rules['deals'] === 12 || rules['deals'] === 24) return undefined;
  return `Changing partners needs 12 or 24 deals, not ${rules['deals']}: rounds of four with each partner (SAM-2).`;
}

export const sammy: Game<Sammy, SammySeen, SammyFindings> = inWords<Sammy, SammySeen, SammyFindings>(
  {
    id: 'sammy',
    title: 'Sammy',
    edition: 1,
    pack,
    seats: [4],
    options: [
      {
        key: 'mode',
        values: ['borders', 'suits'],
        default: 'borders',
      },
      {
        key: 'deals',
        values: [1, 2, 4, 8, 12, 24],
        default: 4,
      },
      {
        key: 'partners',
        values: ['fixed', 'changing'],
        default: 'fixed',
      },
      {
        key: 'declarant',
        values: ['starter', 'last'],
        default: 'starter',
      },
      {
        key: 'minimumBid',
        values: [1, 6],
        default: 1,
      },
    ],
    exclude,
    parts,
    start,
    actors,
    draw,
    deal,
    legal,
    apply,
    clone,
    // The last trick, the silent hand's card too: all can see that there is no other.
    forced: (p) => p.phase === PLAY && p.takers.length === HAND_TRICKS - 1,
    text,
    refuse,
    view,
    prompt,
    newMemory,
    remember,
    imagine,
    side: sideOf,
    habit,
    evaluate,
    tricks,
    tally,
  },
  english,
);

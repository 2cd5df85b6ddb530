// Sammy (SAM): bidding and tricks for two partnerships, by border states or by suits. Rules: docs/rules/sammy.md.

import type { Game } from '../../game.ts';
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
import { english, TERMS } from './words.ts';

export type { SammyBid, SammyFindings, SammyHandFacts, SammyPrompt, SammyRefusal } from './facts.ts';
export { type Made, madeIn, type TakenCards, takenIn } from './made.ts';
export { sideIn } from './partners.ts';
export { HAND_TRICKS } from './position.ts';
export { whatCounts } from './scoring.ts';
export type { SammyFacts } from './view.ts';
export { winningCard } from './winning-card.ts';
export { worthOfBid, worthOfBonus, worthOfTrick } from './worth.ts';

function exclude(rules: Rules): string | undefined {
  if (rules['partners'] !== 'changing' || rules['deals'] === 12 || rules['deals'] === 24) return undefined;
  return `Changing partners needs 12 or 24 deals, not ${rules['deals']}: rounds of four with each partner (SAM-2).`;
}

export const sammy: Game<Sammy, SammySeen, SammyFindings> = {
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
      help: 'How tricks are followed and won, who leads first, and whether there is a silent hand.',
      words: { borders: 'By border states', suits: 'By suits, with a silent hand' },
    },
    {
      key: 'deals',
      values: [1, 2, 4, 8, 12, 24],
      default: 4,
      help: 'Length of the match in hands, including passed-out hands.',
    },
    {
      key: 'partners',
      values: ['fixed', 'changing'],
      default: 'fixed',
      help: 'The same partners throughout, or four hands with each partner in turn, which takes 12 or 24 hands.',
      words: { fixed: 'The same partners throughout', changing: 'Everyone partners with everyone' },
    },
    {
      key: 'declarant',
      values: ['starter', 'last'],
      default: 'starter',
      help: 'Which partner of the bidding side is the declarant.',
      words: {
        starter: 'The partner who first named the denomination',
        last: 'The partner who made the last bid',
      },
    },
    {
      key: 'minimumBid',
      values: [1, 6],
      default: 1,
      help: 'The lowest number of tricks you can bid.',
      words: { 1: 'Any number', 6: 'Six or more' },
    },
  ],
  verbs: {
    bid: ['Bid $1 in $2', 'bids $1 in $2'],
    bonus: ['Place a bonus', 'places a bonus'],
    double: ['Double the bonus', 'doubles the bonus'],
    pass: ['Pass', 'passes'],
    play: ['Play $1', 'plays $1'],
  },
  terms: TERMS,
  places: { hand: 'Hand', trick: 'Trick', taken: 'Taken' },
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
  catalog: english,
  newMemory,
  remember,
  imagine,
  side: sideOf,
  habit,
  evaluate,
  tricks,
  tally,
};

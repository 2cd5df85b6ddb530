// The Unauthorized Armed Forces Card Game (ARM): tricks with a face-down second round, for two to five, each for
// himself. Rules: docs/rules/armed-forces.md.

import type { Game } from '../../game.ts';
import { armedForces as pack, services } from '../../packs/armed-forces.ts';
import { evaluate } from './advice.ts';
import { deal, draw } from './deal.ts';
import { type ArmedForcesFindings, prompt, refuse, tally, text } from './facts.ts';
import { imagine } from './imagine.ts';
import { type ArmedForcesSeen, newMemory, remember } from './memory.ts';
import { parts } from './parts.ts';
import { actors, apply, forced, legal } from './play.ts';
import { type ArmedForces, clone, start } from './position.ts';
import { worthOf } from './score.ts';
import { notice, view } from './view.ts';
import { english } from './words.ts';

export type {
  ArmedForcesFindings,
  ArmedForcesHandFacts,
  ArmedForcesPrompt,
  ArmedForcesRefusal,
} from './facts.ts';
export { takesTheRest } from './rest.ts';
export { dotsTaken, whatCounts } from './scoring.ts';
export type { ArmedForcesFacts, LaidFact } from './view.ts';
export { winningCard } from './winning-card.ts';
export { tieWon } from './words.ts';

/** ARM-17, ARM-18: what each service is worth by the intel cards on the board, for tables that show it is. */
export function worthOfServices(board: readonly string[]): Readonly<Record<string, number>> {
  const worth = worthOf(board.map((id) => pack.find(id)!));
  return Object.fromEntries(services.map(({ id }, service) => [id, worth[service]]));
}

export const armedForces: Game<ArmedForces, ArmedForcesSeen, ArmedForcesFindings> = {
  id: 'armed-forces',
  title: 'The Unauthorized Armed Forces Card Game',
  edition: 1,
  pack,
  seats: [2, 3, 4, 5],
  options: [
    {
      key: 'target',
      values: [25, 51, 101, 201],
      default: 101,
      help: 'The score that ends the match.',
    },
    {
      key: 'honor',
      values: [false, true],
      default: false,
      help: 'Whether wrong cards can be played and called for 15 points each.',
      words: { false: 'Only right cards can be played', true: 'Wrong cards can be played and called' },
    },
  ],
  verbs: {
    play: ['Play $1', 'plays $1'],
    improvise: ['Improvise with $1', 'improvises with $1'],
    pass: ['Pass', 'passes'],
    call: ['Call $2 of {$1}', 'calls $2 of {$1}'],
  },
  places: {
    hand: 'Hand',
    board: 'Board',
    trick: 'Trick',
    second: 'Second card',
    taken: 'Taken',
    aside: 'Set aside',
  },
  parts,
  start,
  actors,
  draw,
  deal,
  legal,
  apply,
  forced,
  clone,
  text,
  refuse,
  notice,
  view,
  prompt,
  catalog: english,
  newMemory,
  remember,
  imagine,
  side: (_, seat) => seat,
  evaluate,
  tally,
};

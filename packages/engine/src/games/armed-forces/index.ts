// The Unauthorized Armed Forces Card Game (ARM): tricks with a face-down second round, for two to five, each for
// himself. Rules: docs/rules/armed-forces.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
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
export { dotsTaken } from './scoring.ts';
export type { ArmedForcesFacts, LaidFact } from './view.ts';
export { winningCard } from './winning-card.ts';
export { tieWon } from './words.ts';
export { whatCounts } from './words-scoring.ts';

/** ARM-17, ARM-18: what each service is worth by the intel cards on the board, for tables that show it is. */
export function worthOfServices(board: readonly string[]): Readonly<Record<string, number>> {
  const worth = worthOf(board.map((id) => pack.find(id)!));
  return Object.fromEntries(services.map(({ id }, service) => [id, worth[service]]));
}

export const armedForces: Game<ArmedForces, ArmedForcesSeen, ArmedForcesFindings> = inWords<
  ArmedForces,
  ArmedForcesSeen,
  ArmedForcesFindings
>(
  {
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
      },
      {
        key: 'honor',
        values: [false, true],
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
    forced,
    clone,
    text,
    refuse,
    notice,
    view,
    prompt,
    newMemory,
    remember,
    imagine,
    side: (_, seat) => seat,
    evaluate,
    tally,
  },
  english,
);

// Do-Boy (DOB): a Parker game of avoidance for three to six, each for himself. Rules: docs/rules/do-boy.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
import { parker } from '../../packs/parker.ts';
import { evaluate } from './advice.ts';
import { type DoBoyFindings, prompt, refuse, tally, text } from './facts.ts';
import { type DoBoySeen, imagine, newMemory, remember } from './memory.ts';
import { parts } from './parts.ts';
import { actors, apply, choice, deal, draw, legal } from './play.ts';
import { clone, type DoBoy, handSize, PLAY, start } from './position.ts';
import { tricks } from './tricks.ts';
import { notice, view } from './view.ts';
import { english } from './words.ts';

export type { DoBoyFindings, DoBoyHandFacts, DoBoyPrompt, DoBoyRefusal } from './facts.ts';
export type { DoBoyFacts } from './view.ts';
export { winningCard } from './winning-card.ts';
export { whatCounts } from './words-scoring.ts';

export const doBoy: Game<DoBoy, DoBoySeen, DoBoyFindings> = inWords<DoBoy, DoBoySeen, DoBoyFindings>(
  {
    id: 'do-boy',
    title: 'Do-Boy',
    edition: 1,
    pack: parker,
    seats: [3, 4, 5, 6],
    options: [
      {
        key: 'match',
        values: ['hand', 'game'],
        default: 'game',
      },
      {
        key: 'target',
        values: [25, 50, 100],
        default: 50,
      },
      {
        key: 'exchange',
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
    choice,
    apply,
    clone,
    // The last card: all can see that there is no other.
    forced: (p, seat) => p.phase === PLAY && handSize(p, seat) === 1,
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
    tricks,
    tally,
  },
  english,
);

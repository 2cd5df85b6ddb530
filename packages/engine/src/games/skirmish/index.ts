// Skirmish (SKI): the Army and Navy war game, tricks without suits for two partnerships. Rules: docs/rules/skirmish.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import { evaluate } from './advice.ts';
import { prompt, refuse, type SkirmishFindings, tally, text } from './facts.ts';
import { imagine, newMemory, remember, type SkirmishSeen } from './memory.ts';
import { parts } from './parts.ts';
import { actors, deal, draw, legal, play } from './play.ts';
import { clone, handSize, type Skirmish, sideOf, start } from './position.ts';
import { tricks } from './tricks.ts';
import { view } from './view.ts';
import { english } from './words.ts';

export { capturedBy, prisonersOf } from './captured.ts';
export type { SkirmishFindings, SkirmishHandFacts, SkirmishPrompt, SkirmishRefusal } from './facts.ts';
export { HAND_TRICKS } from './position.ts';
export type { SkirmishFacts } from './view.ts';
export { winningCard } from './winning-card.ts';
export { captures, wholeGame } from './words.ts';
export { whatCounts } from './words-scoring.ts';

export const skirmish: Game<Skirmish, SkirmishSeen, SkirmishFindings> = inWords<
  Skirmish,
  SkirmishSeen,
  SkirmishFindings
>(
  {
    id: 'skirmish',
    title: 'Skirmish',
    edition: 1,
    pack,
    seats: [4],
    options: [
      {
        key: 'form',
        values: ['combined', 'sides'],
        default: 'combined',
      },
      {
        key: 'limit',
        values: [0, 5000, 10000, 20000],
        default: 10000,
      },
      {
        key: 'captured',
        values: ['branch', 'hand'],
        default: 'branch',
      },
      {
        key: 'spyNurse',
        values: ['any', 'captured'],
        default: 'any',
      },
    ],
    parts,
    start,
    actors,
    draw,
    deal,
    legal,
    apply: play,
    clone,
    // The last card of a deal: all can see that there is no other.
    forced: (p, seat) => handSize(p, seat) === 1,
    text,
    refuse,
    view,
    prompt,
    newMemory,
    remember,
    imagine,
    side: (_, seat) => sideOf(seat),
    evaluate,
    tricks,
    tally,
  },
  english,
);

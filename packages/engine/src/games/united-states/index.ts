// United States (US): a Sammy game of shedding border states for three to six, each for himself.
// Rules: docs/rules/united-states.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
import { sammy } from '../../packs/sammy.ts';
import { evaluate } from './advice.ts';
import { prompt, refuse, tally, text, type UnitedStatesFindings } from './facts.ts';
import { imagine, newMemory, remember, type UnitedStatesSeen } from './memory.ts';
import { parts } from './parts.ts';
import { actors, apply, deal, draw, legal } from './play.ts';
import { clone, start, type UnitedStates } from './position.ts';
import { notice, view } from './view.ts';
import { english } from './words.ts';

export type {
  UnitedStatesFindings,
  UnitedStatesHandFacts,
  UnitedStatesPrompt,
  UnitedStatesRefusal,
} from './facts.ts';
export { leftOn } from './scoring.ts';
export type { UnitedStatesFacts } from './view.ts';
export { whatCounts } from './words-scoring.ts';

export const unitedStates: Game<UnitedStates, UnitedStatesSeen, UnitedStatesFindings> = inWords<
  UnitedStates,
  UnitedStatesSeen,
  UnitedStatesFindings
>(
  {
    id: 'united-states',
    title: 'United States',
    edition: 1,
    pack: sammy,
    seats: [3, 4, 5, 6],
    options: [
      {
        key: 'pace',
        values: ['turns', 'snappy'],
        default: 'turns',
      },
      {
        key: 'mustPlay',
        values: [true, false],
        default: true,
      },
      {
        key: 'honor',
        values: [false, true],
        default: false,
      },
      {
        key: 'falseCall',
        values: ['free', 'pay'],
        default: 'free',
      },
      {
        key: 'target',
        min: 10,
        max: 500,
        default: { 3: 150, 4: 175, 5: 225, 6: 250 },
        examples: [10, 60, 200],
      },
      {
        key: 'fiveDiscards',
        pattern: 'DC (SC|WA|FL|RI)|SC (WA|FL|RI)|WA (FL|RI)|FL RI',
        default: 'DC RI',
        examples: ['DC RI', 'SC WA', 'FL RI'],
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

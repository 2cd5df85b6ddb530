// United States (US): a Sammy game of shedding border states for three to six, each for himself.
// Rules: docs/rules/united-states.md.

import { capital } from '../../first-letter.ts';
import type { Game } from '../../game.ts';
import { sayCard } from '../../pack.ts';
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
export { leftOn, whatCounts } from './scoring.ts';
export type { UnitedStatesFacts } from './view.ts';

/** The pairs that may be laid aside beside Maine, for forms. */
const TWOS = ['DC SC', 'DC WA', 'DC FL', 'DC RI', 'SC WA', 'SC FL', 'SC RI', 'WA FL', 'WA RI', 'FL RI'];

export const unitedStates: Game<UnitedStates, UnitedStatesSeen, UnitedStatesFindings> = {
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
      help: 'Whether players take turns or anyone can lay at any moment.',
      words: { turns: 'One after another', snappy: 'Anyone can lay at any moment' },
    },
    {
      key: 'mustPlay',
      values: [true, false],
      default: true,
      help: 'Whether a player who can lay a card must keep laying.',
      words: { true: 'You must lay if you can', false: 'You can stop at any time' },
    },
    {
      key: 'honor',
      values: [false, true],
      default: false,
      help: 'Whether wrong plays are possible and can be called for a penalty card.',
      words: { false: 'Wrong plays are not possible', true: 'Wrong plays are possible and can be called' },
    },
    {
      key: 'falseCall',
      values: ['free', 'pay'],
      default: 'free',
      help: 'What calling a correct play costs the caller.',
      words: { free: 'Nothing', pay: 'The caller takes a card from the player called' },
    },
    {
      key: 'target',
      min: 10,
      max: 500,
      default: { 3: 150, 4: 175, 5: 225, 6: 250 },
      help: 'The points that win the match. 60 makes a short one.',
      examples: [10, 60, 200],
    },
    {
      key: 'fiveDiscards',
      pattern: 'DC (SC|WA|FL|RI)|SC (WA|FL|RI)|WA (FL|RI)|FL RI',
      default: 'DC RI',
      help: 'The two cards laid aside beside Maine, with five players.',
      examples: ['DC RI', 'SC WA', 'FL RI'],
      words: Object.fromEntries(TWOS.map((two) => [two, inWords(two)])),
    },
  ],
  verbs: {
    unite: ['Lay $1 on $2', 'lays $1 on $2'],
    pass: ['Pass', 'passes'],
    call: ['Call the play wrong', 'calls the play wrong'],
    give: ['Give $1', 'gives $1'],
    discard: ['Throw away $1', 'throws away $1'],
  },
  phrases: { 'unite KS': ['Lay $1 at its corner', 'lays $1 at its corner'] }, // US-8
  places: { hand: 'Hand', kansas: 'Kansas', corner: 'Corner', discards: 'Thrown away', aside: 'Laid aside' },
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
  catalog: english,
  newMemory,
  remember,
  imagine,
  side: (_, seat) => seat,
  evaluate,
  tally,
};

function inWords(two: string): string {
  const named = two.split(' ').map((id) => sayCard(sammy, id));
  return capital(named.join(' and '));
}

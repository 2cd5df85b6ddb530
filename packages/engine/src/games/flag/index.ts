// Flag (FLG): a patience with the whole Sammy pack; fourteen flags of four equal cards. Rules: docs/rules/flag.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
import { sammy } from '../../packs/sammy.ts';
import { evaluate } from './advice.ts';
import { type FlagFindings, prompt, refuse, tally, text } from './facts.ts';
import { type FlagSeen, imagine, newMemory, remember } from './memory.ts';
import { parts } from './parts.ts';
import { actors, apply, deal, draw, legal, STOP } from './play.ts';
import { clone, type Flag, start } from './position.ts';
import { view } from './view.ts';
import { english } from './words.ts';

export type { FlagFindings, FlagPrompt, FlagRefusal } from './facts.ts';
export type { FlagFacts } from './view.ts';
export { attained, STACKING_RULE } from './words.ts';

export const flag: Game<Flag, FlagSeen, FlagFindings> = inWords<Flag, FlagSeen, FlagFindings>(
  {
    id: 'flag',
    title: 'Flag',
    edition: 1,
    pack: sammy,
    seats: [1],
    options: [],
    resigns: STOP,
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
    view,
    prompt,
    newMemory,
    remember,
    imagine,
    side: () => 0,
    evaluate,
    tally,
  },
  english,
);

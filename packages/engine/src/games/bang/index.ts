// Bang (BNG): a Parker game of quick eyes for two to eight, in the manner of Snap. Rules: docs/rules/bang.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
import { parker } from '../../packs/parker.ts';
import { evaluate, habit } from './advice.ts';
import { type BangFindings, prompt, refuse, tally, text } from './facts.ts';
import { type BangSeen, imagine, newMemory, remember } from './memory.ts';
import { parts } from './parts.ts';
import { actors, apply, deal, draw, legal } from './play.ts';
import { type Bang, clone, start } from './position.ts';
import { notice, view } from './view.ts';
import { english } from './words.ts';

export type { BangEnding, BangFindings, BangPrompt, BangRefusal } from './facts.ts';
export type { BangFacts } from './view.ts';
export { inShort } from './words.ts';

export const bang: Game<Bang, BangSeen, BangFindings> = inWords<Bang, BangSeen, BangFindings>(
  {
    id: 'bang',
    title: 'Bang',
    edition: 1,
    pack: parker,
    seats: [2, 3, 4, 5, 6, 7, 8],
    options: [
      {
        key: 'limit',
        values: [240, 480, 960],
        default: 960,
      },
      {
        key: 'falseCall',
        values: ['pay', 'ignored'],
        default: 'pay',
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
    habit,
    evaluate,
    tally,
  },
  english,
);

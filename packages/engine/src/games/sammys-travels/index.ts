// Sammy's Travels (TRV): journeys from border state to border state for one or two. Rules: docs/rules/sammys-travels.md.

import type { Game } from '../../game.ts';
import { inWords } from '../../game-words.ts';
import type { Rules } from '../../options.ts';
import { sammy } from '../../packs/sammy.ts';
import { evaluate } from './advice.ts';
import { prompt, refuse, type SammysTravelsFindings, tally, text } from './facts.ts';
import { imagine, newMemory, remember, type SammysTravelsSeen } from './memory.ts';
import { parts } from './parts.ts';
import { actors, apply, deal, draw, forced, legal, STOP } from './play.ts';
import { clone, MAINE, type SammysTravels, start, UNION, UNKNOWN } from './position.ts';
import { view } from './view.ts';
import { english } from './words.ts';

export { endOf, isDeadEnd, leadsElsewhere, usedUp } from './ending.ts';
export type {
  SammysTravelsFindings,
  SammysTravelsHandFacts,
  SammysTravelsPrompt,
  SammysTravelsRefusal,
} from './facts.ts';
export { UNION } from './position.ts';
export type { SammysTravelsFacts } from './view.ts';

function exclude(rules: Rules, seats: number): string | undefined {
  const shared = rules['packs'] === 'shared';
  if (shared && seats === 1) return 'One player travels alone: "packs" must be "separate" with one seat.';
  const begin = String(rules['start']);
  if (begin === 'choose' || begin === 'draw') return undefined;
  const ids = begin.split(' ');
  const stranger = ids.find((id) => !UNION.includes(sammy.find(id) ?? UNKNOWN));
  if (stranger) return `The option start cannot name ${stranger}; it takes one of the 48 states or DC.`;
  if (!shared && ids.length > 1) {
    return `With "packs" "separate" there is one starting point: "choose", "draw" or one card, not "${begin}".`;
  }
  if (shared && ids.length < 2) {
    return `With "packs" "shared" there are two starters: "choose", "draw" or two cards, not "${begin}" alone.`;
  }
  if (ids[0] === ids[1]) return `The two starters must be different cards, not ${begin}.`;
  if (shared && ids.includes(sammy.ids[MAINE]))
    return 'With "packs" "shared" Maine is laid aside and cannot be a starter.';
  return undefined;
}

export const sammysTravels: Game<SammysTravels, SammysTravelsSeen, SammysTravelsFindings> = inWords<
  SammysTravels,
  SammysTravelsSeen,
  SammysTravelsFindings
>(
  {
    id: 'sammys-travels',
    title: "Sammy's Travels",
    edition: 1,
    pack: sammy,
    seats: [1, 2],
    options: [
      {
        key: 'packs',
        values: ['separate', 'shared'],
        default: 'separate',
      },
      {
        key: 'start',
        pattern: 'choose|draw|[A-Z]{2}( [A-Z]{2})?',
        default: 'choose',
        examples: ['choose', 'draw', 'CA', 'ME', 'CA NY', 'DC WA'],
      },
      {
        key: 'credit',
        values: ['cards', 'stack'],
        default: 'cards',
      },
      {
        key: 'mustTransfer',
        values: [false, true],
        default: false,
      },
    ],
    exclude,
    resigns: STOP,
    parts,
    start,
    actors,
    draw,
    deal,
    legal,
    apply,
    clone,
    forced,
    text,
    refuse,
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

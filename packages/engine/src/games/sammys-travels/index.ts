// Sammy's Travels (TRV): journeys from border state to border state for one or two. Rules: docs/rules/sammys-travels.md;
// the parts are in the folder of the same name.

import type { Game, Tally } from '../../game.ts';
import { BORDER_HIGH, BORDER_LOW, cardsIn } from '../../mechanics/borders.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import type { Rules } from '../../options.ts';
import { sammy } from '../../packs/sammy.ts';
import { actors, apply, deal, draw, forced, legal, STOP } from './play.ts';
import {
  clone,
  MAINE,
  OVER,
  type SammysTravels,
  scoresOf,
  start,
  topOf,
  UNION,
  UNKNOWN,
} from './position.ts';
import { refuse, text } from './refuse.ts';
import { imagine, type SammysTravelsSeen, see, watch } from './seen.ts';
import { prompt, view } from './view.ts';

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

function tally(p: SammysTravels): Tally {
  if (p.phase !== OVER) return { hands: [] };
  const scores = scoresOf(p);
  const hands = [{ points: scores, lines: scores.map((points, seat) => lineOf(p, seat, points)) }];
  const best = Math.max(...scores);
  const alone = p.seats === 1 && best === UNION.length;
  const won = p.seats === 2 && scores[0] !== scores[1];
  return { hands, result: { scores: scores.slice(), winners: alone || won ? [scores.indexOf(best)] : [] } };
}

function lineOf(p: SammysTravels, seat: number, points: number): string {
  if (!p.shared) return `{${seat}} travelled through ${points} of the 49 states: ${points}.`;
  if (!p.byStack) return `{${seat}} transferred ${points} of 23 cards: ${points}.`;
  const starter = sammy.say(p.starters[seat]);
  return `The stack of {${seat}} from ${starter} goes through ${points} states, whoever laid them: ${points}.`;
}

/** The lead in states, and with a pack of one's own how many more are still connected with the way. */
function standing(p: SammysTravels, seat: number): number {
  const scores = scoresOf(p);
  const lead = scores[seat] - (scores[1 - seat] ?? 0);
  const travelling = !p.shared && p.phase !== OVER && !(p.stopped & (1 << seat));
  return travelling ? lead + connected(p, seat) / 8 : lead;
}

/** The states not yet travelled through that can be reached from the top of a seat's travel stack. */
function connected(p: SammysTravels, seat: number): number {
  const top = topOf(p, seat);
  if (top === UNKNOWN) return 0;
  const leftLow = p.left[2 * seat];
  const leftHigh = p.left[2 * seat + 1];
  let low = leftLow & BORDER_LOW[top];
  let high = leftHigh & BORDER_HIGH[top];
  for (let size = 0; size !== bitCount(low) + bitCount(high); ) {
    size = bitCount(low) + bitCount(high);
    for (const card of cardsIn(low, high)) {
      low |= leftLow & BORDER_LOW[card];
      high |= leftHigh & BORDER_HIGH[card];
    }
  }
  return bitCount(low) + bitCount(high);
}

export const sammysTravels: Game<SammysTravels, SammysTravelsSeen> = {
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
      help: 'A pack for each player, or one pack for two.',
      words: { separate: 'A pack each', shared: 'One pack for two' },
    },
    {
      key: 'start',
      pattern: 'choose|draw|[A-Z]{2}( [A-Z]{2})?',
      default: 'choose',
      help: 'The starting point: chosen, drawn, or a card such as CA; with one pack for two, two cards such as CA NY.',
      examples: ['choose', 'draw', 'CA', 'ME', 'CA NY', 'DC WA'],
      words: {
        choose: 'The players choose',
        draw: 'Drawn from the pack',
        CA: 'California',
        ME: 'Maine',
        'CA NY': 'California and New York (one pack for two)',
        'DC WA': 'District of Columbia and Washington (one pack for two)',
      },
    },
    {
      key: 'credit',
      values: ['cards', 'stack'],
      default: 'cards',
      help: 'What counts with one pack for two: the cards one has transferred, or the stack of one’s own starter.',
      words: { cards: 'The cards a player transferred', stack: 'The stack from his starter' },
    },
    {
      key: 'mustTransfer',
      values: [false, true],
      default: false,
      help: 'Whether every possible transfer must be made.',
      words: { false: 'One may let a border state go by', true: 'Every border state must be taken' },
    },
  ],
  verbs: {
    start: ['Start from $1', 'starts from $1'],
    deal: ['Deal a card', 'deals a card'],
    transfer: ['Travel to $1 from $2', 'travels to $1 from $2'],
    turn: ['Turn the stock over', 'turns the stock over'],
    pass: ['End the turn', 'ends the turn'],
    stop: ['Stop here', 'stops the journey'],
  },
  places: { hand: 'Hand', stock: 'Stock', travel: 'Travel stack', aside: 'Laid aside' },
  exclude,
  resigns: STOP,
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
  watch,
  see,
  imagine,
  side: (_, seat) => seat,
  standing,
  tally,
};

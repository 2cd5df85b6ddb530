// What the rules of Sammy's Travels tell: the texts of moves, what is asked, why an action is not legal, and what counts.
// The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { makeCards } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { endOf, isDeadEnd, type JourneyEnd, usedUp } from './ending.ts';
import { DEAL, PASS, STOP, TURN } from './play.ts';
import {
  canTransfer,
  isIdle,
  MAINE,
  OVER,
  type SammysTravels,
  START,
  scoresOf,
  stockTop,
  topOf,
  UNION,
  UNKNOWN,
} from './position.ts';

const WORDS: ReadonlyMap<Move, string> = new Map([
  [DEAL, 'deal'],
  [TURN, 'turn'],
  [PASS, 'pass'],
  [STOP, 'stop'],
]);

/** What may be done besides a transfer, in the order in which it is offered. */
const WISHES = ['deal', 'turn', 'pass', 'stop'] as const;

export type TravelWish = (typeof WISHES)[number];

export type SammysTravelsPrompt =
  | {
      readonly ask: 'travel';
      /** The state that the way can go on to, if there is one. */
      readonly to?:
        | { readonly state: string; readonly deadEnd: boolean; readonly comesLast: boolean }
        | undefined;
      readonly wishes: readonly TravelWish[];
    }
  | {
      readonly ask: 'others-travel';
      readonly seats: readonly number[];
      /** Why the own journey is over, and where. */
      readonly end?: { readonly why: JourneyEnd; readonly last: string } | undefined;
    }
  | { readonly ask: 'start' | 'wait-for-start' | 'wait' | 'shuffle' | 'over' };

export type SammysTravelsRefusal =
  | { readonly rule: 'TRV-2'; readonly broken: 'start-first' | 'settled' }
  | { readonly rule: 'TRV-2' | 'TRV-6'; readonly broken: 'not-one-start' }
  | { readonly rule: 'TRV-2' | 'TRV-6'; readonly broken: 'no-neighbors'; readonly card: string }
  | { readonly rule: 'TRV-5'; readonly broken: 'maine' }
  | { readonly rule: 'TRV-6'; readonly broken: 'other-starter'; readonly card: string }
  | { readonly rule: TravelRule; readonly broken: 'words'; readonly verb: string }
  | { readonly rule: 'TRV-13'; readonly broken: 'no-turns' }
  | { readonly rule: 'TRV-16'; readonly broken: 'nobody-stops' | 'deal-first' | 'has-dealt' }
  | { readonly rule: 'TRV-19'; readonly broken: 'must-transfer'; readonly card: string }
  | { readonly rule: 'TRV-14'; readonly broken: 'idle' }
  | { readonly rule: 'TRV-10'; readonly broken: 'hand-empty' | 'hand-left' }
  | { readonly rule: 'TRV-9'; readonly broken: 'not-two-cards' | 'stock-empty' }
  | { readonly rule: 'TRV-9'; readonly broken: 'not-top'; readonly top: string }
  | {
      readonly rule: 'TRV-9';
      readonly broken: 'not-end';
      readonly card: string;
      readonly ends: readonly string[];
    }
  | { readonly rule: 'TRV-9'; readonly broken: 'no-border'; readonly card: string; readonly top: string };

/** The rule by which something is done without a card. */
type TravelRule = 'TRV-8' | 'TRV-10' | 'TRV-13' | 'TRV-16';

const RULES: Readonly<Record<string, TravelRule>> = {
  deal: 'TRV-8',
  turn: 'TRV-10',
  pass: 'TRV-16',
  stop: 'TRV-13',
};

/** What counts: states visited, cards transferred, or the states on the stack from each one's own starter. */
export interface SammysTravelsHandFacts {
  readonly counts: 'states' | 'cards' | 'stack';
  readonly starters: readonly string[];
}

export interface SammysTravelsFindings {
  readonly prompt: SammysTravelsPrompt;
  readonly refusal: SammysTravelsRefusal;
  readonly hand: SammysTravelsHandFacts;
}

export function text(p: SammysTravels, _seat: Actor, move: Move): string {
  if (p.phase === START) return `start ${sammy.ids[move]}`;
  return WORDS.get(move) ?? `transfer ${sammy.ids[move >> 6]} ${sammy.ids[move & 63]}`;
}

export function refuse(p: SammysTravels, seat: Actor, action: string): SammysTravelsRefusal {
  const [verb, ...ids] = action.split(' ');
  if (p.phase === START)
    return verb === 'start' ? refuseStart(p, ids) : { rule: 'TRV-2', broken: 'start-first' };
  if (verb === 'start') return { rule: 'TRV-2', broken: 'settled' };
  if (verb === 'transfer') return refuseTransfer(p, seat, ids);
  if (ids.length > 0) return { rule: RULES[verb], broken: 'words', verb };
  if (verb === 'pass' && !p.shared) return { rule: 'TRV-13', broken: 'no-turns' };
  if (verb === 'stop' && p.shared) return { rule: 'TRV-16', broken: 'nobody-stops' };
  if (p.mustTransfer && canTransfer(p, seat))
    return { rule: 'TRV-19', broken: 'must-transfer', card: sammy.ids[stockTop(p, seat)] };
  if (verb === 'pass') return { rule: 'TRV-16', broken: 'deal-first' };
  if (p.shared && p.hasDealt) return { rule: 'TRV-16', broken: 'has-dealt' };
  if (!p.shared && isIdle(p, seat)) return { rule: 'TRV-14', broken: 'idle' };
  return { rule: 'TRV-10', broken: verb === 'deal' ? 'hand-empty' : 'hand-left' };
}

function refuseStart(p: SammysTravels, ids: readonly string[]): SammysTravelsRefusal {
  const card = ids.length === 1 ? sammy.find(ids[0]) : undefined;
  const rule = p.shared ? 'TRV-6' : 'TRV-2';
  if (card === undefined) return { rule, broken: 'not-one-start' };
  if (!UNION.includes(card)) return { rule, broken: 'no-neighbors', card: ids[0] };
  if (card === MAINE) return { rule: 'TRV-5', broken: 'maine' };
  return { rule: 'TRV-6', broken: 'other-starter', card: ids[0] };
}

function refuseTransfer(p: SammysTravels, seat: Actor, ids: readonly string[]): SammysTravelsRefusal {
  const [card, top] = ids.map((id) => sammy.find(id));
  if (ids.length !== 2 || card === undefined || top === undefined)
    return { rule: 'TRV-9', broken: 'not-two-cards' };
  const mine = stockTop(p, seat);
  if (mine === UNKNOWN) return { rule: 'TRV-9', broken: 'stock-empty' };
  if (card !== mine) return { rule: 'TRV-9', broken: 'not-top', top: sammy.ids[mine] };
  const ends = (p.shared ? [0, 1] : [seat]).map((stack) => topOf(p, stack));
  if (!ends.includes(top))
    return { rule: 'TRV-9', broken: 'not-end', card: ids[1], ends: makeCards(sammy, ends) };
  return { rule: 'TRV-9', broken: 'no-border', card: ids[0], top: ids[1] };
}

export function tally(p: SammysTravels): Tally<SammysTravelsHandFacts> {
  if (p.phase !== OVER) return { hands: [] };
  const scores = scoresOf(p);
  const counts = !p.shared ? 'states' : p.byStack ? 'stack' : 'cards';
  const hands = [{ points: scores, facts: { counts, starters: makeCards(sammy, p.starters) } as const }];
  const best = Math.max(...scores);
  const alone = p.seats === 1 && best === UNION.length;
  const won = p.seats === 2 && scores[0] !== scores[1];
  return { hands, result: { scores: scores.slice(), winners: alone || won ? [scores.indexOf(best)] : [] } };
}

export function prompt(v: View): SammysTravelsPrompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over' || v.phase === 'shuffle') return { ask: v.phase };
  if (v.phase === 'start') return { ask: mine ? 'start' : 'wait-for-start' };
  if (mine) return promptPlay(v);
  if (v.facts['turn'] !== undefined) return { ask: 'wait' };
  const why = v.seat === null ? undefined : endOf(v, v.seat);
  const seats = v.actors.filter((actor) => typeof actor === 'number');
  const last = v.places[`travel:${v.seat}`]?.at(-1);
  return { ask: 'others-travel', seats, end: why && { why, last: last! } };
}

function promptPlay(v: View): SammysTravelsPrompt {
  const { legal } = v;
  const wishes = WISHES.filter((wish) => legal.includes(wish));
  const state = legal.find((action) => action.startsWith('transfer '))?.split(' ')[1];
  if (state === undefined) return { ask: 'travel', wishes };
  const deadEnd = isDeadEnd(usedUp(v, v.seat!), state);
  return { ask: 'travel', to: { state, deadEnd, comesLast: comesLast(v) }, wishes };
}

/** TRV-14: the top of the stock comes up again after as many deals as cards are held, if so many are left. */
function comesLast({ seat, places, facts }: View): boolean {
  if (facts['turn'] !== undefined) return false;
  const held = places[`hand:${seat}`].length + places[`stock:${seat}`].length;
  return (facts['idle'] as number[])[seat!] > held;
}

// What the rules of Armed Forces tell: the texts of moves, what is asked, why an action is not legal, and what the points
// of each hand came about from. The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { armedForces as pack, services } from '../../packs/armed-forces.ts';
import { CALL_COSTS } from './calls.ts';
import { bitOf, cardOf, SERVICES, seatOf, serviceOf } from './cards.ts';
import { PASS } from './play.ts';
import { type ArmedForces, type ArmedForcesHand, NONE, OVER, PLAY, WINDOW } from './position.ts';
import { levelAtTop, multiplierOf, winnersOf } from './score.ts';

export type ArmedForcesPrompt =
  /** Services are named by their ids: those to follow, one or two. */
  | { readonly ask: 'one-service' | 'follow' | 'none-of-them'; readonly services: readonly string[] }
  | { readonly ask: 'improvise' | 'only-pass'; readonly services: readonly string[]; readonly high: string }
  | {
      readonly ask:
        | 'lead'
        | 'call'
        | 'nothing-to-call'
        | 'wait-for-trick'
        | 'wait-for-second'
        | 'cut'
        | 'shuffle'
        | 'over';
    };

export type ArmedForcesRefusal =
  | { readonly rule: 'ARM-H3'; readonly broken: 'calls-in-window' | 'no-honor' | 'window-open' }
  | { readonly rule: 'ARM-H4'; readonly broken: 'form-of-call' | 'own-card' }
  | { readonly rule: 'ARM-H4'; readonly broken: 'not-proved'; readonly seat: string; readonly card: string }
  | { readonly rule: 'ARM-6'; readonly broken: 'first-round' }
  | { readonly rule: 'ARM-6' | 'ARM-10'; readonly broken: 'not-one-card' }
  | { readonly rule: 'ARM-6' | 'ARM-10'; readonly broken: 'not-held'; readonly card: string }
  | { readonly rule: 'ARM-8'; readonly broken: 'follow'; readonly services: readonly string[] }
  | { readonly rule: 'ARM-10'; readonly broken: 'second-round' | 'pass-alone' }
  | { readonly rule: 'ARM-11'; readonly broken: 'service'; readonly services: readonly string[] }
  | { readonly rule: 'ARM-11'; readonly broken: 'not-higher'; readonly high: string };

/** What the points of one seat came about from. */
interface SeatCount {
  /** For each service its dots on the cards taken. */
  readonly dots: readonly number[];
  readonly cards: number;
  readonly calls: number;
  readonly penalty: number;
}

export interface ArmedForcesHandFacts {
  /** The score of each service. */
  readonly worth: readonly number[];
  readonly seats: readonly SeatCount[];
  /** Who won the match by the tie-break of its last hand; left out where no tie was broken. */
  readonly wonTie?: number;
}

export interface ArmedForcesFindings {
  readonly prompt: ArmedForcesPrompt;
  readonly refusal: ArmedForcesRefusal;
  readonly hand: ArmedForcesHandFacts;
}

export function text(p: ArmedForces, _seat: Actor, move: Move): string {
  if (p.phase === PLAY) return `play ${pack.ids[move]}`;
  if (p.phase === WINDOW) return `call ${seatOf(move)} ${pack.ids[cardOf(move)]}`;
  return move === PASS ? 'pass' : `improvise ${pack.ids[move]}`;
}

export function refuse(p: ArmedForces, seat: Actor, action: string): ArmedForcesRefusal {
  const [verb, ...words] = action.split(' ');
  if (p.phase === WINDOW) return refuseInWindow(seat, verb!, words);
  if (verb === 'call') return { rule: 'ARM-H3', broken: p.honor ? 'calls-in-window' : 'no-honor' };
  return p.phase === PLAY ? refuseFirst(p, seat, verb!, words) : refuseSecond(p, seat, verb!, words);
}

function refuseFirst(
  p: ArmedForces,
  seat: number,
  verb: string,
  words: readonly string[],
): ArmedForcesRefusal {
  if (verb !== 'play') return { rule: 'ARM-6', broken: 'first-round' };
  return notHeld(p, seat, words, 'ARM-6') ?? { rule: 'ARM-8', broken: 'follow', services: followedIn(p) };
}

function refuseSecond(
  p: ArmedForces,
  seat: number,
  verb: string,
  words: readonly string[],
): ArmedForcesRefusal {
  if (verb === 'play') return { rule: 'ARM-10', broken: 'second-round' };
  if (verb === 'pass') return { rule: 'ARM-10', broken: 'pass-alone' };
  const missing = notHeld(p, seat, words, 'ARM-10');
  if (missing) return missing;
  const service = serviceOf[pack.find(words[0])!];
  if (service !== p.followed && service !== p.alsoFollowed)
    return { rule: 'ARM-11', broken: 'service', services: followedIn(p) };
  return { rule: 'ARM-11', broken: 'not-higher', high: pack.ids[cardOf(p.high)] };
}

function refuseInWindow(seat: number, verb: string, words: readonly string[]): ArmedForcesRefusal {
  if (verb !== 'call') return { rule: 'ARM-H3', broken: 'window-open' };
  if (words.length !== 2 || pack.find(words[1]) === undefined)
    return { rule: 'ARM-H4', broken: 'form-of-call' };
  if (words[0] === String(seat)) return { rule: 'ARM-H4', broken: 'own-card' };
  return { rule: 'ARM-H4', broken: 'not-proved', seat: words[0], card: words[1] };
}

/** Why these words do not name one card of the seat's hand; undefined if they do. */
function notHeld(
  p: ArmedForces,
  seat: number,
  words: readonly string[],
  rule: 'ARM-6' | 'ARM-10',
): ArmedForcesRefusal | undefined {
  const card = pack.find(words[0] ?? '');
  if (words.length !== 1 || card === undefined) return { rule, broken: 'not-one-card' };
  const held = p.hands[SERVICES * seat + serviceOf[card]] & bitOf[card];
  return held ? undefined : { rule, broken: 'not-held', card: words[0] };
}

const followedIn = (p: ArmedForces): string[] =>
  [p.followed, p.alsoFollowed].flatMap((s) => (s === NONE ? [] : [services[s].id]));

/** What is asked of the seat that holds this view. */
export function prompt(v: View): ArmedForcesPrompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'cut' || v.phase === 'shuffle' || v.phase === 'over') return { ask: v.phase };
  if (v.phase === 'play') return mine ? promptFirst(v) : { ask: 'wait-for-trick' };
  if (v.phase === 'window') return { ask: mine ? 'call' : 'nothing-to-call' };
  return mine ? promptSecond(v) : { ask: 'wait-for-second' };
}

function promptFirst(v: View): ArmedForcesPrompt {
  const followed = v.facts['followed'] as string[];
  if (followed.length === 0) return { ask: 'lead' };
  if (followed.length === 1) return { ask: 'one-service', services: followed };
  const follows = v.places[`hand:${v.seat}`].some((card) =>
    followed.some((service) => card?.startsWith(service)),
  );
  return { ask: follows ? 'follow' : 'none-of-them', services: followed };
}

function promptSecond(v: View): ArmedForcesPrompt {
  const { card } = v.facts['high'] as { card: string };
  const ask = v.legal.length === 1 ? 'only-pass' : 'improvise';
  return { ask, services: v.facts['followed'] as string[], high: card };
}

export function tally(p: ArmedForces): Tally<ArmedForcesHandFacts> {
  const hands = sheetEntries(p.sheet).map((hand) => ({ points: hand.points, facts: factsOf(hand) }));
  if (p.phase !== OVER) return { hands };
  const winners = winnersOf(p);
  const wonTie = winners.length === 1 && levelAtTop(p).length > 1;
  const last = hands.at(-1)!;
  if (wonTie) last.facts = { ...last.facts, wonTie: winners[0] };
  return { hands, result: { scores: p.scores.slice(), winners } };
}

function factsOf({ points, worth, captured, penalties }: ArmedForcesHand): ArmedForcesHandFacts {
  const seats = points.map((_, seat) => {
    const taken = captured.filter((laid) => seatOf(laid) === seat).map(cardOf);
    const dots: number[] = new Array(SERVICES).fill(0);
    for (const card of taken) dots[serviceOf[card]] += multiplierOf[card];
    return { dots, cards: taken.length, calls: penalties[seat] / CALL_COSTS, penalty: penalties[seat] };
  });
  return { worth, seats };
}

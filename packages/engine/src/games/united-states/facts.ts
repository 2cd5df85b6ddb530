// What the rules of United States tell: the texts of moves, what is asked, why an action is not legal, and what the points
// of each hand came about from. The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { borders, holds } from '../../mechanics/borders.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { type Card, makeCards } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { legal, PASS } from './play.ts';
import {
  belongs,
  CARD_MASK,
  CORNERS,
  DISCARD,
  GIVE,
  KANSAS,
  NO_CARD,
  NOBODY,
  OVER,
  PLAY,
  type UnitedStates,
  WINDOW,
} from './position.ts';

/** A card and the one it is laid on; "KS" for its own corner of Kansas. */
export interface Lay {
  readonly card: string;
  readonly top: string;
}

export type UnitedStatesPrompt =
  | { readonly ask: 'lay'; readonly ways: readonly Lay[]; readonly mayPass: boolean }
  /** The tops of the stacks, none of which the hand can be laid on. */
  | { readonly ask: 'only-pass'; readonly tops: readonly string[] }
  | { readonly ask: 'call' | 'may-be-called'; readonly laid: Lay }
  /** `wrong` is what was wrong of the seat that gets the card: its call, or its card. */
  | { readonly ask: 'give'; readonly to: number; readonly wrong: 'call' | 'card' }
  | { readonly ask: 'discard'; readonly left: number }
  | {
      readonly ask:
        | 'lay-any-time'
        | 'nothing-to-lay'
        | 'wait'
        | 'wait-for-gift'
        | 'wait-for-discards'
        | 'shuffle'
        | 'over';
    };

export type UnitedStatesRefusal =
  | { readonly rule: 'US-21'; readonly broken: 'call-alone' | 'nothing-to-call' }
  | { readonly rule: 'US-23'; readonly broken: 'give-first' | 'not-one-gift' | 'no-gift' }
  | { readonly rule: 'US-17'; readonly broken: 'discard-first' | 'not-one-discard' | 'not-blocked' }
  | { readonly rule: 'US-4'; readonly broken: 'not-dealt' }
  | { readonly rule: 'US-30'; readonly broken: 'no-turns' }
  | { readonly rule: 'US-12'; readonly broken: 'pass-alone' }
  | { readonly rule: 'US-12'; readonly broken: 'can-lay'; readonly way: Lay }
  | { readonly rule: 'US-9'; readonly broken: 'not-two-cards' }
  | { readonly rule: 'US-9' | 'US-17' | 'US-23'; readonly broken: 'not-held'; readonly card: string }
  | {
      readonly rule: 'US-8';
      readonly broken: 'no-corner';
      readonly card: string;
      /** All tops, where the card borders none of them. */
      readonly tops: readonly string[];
    }
  | { readonly rule: 'US-8'; readonly broken: 'own-corner'; readonly card: string }
  | { readonly rule: 'US-9'; readonly broken: 'not-top'; readonly card: string }
  | {
      readonly rule: 'US-9';
      readonly broken: 'no-border';
      readonly card: string;
      readonly tops: readonly string[];
    };

export interface UnitedStatesHandFacts {
  /** Whether nobody could lay any more before somebody was out. */
  readonly blocked: boolean;
  /** Who won it; left out where several held the fewest cards. */
  readonly winner?: number;
  /** The border states each seat was left with. */
  readonly left: readonly number[];
}

export interface UnitedStatesFindings {
  readonly prompt: UnitedStatesPrompt;
  readonly refusal: UnitedStatesRefusal;
  readonly hand: UnitedStatesHandFacts;
}

export function text(p: UnitedStates, _seat: Actor, move: Move): string {
  if (p.phase === WINDOW) return 'call';
  if (p.phase === GIVE) return `give ${sammy.ids[move]}`;
  if (p.phase === DISCARD) return `discard ${sammy.ids[move]}`;
  return move === PASS ? 'pass' : `unite ${sammy.ids[move >> 6]} ${sammy.ids[move & CARD_MASK]}`;
}

export function refuse(p: UnitedStates, seat: Actor, action: string): UnitedStatesRefusal {
  const [verb, ...ids] = action.split(' ');
  if (p.phase === WINDOW) return { rule: 'US-21', broken: 'call-alone' };
  const card = ids.length === 1 ? sammy.find(ids[0]) : undefined;
  if (p.phase === GIVE) {
    if (verb !== 'give') return { rule: 'US-23', broken: 'give-first' };
    return card === undefined
      ? { rule: 'US-23', broken: 'not-one-gift' }
      : { rule: 'US-23', broken: 'not-held', card: ids[0] };
  }
  if (p.phase === DISCARD) {
    if (verb !== 'discard') return { rule: 'US-17', broken: 'discard-first' };
    return card === undefined
      ? { rule: 'US-17', broken: 'not-one-discard' }
      : { rule: 'US-17', broken: 'not-held', card: ids[0] };
  }
  if (p.phase !== PLAY) return { rule: 'US-4', broken: 'not-dealt' };
  if (verb === 'unite') return refuseUnite(p, seat, ids);
  if (verb === 'pass') return refusePass(p, seat, ids);
  if (verb === 'call') return { rule: 'US-21', broken: 'nothing-to-call' };
  if (verb === 'give') return { rule: 'US-23', broken: 'no-gift' };
  return { rule: 'US-17', broken: 'not-blocked' };
}

function refusePass(p: UnitedStates, seat: Actor, ids: readonly string[]): UnitedStatesRefusal {
  if (p.snappy) return { rule: 'US-30', broken: 'no-turns' };
  if (ids.length > 0) return { rule: 'US-12', broken: 'pass-alone' };
  const moves: Move[] = [];
  legal(p, seat, moves);
  const possible = moves.find((move) => move !== PASS && belongs(move >> 6, move & CARD_MASK))!;
  const [card, top] = makeCards(sammy, [possible >> 6, possible & CARD_MASK]);
  return { rule: 'US-12', broken: 'can-lay', way: { card, top } };
}

function refuseUnite(p: UnitedStates, seat: Actor, ids: readonly string[]): UnitedStatesRefusal {
  const [card, top] = ids.map((id) => sammy.find(id));
  if (ids.length !== 2 || card === undefined || top === undefined)
    return { rule: 'US-9', broken: 'not-two-cards' };
  if (!holds(p.hands[2 * seat], p.hands[2 * seat + 1], card))
    return { rule: 'US-9', broken: 'not-held', card: ids[0] };
  return refuseTop(p, card, top);
}

function refuseTop(p: UnitedStates, card: Card, top: Card): UnitedStatesRefusal {
  const [id, on] = makeCards(sammy, [card, top]);
  const tops = p.tops.filter((lies) => lies !== NO_CARD);
  // Where a card fits nowhere, all tops are named: anyone who taps it has none in mind.
  const lost = tops.length > 0 && !CORNERS.includes(card) && !tops.some((lies) => borders(card, lies));
  const all = makeCards(sammy, tops);
  if (top === KANSAS) return { rule: 'US-8', broken: 'no-corner', card: id, tops: lost ? all : [] };
  if (!tops.includes(top)) return { rule: 'US-9', broken: 'not-top', card: on };
  if (CORNERS.includes(card)) return { rule: 'US-8', broken: 'own-corner', card: id };
  return { rule: 'US-9', broken: 'no-border', card: id, tops: lost ? all : [on] };
}

export function tally(p: UnitedStates): Tally<UnitedStatesHandFacts> {
  const hands = sheetEntries(p.sheet).map(({ points, blocked, winner, left }) => ({
    points,
    facts: { blocked, left, ...(winner === NOBODY ? {} : { winner }) },
  }));
  if (p.phase !== OVER) return { hands };
  const best = Math.max(...p.scores);
  return { hands, result: { scores: p.scores.slice(), winners: [p.scores.indexOf(best)] } };
}

/** What is asked of the seat that holds this view. */
export function prompt(v: View): UnitedStatesPrompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  switch (v.phase) {
    case 'play':
      return mine ? promptPlay(v) : { ask: 'wait' };
    case 'window':
      return { ask: mine ? 'call' : 'may-be-called', laid: laidIn(v) };
    case 'give':
      return mine ? promptGive(v) : { ask: 'wait-for-gift' };
    case 'discard':
      return mine ? { ask: 'discard', left: leftToDiscard(v) } : { ask: 'wait-for-discards' };
    case 'over':
      return { ask: 'over' };
    default:
      return { ask: 'shuffle' };
  }
}

function promptPlay(v: View): UnitedStatesPrompt {
  const snappy = v.actors.includes('clock');
  if (snappy) return { ask: v.legal.length > 0 ? 'lay-any-time' : 'nothing-to-lay' };
  const mayPass = v.legal.includes('pass');
  if (mayPass && v.legal.length === 1) return { ask: 'only-pass', tops: topsIn(v) };
  const ways = v.legal.flatMap((legalText) => {
    const [verb, card, top] = legalText.split(' ');
    return verb === 'unite' ? [{ card, top }] : [];
  });
  return { ask: 'lay', ways, mayPass };
}

/** US-12: before a corner is begun only its own states could be laid. */
const topsIn = ({ places }: View): string[] =>
  Object.keys(places).flatMap((place) => (place.startsWith('corner:') ? (places[place].at(-1) ?? []) : []));

function laidIn(v: View): Lay {
  const { card, top } = v.facts['window'] as { card: string; top: string };
  return { card, top };
}

/** The player called pays for a false call, the caller for a right one. */
function promptGive({ seat, facts }: View): UnitedStatesPrompt {
  const { by } = facts['window'] as { by: number };
  return seat === by
    ? { ask: 'give', to: facts['caller'] as number, wrong: 'call' }
    : { ask: 'give', to: by, wrong: 'card' };
}

function leftToDiscard({ seat, places, facts }: View): number {
  return places[`hand:${facts['winner'] as number}`].length - places[`discards:${seat!}`].length;
}

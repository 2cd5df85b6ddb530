// What the rules of SIGS tell: what is asked, why an action is not legal, and what the points of each hand came about
// from. Why an action is not legal is found in refuse.ts, and the words for all of it are in words.ts.

import type { Tally, View } from '../../game.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { NOBODY, OVER, type Sigs, VARIATIONS } from './position.ts';
import { leaders } from './score.ts';

export type SigsPrompt =
  /** Where a card can be drawn from. */
  | { readonly ask: 'draw'; readonly reserve: boolean; readonly active: boolean; readonly buried: boolean }
  /** What can be done before the discard: a set laid, and the cards to add or to swap for an auxiliary. */
  | {
      readonly ask: 'play';
      readonly lay: boolean;
      readonly add: readonly string[];
      readonly swap: readonly string[];
    }
  /** A discard fits a set: `no-call` where the seat itself has no use for it. */
  | { readonly ask: 'call' | 'no-call' | 'wait-for-calls'; readonly card: string }
  | { readonly ask: 'give'; readonly to: number }
  | {
      readonly ask:
        | 'lay-buried'
        | 'last-card'
        | 'wait-for-draw'
        | 'wait-for-discard'
        | 'wait-for-gift'
        | 'deal'
        | 'renew'
        | 'over';
    };

/** The rule by which a card of the hand is named. */
export type CardRule = 'SIG-10' | 'SIG-30' | 'SIG-31' | 'SIG-32' | 'SIG-36';

/** The rule by which a set on the table is named. */
export type SetRule = 'SIG-31' | 'SIG-32' | 'SIG-34';

/** What a set takes: a fourth card of a number, or the ranks at the ends of a run. */
export type SetNeed =
  | { readonly number: number; readonly cards: number }
  | { readonly suit: number; readonly ranks: readonly number[]; readonly hasCic: boolean };

/** What a call of Halt! came to nothing for. */
export type VainHalt =
  | { readonly rule: 'SIG-24'; readonly broken: 'auxiliary-for-held' }
  | { readonly rule: 'SIG-34'; readonly broken: 'fits-none' | 'fits-none-of-side' };

/** Why a set cannot be laid, or played on. */
export type SetRefusal =
  | {
      readonly rule: 'SIG-20';
      readonly broken: 'one-suit' | 'rank-twice' | 'ranks-in-order' | 'order-of-auxiliaries';
    }
  | { readonly rule: 'SIG-20, SIG-22'; readonly broken: 'three-cards' }
  | { readonly rule: 'SIG-21'; readonly broken: 'cic-in-kind' | 'cic-above-19' }
  | { readonly rule: 'SIG-22'; readonly broken: 'one-number' | 'four-cards' | 'order-of-kind' }
  | { readonly rule: 'SIG-23'; readonly broken: 'no-rank-card' }
  | { readonly rule: 'SIG-24'; readonly broken: 'holds-number' | 'holds-card'; readonly card: string }
  | { readonly rule: 'SIG-31'; readonly broken: 'card-and-set' | 'no-end' | 'which-end' | 'written-high' }
  | {
      readonly rule: 'SIG-31';
      readonly broken: 'no-fit';
      readonly card: string;
      readonly set: number;
      readonly need: SetNeed;
    }
  | { readonly rule: 'SIG-32'; readonly broken: 'form-of-swap' | 'no-auxiliary' }
  | { readonly rule: 'SIG-32'; readonly broken: 'not-in-set'; readonly card: string; readonly set: number }
  | {
      readonly rule: 'SIG-32';
      readonly broken: 'stands-for';
      readonly auxiliary: string;
      readonly card: string;
      /** The card it stands for; in a kind any card of a number. */
      readonly meant: string | number;
    }
  | { readonly rule: SetRule; readonly broken: 'no-such-set'; readonly said: string }
  | { readonly rule: 'SIG-33'; readonly broken: 'not-own-side' }
  | { readonly rule: 'SIG-34'; readonly broken: 'side-of-discarder' };

export type SigsRefusal =
  | VainHalt
  | SetRefusal
  | { readonly rule: 'SIG-10'; readonly broken: 'draw-first' | 'draw-over' | 'discard-one' }
  | { readonly rule: 'SIG-11'; readonly broken: 'keep-one' }
  | { readonly rule: 'SIG-13'; readonly broken: 'no-reserve' | 'no-active' }
  | { readonly rule: 'SIG-13, SIG-14'; readonly broken: 'where-from' }
  | { readonly rule: 'SIG-14'; readonly broken: 'not-in-active' | 'on-top' | 'no-set'; readonly card: string }
  | { readonly rule: 'SIG-14'; readonly broken: 'buried-first'; readonly card: string }
  | { readonly rule: 'SIG-15'; readonly broken: 'one-set' | 'one-set-without-taken' }
  | { readonly rule: 'SIG-16'; readonly broken: 'just-taken'; readonly card: string }
  | { readonly rule: CardRule; readonly broken: 'no-card'; readonly said: string }
  | { readonly rule: CardRule; readonly broken: 'not-held' | 'twice'; readonly card: string }
  | { readonly rule: 'SIG-30'; readonly broken: 'run-or-kind' }
  | { readonly rule: 'SIG-34'; readonly broken: 'form-of-halt' | 'halt-later' }
  | { readonly rule: 'SIG-36'; readonly broken: 'give-one' | 'no-gift' };

export interface SigsHandFacts {
  readonly variation: 'regular' | 'running' | 'showdown';
  /** Whether counters are won in place of points. */
  readonly counters: boolean;
  /** Who went out; left out of a dead hand. */
  readonly winner?: number;
  /** For each seat what it scored for cards played, and the value of the cards left in its hand. */
  readonly credit: readonly number[];
  readonly left: readonly number[];
  /** The seats of each side. */
  readonly sides: readonly (readonly number[])[];
}

export interface SigsFindings {
  readonly prompt: SigsPrompt;
  readonly refusal: SigsRefusal;
  readonly hand: SigsHandFacts;
}

export function tally(p: Sigs): Tally<SigsHandFacts> {
  const { counters } = p.agreed;
  const variation = VARIATIONS[p.agreed.variation] as SigsHandFacts['variation'];
  const sides = sidesOf(p.agreed.sides);
  const hands = sheetEntries(p.sheet).map(({ points, winner, credit, left }) => ({
    points,
    facts: { variation, counters, ...(winner === NOBODY ? {} : { winner }), credit, left, sides },
  }));
  if (p.phase !== OVER) return { hands };
  return { hands, result: { scores: p.scores.slice(), winners: leaders(p) } };
}

function sidesOf(sides: readonly number[]): number[][] {
  const seats: number[][] = [];
  for (const [seat, side] of sides.entries()) seats[side] = [...(seats[side] ?? []), seat];
  return seats;
}

/** What is asked of the seat that holds this view. */
export function prompt(v: View): SigsPrompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  switch (v.phase) {
    case 'over':
    case 'deal':
    case 'renew':
      return { ask: v.phase };
    case 'draw':
      return mine ? promptDraw(v) : { ask: 'wait-for-draw' };
    case 'play':
      return mine ? promptPlay(v) : { ask: 'wait-for-discard' };
    case 'window': {
      const card = v.places['active'].at(-1)!;
      if (!mine) return { ask: 'wait-for-calls', card };
      return { ask: v.legal.length > 0 ? 'call' : 'no-call', card };
    }
    default:
      // SIG-36: the turn is still that of the player who erred.
      return mine ? { ask: 'give', to: v.facts['turn'] as number } : { ask: 'wait-for-gift' };
  }
}

function promptDraw({ legal }: View): SigsPrompt {
  return {
    ask: 'draw',
    reserve: legal.includes('draw reserve'),
    active: legal.includes('draw active'),
    buried: legal.some((text) => text.startsWith('draw buried')),
  };
}

function promptPlay({ seat, legal, places }: View): SigsPrompt {
  if (!legal.some((text) => text.startsWith('discard'))) return { ask: 'lay-buried' };
  if (places[`hand:${seat}`].length === 1) return { ask: 'last-card' };
  return {
    ask: 'play',
    lay: legal.some((text) => text.startsWith('lay')),
    add: cardsWith(legal, 'add'),
    swap: cardsWith(legal, 'swap'),
  };
}

function cardsWith(legal: readonly string[], verb: string): string[] {
  const cards = legal.filter((text) => text.startsWith(verb)).map((text) => text.split(' ')[1]);
  return [...new Set(cards)];
}

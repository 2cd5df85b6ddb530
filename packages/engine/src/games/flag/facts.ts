// What the rules of Flag tell: the texts of moves, what is asked, why an action is not legal, and how many flags were
// completed. The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { sammy } from '../../packs/sammy.ts';
import { CARD_BITS, DEAL, STOP, TURN } from './play.ts';
import { complete, FLAGS, type Flag, flagInHand, OVER, orderOf, stackOf, UNCLE_SAM } from './position.ts';

/** A card that can go onto another, or into a space. */
export interface FlagLay {
  readonly card: string;
  readonly on: string | undefined;
}

export type FlagPrompt =
  | {
      readonly ask: 'play';
      /** The order of the rank that the flag in hand takes now. */
      readonly wanted: number;
      /** The cards that can fly. */
      readonly flies: readonly string[];
      /** How many cards can be moved, and which, where it is one. */
      readonly moves: number;
      readonly move?: FlagLay | undefined;
      readonly on: 'deal' | 'turn' | 'stop';
    }
  | { readonly ask: 'watch'; readonly wanted: number }
  | { readonly ask: 'over'; readonly flags: number }
  | { readonly ask: 'shuffle' };

export type FlagRefusal =
  | { readonly rule: 'FLG-11'; readonly broken: 'words'; readonly verb: string }
  | { readonly rule: 'FLG-9'; readonly broken: 'hand-empty' }
  | { readonly rule: 'FLG-10'; readonly broken: 'hand-left' | 'no-waste' }
  | { readonly rule: 'FLG-12'; readonly broken: 'two-passes' }
  | { readonly rule: 'FLG-6'; readonly broken: 'not-one-card' }
  | { readonly rule: 'FLG-6' | 'FLG-7'; readonly broken: 'buried'; readonly card: string }
  | {
      readonly rule: 'FLG-5';
      readonly broken: 'rank';
      readonly wanted: number;
      readonly card: string;
      readonly order: number;
    }
  | { readonly rule: 'FLG-7'; readonly broken: 'not-card-and-stack' | 'space-moved' }
  | { readonly rule: 'FLG-1'; readonly broken: 'no-stack' }
  | {
      readonly rule: 'FLG-7';
      readonly broken: 'there-already';
      readonly card: string;
      readonly stack: string;
    }
  | { readonly rule: 'FLG-7' | 'FLG-8'; readonly broken: 'space' }
  | { readonly rule: 'FLG-7' | 'FLG-8'; readonly broken: 'build'; readonly on: string };

export interface FlagFindings {
  readonly prompt: FlagPrompt;
  readonly refusal: FlagRefusal;
  /** How many flags were completed is what the hand scores. */
  readonly hand: undefined;
}

export function text(_p: Flag, _seat: Actor, move: Move): string {
  if (move === DEAL) return 'deal';
  if (move === TURN) return 'turn';
  if (move === STOP) return 'stop';
  const id = sammy.ids[move & 63];
  const target = move >> CARD_BITS;
  return target === 0 ? `flag ${id}` : `move ${id} ${target}`;
}

export function refuse(p: Flag, _seat: Actor, action: string): FlagRefusal {
  const [verb, ...words] = action.split(' ');
  if (verb === 'flag') return refuseFlag(p, words);
  if (verb === 'move') return refuseMove(p, words);
  if (words.length > 0) return { rule: 'FLG-11', broken: 'words', verb };
  if (verb === 'deal') return { rule: 'FLG-9', broken: 'hand-empty' };
  if (p.hand.length > 0) return { rule: 'FLG-10', broken: 'hand-left' };
  if (p.waste.length === 0) return { rule: 'FLG-10', broken: 'no-waste' };
  return { rule: 'FLG-12', broken: 'two-passes' };
}

function refuseFlag(p: Flag, words: readonly string[]): FlagRefusal {
  const card = sammy.find(words[0] ?? '');
  if (words.length !== 1 || card === undefined) return { rule: 'FLG-6', broken: 'not-one-card' };
  if (p.waste.at(-1) !== card && stackOf(p, card, true) < 0)
    return { rule: 'FLG-6', broken: 'buried', card: words[0] };
  return { rule: 'FLG-5', broken: 'rank', wanted: flagInHand(p), card: words[0], order: orderOf[card] };
}

function refuseMove(p: Flag, words: readonly string[]): FlagRefusal {
  const card = sammy.find(words[0] ?? '');
  if (words.length !== 2 || card === undefined) return { rule: 'FLG-7', broken: 'not-card-and-stack' };
  if (!/^[1-4]$/.test(words[1])) return { rule: 'FLG-1', broken: 'no-stack' };
  const from = stackOf(p, card, false);
  const rule = from < 0 ? 'FLG-8' : 'FLG-7';
  if (from < 0 && p.waste.at(-1) !== card) return { rule: 'FLG-7', broken: 'buried', card: words[0] };
  const stack = Number(words[1]) - 1;
  if (stack === from) return { rule: 'FLG-7', broken: 'there-already', card: words[0], stack: words[1] };
  const top = p.stacks[stack].at(-1);
  if (top !== undefined) return { rule, broken: 'build', on: sammy.ids[top] };
  if (orderOf[card] !== UNCLE_SAM) return { rule, broken: 'space' };
  return { rule: 'FLG-7', broken: 'space-moved' };
}

export function prompt(v: View): FlagPrompt {
  if (v.phase === 'shuffle') return { ask: 'shuffle' };
  if (v.phase === 'over') return { ask: 'over', flags: v.scores[0] };
  const wanted = v.facts['flag'] as number;
  if (v.seat === null) return { ask: 'watch', wanted };
  const moves = v.legal.filter((action) => action.startsWith('move '));
  return {
    ask: 'play',
    wanted,
    flies: v.legal.filter((action) => action.startsWith('flag ')).map((action) => action.split(' ')[1]),
    moves: moves.length,
    move: moves.length === 1 ? layOf(v, moves[0]) : undefined,
    on: v.legal.includes('deal') ? 'deal' : v.legal.includes('turn') ? 'turn' : 'stop',
  };
}

function layOf({ places }: View, action: string): FlagLay {
  const [, card, stack] = action.split(' ');
  return { card, on: places[`stack:${stack}`].at(-1) ?? undefined };
}

export function tally(p: Flag): Tally<undefined> {
  if (p.phase !== OVER) return { hands: [] };
  const flags = complete(p);
  return {
    hands: [{ points: [flags] }],
    result: { scores: [flags], winners: flags === FLAGS ? [0] : [] },
  };
}

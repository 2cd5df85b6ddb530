// What the rules of Bang tell: the texts of moves, what is asked, why an action is not legal, and how the match ended.
// The words for all of it are in words.ts.

import type { Actor, Move, Tally, View } from '../../game.ts';
import { CALL, STAND_OFF } from './play.ts';
import { type Bang, LAY, OVER, ownedCards, WINDOW } from './position.ts';

export interface BangPrompt {
  readonly ask: 'lay' | 'watch' | 'call' | 'called' | 'calls' | 'deal' | 'over';
}

export type BangRefusal =
  | { readonly rule: 'BNG-4'; readonly broken: 'window-open' | 'no-window' }
  | {
      readonly rule: 'BNG-2' | 'BNG-4';
      readonly broken: 'words';
      readonly verb: string;
      readonly said: string;
    };

/** Why the match ended: one player was left, so many cards had been laid, or nobody won a match for so many. */
export type BangEnding =
  | { readonly why: 'alone' }
  | { readonly why: 'limit'; readonly cards: number }
  | { readonly why: 'stand-off'; readonly cards: number };

export interface BangFindings {
  readonly prompt: BangPrompt;
  readonly refusal: BangRefusal;
  readonly hand: BangEnding;
}

export function text(_p: Bang, _seat: Actor, move: Move): string {
  return move === CALL ? 'bang' : 'play';
}

export function refuse(p: Bang, _seat: Actor, action: string): BangRefusal {
  const [verb, ...words] = action.split(' ');
  if (p.phase === WINDOW && verb === 'play') return { rule: 'BNG-4', broken: 'window-open' };
  if (p.phase === LAY && verb === 'bang') return { rule: 'BNG-4', broken: 'no-window' };
  return { rule: verb === 'play' ? 'BNG-2' : 'BNG-4', broken: 'words', verb, said: words.join(' ') };
}

export function prompt(v: View): BangPrompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'over') return { ask: 'over' };
  if (v.phase === 'lay') return { ask: mine ? 'lay' : 'watch' };
  if (v.phase !== 'window') return { ask: 'deal' };
  // Whether the card matches is for the player to see; nothing here may tell.
  if (mine) return { ask: 'call' };
  const called = v.seat !== null && (v.facts.called as number[]).includes(v.seat);
  return { ask: called ? 'called' : 'calls' };
}

export function tally(p: Bang): Tally<BangEnding> {
  if (p.phase !== OVER) return { hands: [] };
  const points = ownedCards(p);
  const most = Math.max(...points);
  const winners = points.flatMap((cards, seat) => (cards === most ? [seat] : []));
  return { hands: [{ points, facts: endingOf(p) }], result: { scores: points, winners } };
}

function endingOf(p: Bang): BangEnding {
  if ((p.inGame & (p.inGame - 1)) === 0) return { why: 'alone' };
  if (p.laid >= p.limit) return { why: 'limit', cards: p.limit };
  return { why: 'stand-off', cards: STAND_OFF };
}

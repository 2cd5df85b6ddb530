// The position of Armed Forces (ARM): small integers and short lists. Everything but the hands, the five intel cards
// on top of the dealing pack and the second cards lying face down is public.

import type { Sheet } from '../../mechanics/sheet.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { type Laid, SERVICES } from './cards.ts';

export const CUT = 0;
export const SHUFFLE_INTEL = 1;
export const SHUFFLE_KINETIC = 2;
export const PLAY = 3;
export const IMPROVISE = 4;
export const WINDOW = 5;
export const OVER = 6;
export const PHASES: readonly string[] = ['cut', 'shuffle', 'shuffle', 'play', 'improvise', 'window', 'over'];

export const NOBODY = -1;
/** No service, no card. */
export const NONE = -1;

/** A scored hand, with what its points came from. */
export interface ArmedForcesHand {
  readonly points: readonly number[];
  /** The score of each service. */
  readonly worth: readonly number[];
  readonly captured: readonly Laid[];
  readonly penalties: readonly number[];
}

export class ArmedForces {
  seats: number;
  target: number;
  honor: boolean;
  phase: number = CUT;
  dealer: number = NOBODY;
  /** Who led to the trick in play, or is to lead. */
  leader: number = NOBODY;
  /** Who is to play or to decide. */
  turn: number = NOBODY;
  /** For each seat five words, a service each (cards.ts), and how many cards it holds. */
  hands: number[];
  counts: number[];
  /** Between the two shuffles: the five intel cards on top of the dealing pack. */
  topped: readonly Card[] = [];
  /** How many cards lie aside, unseen. */
  aside = 0;
  board: Card[] = [];
  /** The first cards of the trick in play, in order; the services to follow (ARM-7); its high card so far (ARM-9). */
  trick: Laid[] = [];
  followed: number = NONE;
  alsoFollowed: number = NONE;
  high: Laid = NONE;
  /** The second round: for each seat that has decided `2 * seat + improvised`, and the second cards. */
  decided: number[] = [];
  second: Laid[] = [];
  /** All kinetic cards taken in this hand, in order, each with its taker. */
  captured: Laid[] = [];
  /** The trick taken last in this hand. */
  lastTaker: number = NOBODY;
  lastFirst: readonly Laid[] = [];
  lastSecond: readonly Laid[] = [];
  /** Honor mode: points lost by calls in this hand, first cards off the followed services, second cards returned. */
  penalties: number[];
  suspects: number[] = [];
  returned: Laid[] = [];
  scores: number[];
  sheet: Sheet<ArmedForcesHand> = undefined;

  constructor(seats: number, target: number, honor: boolean) {
    this.seats = seats;
    this.target = target;
    this.honor = honor;
    this.hands = new Array(SERVICES * seats).fill(0);
    this.counts = new Array(seats).fill(0);
    this.penalties = new Array(seats).fill(0);
    this.scores = new Array(seats).fill(0);
  }
}

export function start(rules: Rules, seats: number): ArmedForces {
  return new ArmedForces(seats, Number(rules['target']), rules['honor'] === true);
}

export function clone(p: ArmedForces): ArmedForces {
  const q = new ArmedForces(0, p.target, p.honor);
  q.seats = p.seats;
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.leader = p.leader;
  q.turn = p.turn;
  q.hands = p.hands.slice();
  q.counts = p.counts.slice();
  q.topped = p.topped;
  q.aside = p.aside;
  q.board = p.board.slice();
  q.trick = p.trick.slice();
  q.followed = p.followed;
  q.alsoFollowed = p.alsoFollowed;
  q.high = p.high;
  q.decided = p.decided.slice();
  q.second = p.second.slice();
  q.captured = p.captured.slice();
  q.lastTaker = p.lastTaker;
  q.lastFirst = p.lastFirst;
  q.lastSecond = p.lastSecond;
  q.penalties = p.penalties.slice();
  q.suspects = p.suspects.slice();
  q.returned = p.returned.slice();
  q.scores = p.scores.slice();
  q.sheet = p.sheet;
  return q;
}

// The position of A National Contest: four hands, the contest going on, what each side has captured.

import { isState, SAMMY_DECK } from '../../mechanics/borders.ts';
import type { Sheet } from '../../mechanics/sheet.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';

export const SEATS = 4;
export const HAND_CARDS = 14;
export const NOBODY = -1;
export const NO_CARD = -1;

/** Answers in a contest beside the card bid; PASS is also the move. */
export const PASS = 56;
export const NOT_ASKED = 57;

export const CUT_FOR_DEAL = 0;
export const CUT_FOR_TICKET = 1;
export const TICKET = 2;
export const CUT_FOR_OFFICES = 3;
export const SHUFFLE = 4;
export const PLAY = 5;
export const BID = 6;
export const OVER = 7;
export const PHASES: readonly string[] = ['cut', 'cut', 'ticket', 'cut', 'shuffle', 'play', 'bid', 'over'];

/** Moves of the ticket's choice, in this order. */
export const PARTIES: readonly string[] = ['democratic', 'republican'];
export const DEMOCRATIC = 0;

export const ELECTORAL_VOTES: readonly number[] = sammy.cards.map((card) => card.electoralVotes);
export const IS_STATE: readonly boolean[] = SAMMY_DECK.map((card) => isState(card));

/** What each side has in a hand: electoral votes and states captured. The rest follows: NC-15, NC-16. */
export interface Count {
  readonly congress: boolean;
  readonly electoral: readonly number[];
  readonly states: readonly number[];
  /** The branches this hand brought each side. */
  readonly branches: readonly number[];
}

export class NationalContest {
  election: string;
  mustBid: boolean;
  phase: number = CUT_FOR_DEAL;
  dealer: number = NOBODY;
  /** Who chooses his side's party (NC-3). */
  chooser: number = NOBODY;
  /** The side that is the Democratic ticket. */
  democrats: number = NOBODY;
  /** The two seats that run for President, a bit each; 0 before the third cut. */
  presidents = 0;
  /** True in a hand for House and Senate. */
  congress: boolean;
  contestant: number = NOBODY;
  /** Who is to put a card into the contest, or is asked. */
  turn: number = NOBODY;
  /** For each seat the two words of its hand (mechanics/borders.ts); a state bid stays in them. */
  hands: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  /** For each seat the cards of its hand that everybody knows because they were bid. */
  shown: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  contested: Card = NO_CARD;
  /** For each seat its answer: the card bid, PASS or NOT_ASKED. */
  answers: number[] = [NOT_ASKED, NOT_ASKED, NOT_ASKED, NOT_ASKED];
  /** The highest bid so far and its bidder; PASS and the contestant while there is none. */
  best: Card = PASS;
  bestBidder: number = NOBODY;
  /** Captured cards in order, each as 4 × card + seat. */
  captured: number[] = [];
  electoral: number[] = [0, 0];
  states: number[] = [0, 0];
  /** Branches won by each side. */
  branches: number[] = [0, 0];
  sheet: Sheet<Count> = undefined;

  constructor(election: string, mustBid: boolean) {
    this.election = election;
    this.mustBid = mustBid;
    this.congress = election === 'congress';
  }
}

export function start(rules: Rules): NationalContest {
  return new NationalContest(String(rules['election']), rules['mustBid'] === true);
}

export function clone(p: NationalContest): NationalContest {
  const q = new NationalContest(p.election, p.mustBid);
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.chooser = p.chooser;
  q.democrats = p.democrats;
  q.presidents = p.presidents;
  q.congress = p.congress;
  q.contestant = p.contestant;
  q.turn = p.turn;
  q.hands = p.hands.slice();
  q.shown = p.shown.slice();
  q.contested = p.contested;
  q.answers = p.answers.slice();
  q.best = p.best;
  q.bestBidder = p.bestBidder;
  q.captured = p.captured.slice();
  q.electoral = p.electoral.slice();
  q.states = p.states.slice();
  q.branches = p.branches.slice();
  q.sheet = p.sheet;
  return q;
}

/** NC-1: seats 0 and 2 against 1 and 3. */
export function sideOf(seat: number): number {
  return seat & 1;
}

/** Cards that belong to a hand, a state lying as a bid included; from what is public. */
export function handSize(p: NationalContest, seat: number): number {
  if (p.contestant === NOBODY) return 0;
  const contests = p.captured.length + (p.contested === NO_CARD ? 0 : 1);
  const fromDealer = (seat - p.dealer + SEATS) % SEATS;
  return HAND_CARDS - ((contests + SEATS - 1 - fromDealer) >> 2);
}

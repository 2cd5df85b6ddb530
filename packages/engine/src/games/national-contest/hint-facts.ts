// What a hint tells of a choice in A National Contest: the votes in the contest, who can still win them, and votes in
// the place of branches.

import type { Move } from '../../game.ts';
import { drawback, type Effect, type HintFacts } from '../../hint-facts.ts';
import { cardsIn } from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import type { FactOf } from '../../told.ts';
import { HIGHER_HIGH, HIGHER_LOW } from './play.ts';
import {
  IS_STATE,
  type NationalContest,
  OVER,
  PASS,
  PLAY,
  SEATS,
  SHUFFLE,
  sideOf,
  TICKET,
} from './position.ts';

/** What a state counts in this hand: electoral votes, or its members of the House. */
export interface Votes {
  readonly for: 'president' | 'congress';
  readonly votes: number;
}

/** What is said of a choice; of several states the highest is told, and how many others there are. */
export interface NationalContestHintWords {
  won(): string;
  changesNothing(): string;
  isUncontested(): string;
  carriesNone(): string;
  cannotBeLost(): string;
  isHeldBy(card: Card): string;
  canBeLostTo(card: Card, others: number): string;
  putsUp(votes: Votes): string;
  keepsVotes(votes: Votes): string;
  leavesPartner(votes: Votes): string;
  leavesThem(votes: Votes): string;
  showsState(): string;
  addsNothing(): string;
  cannotWinAgainst(card: Card): string;
  outbidsPartner(): string;
  bidsFor(votes: Votes): string;
  cannotBeOutbid(): string;
  canBeOutbidBy(card: Card, others: number): string;
}

type ContestFact = FactOf<NationalContestHintWords>;
type ContestEffect = Effect<ContestFact>;

export const hintFacts: HintFacts<NationalContest, ContestFact> = {
  near(p, seat) {
    if (p.phase < PLAY) return undefined;
    const at = p.captured.length;
    return {
      what: ['won'],
      came: ({ captured }) => at < captured.length && sideOf(captured[at] & 3) === sideOf(seat),
    };
  },
  does(p, seat, move) {
    // NC-4
    if (p.phase === TICKET) return [['changesNothing']];
    return p.phase === PLAY ? putsUp(p, seat, move) : answers(p, seat, move);
  },
  // NC-15, NC-16: every state has as many votes for President as seats in Congress.
  ahead(p, seat) {
    if (p.phase !== SHUFFLE && p.phase !== OVER) return undefined;
    const side = sideOf(seat);
    return p.electoral[side] - p.electoral[1 - side];
  },
  unit: 'votes',
};

/** NC-8 to NC-13: a card put into the contest. */
function putsUp(p: NationalContest, seat: number, card: Card): ContestEffect[] {
  if (!IS_STATE[card]) return [['isUncontested'], drawback(['carriesNone'])];
  const rivals = rivalsFor(p, seat, card);
  const [best] = cardsIn(p.hands[2 * seat] & HIGHER_LOW[card], p.hands[2 * seat + 1] & HIGHER_HIGH[card]);
  const contest: ContestFact = ['putsUp', votesOf(p, card)];
  if (rivals.length === 0) return [['cannotBeLost'], contest];
  // The smaller index ranks higher, and the contestant answers last.
  if (best < rivals[0]) return [['isHeldBy', best], contest];
  return [drawback(['canBeLostTo', rivals[0], rivals.length - 1]), drawback(contest)];
}

/** NC-10 to NC-13: a bid, or a pass. */
function answers(p: NationalContest, seat: number, move: Move): ContestEffect[] {
  const votes = votesOf(p, p.contested);
  if (move === PASS) {
    const ours = sideOf(p.bestBidder) === sideOf(seat);
    if (p.bestBidder === seat) return [['keepsVotes', votes]];
    return [ours ? ['leavesPartner', votes] : drawback(['leavesThem', votes])];
  }
  const isShown = cardsIn(p.shown[2 * seat], p.shown[2 * seat + 1]).includes(move);
  const shows: ContestEffect[] = isShown ? [] : [drawback(['showsState'])];
  if (p.bestBidder === seat) return [drawback(['addsNothing']), ...shows];
  if (move > p.best) return [drawback(['cannotWinAgainst', p.best]), ...shows];
  const rivals = seat === p.contestant ? [] : rivalsFor(p, seat, p.contested).filter((rival) => rival < move);
  const outlook: ContestEffect =
    rivals.length === 0 ? ['cannotBeOutbid'] : drawback(['canBeOutbidBy', rivals[0], rivals.length - 1]);
  const over: ContestEffect[] = sideOf(p.bestBidder) === sideOf(seat) ? [drawback(['outbidsPartner'])] : [];
  return [...over, ['bidsFor', votes], outlook, ...shows];
}

/** The states that somebody else's side could bid for a card, as far as a seat can know, the highest first. */
function rivalsFor(p: NationalContest, seat: number, card: Card): Card[] {
  const partner = (seat + SEATS / 2) % SEATS;
  const ours = [...cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]), ...shownBy(p, partner)];
  const gone = [...ours, ...p.captured.map((entry) => entry >> 2)];
  return cardsIn(HIGHER_LOW[card], HIGHER_HIGH[card]).filter((state) => !gone.includes(state));
}

function shownBy(p: NationalContest, seat: number): Card[] {
  return cardsIn(p.shown[2 * seat], p.shown[2 * seat + 1]);
}

/** NC-15, NC-16; every state has as many senators. */
function votesOf(p: NationalContest, card: Card): Votes {
  const { electoralVotes, congressmen } = pack.cards[card];
  return p.congress ? { for: 'congress', votes: congressmen } : { for: 'president', votes: electoralVotes };
}

// What a hint tells of a choice in A National Contest: the votes in the contest, who can still win them, and votes in
// the place of branches.

import type { Move } from '../../game.ts';
import { cardsIn } from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import { drawback, type Effect, type Reasons } from '../../reasons.ts';
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

export const reasons: Reasons<NationalContest> = {
  near(p, seat) {
    if (p.phase < PLAY) return undefined;
    const at = p.captured.length;
    return {
      words: 'won',
      came: ({ captured }) => at < captured.length && sideOf(captured[at] & 3) === sideOf(seat),
    };
  },
  does(p, seat, move) {
    // NC-4
    if (p.phase === TICKET) return ['changes nothing in the play'];
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
function putsUp(p: NationalContest, seat: number, card: Card): Effect[] {
  if (!IS_STATE[card]) return ['is yours without a contest', drawback('carries no votes')];
  const rivals = rivalsFor(p, seat, card);
  const [best] = cardsIn(p.hands[2 * seat] & HIGHER_LOW[card], p.hands[2 * seat + 1] & HIGHER_HIGH[card]);
  const contest = `puts up ${votesOf(p, card)}`;
  if (rivals.length === 0) return ['cannot be lost', contest];
  // The smaller index ranks higher, and the contestant answers last.
  if (best < rivals[0]) return [`is held by ${pack.say(best)}`, contest];
  return [drawback(`can be lost to ${named(rivals)}`), drawback(contest)];
}

/** NC-10 to NC-13: a bid, or a pass. */
function answers(p: NationalContest, seat: number, move: Move): Effect[] {
  const votes = votesOf(p, p.contested);
  if (move === PASS) {
    const ours = sideOf(p.bestBidder) === sideOf(seat);
    if (p.bestBidder === seat) return [`keeps ${votes}`];
    return [ours ? `leaves your partner ${votes}` : drawback(`leaves them ${votes}`)];
  }
  const isShown = cardsIn(p.shown[2 * seat], p.shown[2 * seat + 1]).includes(move);
  const shows = isShown ? [] : [drawback('shows the state you hold')];
  if (p.bestBidder === seat) return [drawback('adds nothing: the state is yours'), ...shows];
  if (move > p.best) return [drawback(`cannot win against ${pack.say(p.best)}`), ...shows];
  const rivals = seat === p.contestant ? [] : rivalsFor(p, seat, p.contested).filter((rival) => rival < move);
  const outlook = rivals.length === 0 ? 'cannot be outbid' : drawback(`can be outbid by ${named(rivals)}`);
  const over = sideOf(p.bestBidder) === sideOf(seat) ? [drawback('outbids your partner')] : [];
  return [...over, `bids for ${votes}`, outlook, ...shows];
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

function named(states: readonly Card[]): string {
  const [first, ...others] = states;
  if (others.length === 0) return pack.say(first);
  return `${pack.say(first)} and ${others.length} ${others.length === 1 ? 'other' : 'others'}`;
}

/** NC-15, NC-16; every state has as many senators. */
function votesOf(p: NationalContest, card: Card): string {
  const { electoralVotes, congressmen } = pack.cards[card];
  if (!p.congress) return `${electoralVotes} votes`;
  return congressmen === 1 ? '1 House seat' : `${congressmen} House seats`;
}

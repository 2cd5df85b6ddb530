// Militac (MIL): the Parker game of bidding for squads, with the Aide and the President. Rules: docs/rules/militac.md.

import { type Actor, type Game, type Move, type Notice, OPEN, VEILED } from '../../game.ts';
import { PASS } from '../../mechanics/auction.ts';
import { quickCall } from '../../mechanics/quick-call.ts';
import { quickDiscard, quickPlay } from '../../mechanics/quick-squad.ts';
import { SQUADS, sideOf } from '../../mechanics/squads.ts';
import { parker } from '../../packs/parker.ts';
import type { Random } from '../../random.ts';
import { actors, apply, deal, draw, legal, numberOfBid, strengthIn, valueOfBid } from './play.ts';
import { AUCTION, clone, DISCARD, type Militac, OVER, PLAY, start } from './position.ts';
import { imagine, type MilitacSeen, see, watch } from './seen.ts';
import { prompt, refuse, tally, text, view } from './view.ts';

/** MIL-10: only the bidder sees the discard. */
function notice(p: Militac, _actor: Actor, _move: Move): Notice {
  return p.phase === DISCARD ? VEILED : OPEN;
}

/** The lead, hand in play included, drawn into the span of 1; and 1 more for a match that is won. */
function standing(p: Militac, seat: number): number {
  const side = sideOf(seat);
  const lead = p.scores[side] - p.scores[1 - side] + (p.phase === PLAY ? leadInHand(p, side) : 0);
  const decided = p.phase === OVER ? Math.sign(lead) : 0;
  return decided + lead / (Math.abs(lead) + 50);
}

/** How far both sides have come: the bidders towards their squads, the others towards the squads that break the bid. */
function leadInHand(p: Militac, side: number): number {
  const bidders = sideOf(p.bidder);
  const bid = numberOfBid(p.bid);
  const value = valueOfBid(p.bid);
  const [taken, lost] = [p.squads[bidders], p.squads[1 - bidders]];
  const breaking = SQUADS + 1 - bid;
  let lead = value * (taken / bid - lost / breaking);
  if (taken >= bid) lead = value + taken - bid - lost;
  else if (lost >= breaking) lead = -value;
  return side === bidders ? lead : -lead;
}

/** Calls and discards follow what players usually do. */
function habit(p: Militac, _seat: Actor, moves: readonly Move[], count: number, random: Random): number {
  if (p.phase === AUCTION) return quickCall(moves, count, PASS, random);
  if (p.phase === DISCARD) return quickDiscard(p, moves, count, (move) => [move], strengthIn, random);
  return -1;
}

export const militac: Game<Militac, MilitacSeen> = {
  id: 'militac',
  title: 'Militac',
  edition: 1,
  pack: parker,
  seats: [4],
  options: [
    {
      key: 'match',
      values: ['hand', 'game'],
      default: 'game',
      help: 'One scored hand, or a game to the target.',
      words: { hand: 'One hand', game: 'A whole game' },
    },
    {
      key: 'target',
      values: [50, 100, 150],
      default: 50,
      help: 'The score that wins the game; ignored in a match of one hand.',
      words: { 50: '50 points', 100: '100 points', 150: '150 points' },
    },
    {
      key: 'auction',
      values: ['once', 'open', 'final'],
      default: 'once',
      help: 'How long the auction lasts.',
      words: {
        once: 'Each player speaks once, the dealer last',
        open: 'Round and round until three in a row pass',
        final: 'Round and round, but whoever passes is out',
      },
    },
    {
      key: 'allPass',
      values: ['redeal', 'dealer'],
      default: 'redeal',
      help: 'What happens when nobody bids.',
      words: {
        redeal: 'The hand is thrown in and the deal moves on',
        dealer: 'The dealer may not pass after three passes',
      },
    },
    {
      key: 'president',
      values: ['commander', 'supreme', 'idle'],
      default: 'commander',
      help: 'The power of the President.',
      words: {
        commander: 'The highest card of the commanding company',
        supreme: 'Of no company, may be played to any squad and takes it',
        idle: 'Takes only the squad he leads, as the last card of a hand',
      },
    },
    {
      key: 'aideBack',
      values: [true, false],
      default: true,
      help: 'Whether the bidder may discard the very card taken up as the Aide.',
      words: { true: 'The Aide may go back', false: 'Only one of the twelve dealt cards may go' },
    },
  ],
  verbs: {
    bid: ['Bid $1 on $2', 'bids $1 on $2'],
    pass: ['Pass', 'passes'],
    discard: ['Discard $1', 'discards a card'],
    play: ['Play $1', 'plays $1'],
  },
  terms: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    artillery: 'Artillery',
    engineers: 'Engineers',
    combined: 'combined forces',
  },
  places: { hand: 'Hand', aide: 'Aide', discards: 'Discard', squad: 'Squad', taken: 'Taken by side' },
  start,
  actors,
  draw,
  deal,
  legal,
  apply,
  clone,
  text,
  refuse,
  notice,
  view,
  prompt,
  watch,
  see,
  imagine,
  side: (_, seat) => sideOf(seat),
  habit,
  playout: (p, seat, moves, count, random) =>
    p.phase === PLAY ? quickPlay(p, seat, moves, count, strengthIn, random) : random.below(count),
  standing,
  tally,
};

// Tactics (TAC): the Parker game of bidding and squads for two partnerships. Rules: docs/rules/tactics.md.

import { type Actor, type Game, type Move, type Notice, OPEN, VEILED } from '../../game.ts';
import { PASS } from '../../mechanics/auction.ts';
import { unpackChoice } from '../../mechanics/choices.ts';
import { quickCall } from '../../mechanics/quick-call.ts';
import { quickDiscard, quickPlay } from '../../mechanics/quick-squad.ts';
import { sideOf } from '../../mechanics/squads.ts';
import { parker, tacticsPoints } from '../../packs/parker.ts';
import type { Random } from '../../random.ts';
import { actors, apply, deal, draw, legal, numberOfBid, pointsOf, strengthIn } from './play.ts';
import { AUCTION, clone, DISCARD, ENGAGEMENT_WON, PLAY, RESERVE, start, type Tactics } from './position.ts';
import { imagine, see, type TacticsSeen, watch } from './seen.ts';
import { prompt, refuse, tally, text, view } from './view.ts';

/** TAC-8: only the bidder sees the discards. */
function notice(p: Tactics, _actor: Actor, _move: Move): Notice {
  return p.phase === DISCARD ? VEILED : OPEN;
}

/** Engagements won, and the lead in the present one drawn into the span of one Engagement. */
function standing(p: Tactics, seat: number): number {
  const side = sideOf(seat);
  const won = p.engagements[side] - p.engagements[1 - side];
  if (p.ended === ENGAGEMENT_WON) return won;
  const lead = p.scores[side] - p.scores[1 - side] + (p.phase === PLAY ? leadInHand(p, side) : 0);
  return won + lead / (Math.abs(lead) + tacticsPoints.engagement);
}

/** The points captured so far, and the setback of a contract that can no longer be made. */
function leadInHand(p: Tactics, side: number): number {
  const bidders = sideOf(p.bidder);
  const bid = numberOfBid(p.bid);
  const lost = p.captured[1 - bidders];
  const broken = tacticsPoints.hand - lost < bid;
  const made = broken ? pointsOf(p)[bidders] : p.captured[bidders];
  return side === bidders ? made - lost : lost - made;
}

/** Calls and discards follow what players usually do. */
function habit(p: Tactics, _seat: Actor, moves: readonly Move[], count: number, random: Random): number {
  if (p.phase === AUCTION) return quickCall(moves, count, PASS, random);
  if (p.phase === DISCARD)
    return quickDiscard(p, moves, count, (move) => unpackChoice(move, RESERVE), strengthIn, random);
  return -1;
}

export const tactics: Game<Tactics, TacticsSeen> = {
  id: 'tactics',
  title: 'Tactics',
  edition: 1,
  pack: parker,
  seats: [4],
  options: [
    {
      key: 'match',
      values: ['hand', 'engagement', 'campaign'],
      default: 'campaign',
      help: 'One scored skirmish, one Engagement to 150, or the first side to win two Engagements.',
      words: {
        hand: 'One skirmish',
        engagement: 'One Engagement to 150',
        campaign: 'A Campaign: the first to win two Engagements',
      },
    },
    {
      key: 'auction',
      values: ['open', 'final'],
      default: 'open',
      help: 'Whether a player who has passed may bid again at a later turn.',
      words: { open: 'A player who passed may bid again', final: 'Whoever passes is out of the auction' },
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
      key: 'setback',
      values: ['bid', 'shortfall'],
      default: 'bid',
      help: 'What a failed contract costs.',
      words: { bid: 'The whole bid', shortfall: 'The points by which it was missed' },
    },
  ],
  verbs: {
    bid: ['Bid $1 on $2', 'bids $1 on $2'],
    pass: ['Pass', 'passes'],
    discard: ['Discard $*', 'discards four cards'],
    play: ['Play $1', 'plays $1'],
  },
  terms: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    artillery: 'Artillery',
    engineers: 'Engineers',
    combined: 'combined forces',
  },
  places: {
    hand: 'Hand',
    reinforcements: 'Reinforcements',
    discards: 'Discards',
    squad: 'Squad',
    taken: 'Taken by side',
  },
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

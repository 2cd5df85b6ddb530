// What a hint tells of a choice where squads are played on a contract: the squad in play, and what the hand has for a bid.

import type { Reasons } from '../reasons.ts';
import type { Tricks } from '../tricks.ts';
import { bidReason } from './bid-reason.ts';
import { AUCTION, type ContractHand, PLAY } from './contract.ts';
import { takesNext } from './near.ts';
import { sideOf } from './squads.ts';
import { trickReason } from './trick-reason.ts';

export function squadReasons<Position extends ContractHand>(
  tricks: (position: Position) => Tricks | undefined,
): Required<Pick<Reasons<Position>, 'near' | 'because'>> {
  return {
    near: (p, seat) =>
      p.phase === PLAY ? takesNext(p, 'squad', (taker) => sideOf(taker) === sideOf(seat)) : undefined,
    because: (p, seat, move) =>
      p.phase === AUCTION ? bidReason(p.hands, seat, move) : trickReason(tricks(p), move, 'squad'),
  };
}

// Advice for Sammy's Travels. With a pack of one's own every card comes by again, so a journey can be planned on the
// map: a state is taken when the longest journey can go on from it, and let go by when not.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import { BORDER_HIGH, BORDER_LOW, highBit, lowBit } from '../../mechanics/borders.ts';
import { findJourney, longestJourney } from '../../mechanics/journeys.ts';
import type { Card } from '../../pack.ts';
import type { Random } from '../../random.ts';
import type { SammysTravelsSeen } from './memory.ts';
import { DEAL, STOP } from './play.ts';
import { MAINE, PLAY, type SammysTravels, START, topOf } from './position.ts';

function plan({ known }: SammysTravelsSeen, seat: number, moves: readonly Move[], count: number): number {
  if (known.shared || known.mustTransfer) return -1;
  // Maine has one neighbour only: a journey through every state begins or ends there.
  if (known.phase === START) return moves.slice(0, count).indexOf(MAINE);
  if (known.phase !== PLAY) return -1;
  const transfer = moves.findIndex((move, i) => i < count && move < DEAL);
  if (transfer >= 0 && leadsFarthest(known, seat, moves[transfer] >> 6)) return transfer;
  const goOn = moves.findIndex((move, i) => i < count && move >= DEAL && move !== STOP);
  return goOn >= 0 ? goOn : transfer;
}

/** Whether no other way from the top of the travel stack is longer than one by this card. */
function leadsFarthest(p: SammysTravels, seat: number, card: Card): boolean {
  const [low, high] = [p.left[2 * seat], p.left[2 * seat + 1]];
  const [restLow, restHigh] = [low & ~lowBit(card), high & ~highBit(card)];
  if (findJourney(card, restLow, restHigh)) return true;
  const top = topOf(p, seat);
  if (findJourney(top, low, high)) return false;
  return longestJourney(card, restLow, restHigh).length + 1 >= longestJourney(top, low, high).length;
}

/** Whether the journey can go on from a card, or ends with it. */
function goesOn(p: SammysTravels, seat: number, card: Card): boolean {
  const [low, high] = [p.left[2 * seat] & ~lowBit(card), p.left[2 * seat + 1] & ~highBit(card)];
  return (low & BORDER_LOW[card]) !== 0 || (high & BORDER_HIGH[card]) !== 0 || (low | high) === 0;
}

/** With a pack of one's own any state from which the journey goes on; with one pack for two whatever fits is taken. */
function playout(
  p: SammysTravels,
  seat: number,
  moves: readonly Move[],
  count: number,
  random: Random,
): number {
  if (p.phase === START) return random.below(count);
  const transfer = moves.findIndex((move, i) => i < count && move < DEAL);
  const goOn = moves.findIndex((move, i) => i < count && move >= DEAL && move !== STOP);
  if (transfer < 0) return Math.max(0, goOn);
  return p.shared || goOn < 0 || goesOn(p, seat, moves[transfer] >> 6) ? transfer : goOn;
}

export const advice: Advice<SammysTravels, SammysTravelsSeen> = { plan, playout };

// What a hint tells of a step in Sammy's Travels: where it leads on, and what it leaves out of reach.

import type { Move } from '../../game.ts';
import { BORDERS, holds } from '../../mechanics/borders.ts';
import { longestJourney } from '../../mechanics/journeys.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import { drawback, type Effect, type Reasons } from '../../reasons.ts';
import { DEAL, PASS, STOP, TURN } from './play.ts';
import { canTransfer, MAINE, OVER, type SammysTravels, START, stockTop, topOf, UNION } from './position.ts';

export const reasons: Reasons<SammysTravels> = {
  does(p, seat, move) {
    if (p.phase === START) return [`borders ${counted(BORDERS[move].length)}`];
    if (move === STOP) return [`ends the journey with ${counted(p.travel[seat].length)}`];
    if (move < DEAL) return transferDoes(p, seat, move);
    const goesBy = canTransfer(p, seat) ? [drawback(`lets ${pack.say(stockTop(p, seat))} go by`)] : [];
    return [...goesBy, onwards(p, seat, move)];
  },
  because(p, _seat, move) {
    const begins = p.phase === START && move === MAINE && !p.shared && !p.mustTransfer;
    return begins ? 'A journey through all 49 begins or ends in Maine, which borders 1 state.' : undefined;
  },
  // With a pack of one's own every card comes by again.
  reach: {
    deals: 1,
    of(p, seat) {
      if (p.shared || p.mustTransfer) return undefined;
      const { length } = p.travel[seat];
      if (p.phase === OVER || p.stopped & (1 << seat)) return length;
      return length + longestJourney(topOf(p, seat), p.left[2 * seat], p.left[2 * seat + 1]).length;
    },
  },
  unit: 'states',
};

/** TRV-8, TRV-10, TRV-16; after the first time through all cards are known. */
function onwards(p: SammysTravels, seat: number, move: Move): string {
  if (move === PASS) return 'ends your turn';
  if (move === TURN) return `goes through the ${p.held[seat].length} cards again`;
  const isKnown = (p.turned & (1 << seat)) !== 0;
  return isKnown ? `turns up ${pack.say(p.held[seat][p.dealt[seat]])}` : 'turns up the next card';
}

/** TRV-9, TRV-15: what the journey can go on to, and what nothing else leads to any more. */
function transferDoes(p: SammysTravels, seat: number, move: Move): Effect[] {
  const [card, top] = [move >> 6, move & 63];
  const at = p.shared ? 0 : 2 * seat;
  const left = UNION.filter((one) => one !== card && holds(p.left[at], p.left[at + 1], one));
  const next = BORDERS[card].filter((one) => left.includes(one));
  const cutOff = BORDERS[top].filter(
    (one) => left.includes(one) && !next.includes(one) && !BORDERS[one].some((other) => left.includes(other)),
  );
  return [
    next.length === 0
      ? drawback('leads nowhere')
      : `leads on to ${next.length === 1 ? pack.say(next[0]) : counted(next.length)}`,
    ...(cutOff.length > 0 && !p.shared ? [drawback(`cuts ${pack.say(cutOff[0])} off`)] : []),
  ];
}

function counted(states: number): string {
  return `${states} ${states === 1 ? 'state' : 'states'}`;
}

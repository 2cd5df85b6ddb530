// What a hint tells of a play in Flag: the flag it serves, and what it turns up, uncovers or empties.

import type { Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import { sammy as pack, ranks } from '../../packs/sammy.ts';
import { drawback, type Reasons } from '../../reasons.ts';
import { playOut, tableOf } from './patience.ts';
import { CARD_BITS, DEAL, STOP, TURN } from './play.ts';
import { FLAG_SIZE, type Flag, flagInHand, PLAY, stackOf } from './position.ts';

/** How many tables are looked at after every play, one after another until the deal is won. */
const WIDTHS: readonly number[] = [4, 16];

export const reasons: Reasons<Flag> = {
  does(p, _seat, move) {
    if (move === STOP) return [drawback('gives up')];
    // FLG-9, FLG-10
    if (move === DEAL) return [p.hand.length > 1 ? 'turns up two cards' : 'turns up the last card'];
    if (move === TURN) return [`goes through the ${p.waste.length} cards again`];
    return playDoes(p, move);
  },
  // FLG-12
  because(p, _seat, move) {
    const looks = p.pass === 1 && move === DEAL;
    return looks
      ? 'The first pass costs nothing. What you can play now, you can play in the next.'
      : undefined;
  },
  reach: {
    deals: 12,
    of(p) {
      const cards = p.phase === PLAY ? playOut(tableOf(p), WIDTHS).flags : p.flags.length;
      return Math.floor(cards / FLAG_SIZE);
    },
  },
  unit: 'flags',
};

function playDoes(p: Flag, move: Move): string[] {
  const [card, target] = [move & ((1 << CARD_BITS) - 1), move >> CARD_BITS];
  return [...(target === 0 ? [serves(p)] : []), uncovers(p, card, target === 0)];
}

/** FLG-5, FLG-6. */
function serves(p: Flag): string {
  const { title, plural } = ranks.find(({ order }) => order === flagInHand(p))!;
  const missing = FLAG_SIZE - 1 - (p.flags.length % FLAG_SIZE);
  const flag = plural ?? `${title}s`;
  return missing === 0 ? `completes the flag of ${flag}` : `leaves ${missing} of the ${flag} to find`;
}

/** FLG-4, FLG-9: what comes to light where the card leaves. */
function uncovers(p: Flag, card: Card, asTop: boolean): string {
  if (p.waste.at(-1) === card) {
    const next = p.waste.at(-2);
    return next === undefined ? 'empties the waste' : `uncovers ${pack.say(next)}`;
  }
  const stack = stackOf(p, card, asTop);
  const [cards, down] = [p.stacks[stack], p.faceDown[stack]];
  if (asTop && cards.length - 1 > down) return `uncovers ${pack.say(cards.at(-2)!)}`;
  return down > 0 ? 'turns up a face-down card' : 'makes a space';
}

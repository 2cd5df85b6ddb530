// What a hint tells of a play in Flag: the flag it serves, and what it turns up, uncovers or empties.

import type { Move } from '../../game.ts';
import { drawback, type HintFacts } from '../../hint-facts.ts';
import type { Card } from '../../pack.ts';
import type { FactOf } from '../../told.ts';
import { playOut, tableOf } from './patience.ts';
import { CARD_BITS, DEAL, STOP, TURN } from './play.ts';
import { FLAG_SIZE, type Flag, flagInHand, PLAY, stackOf } from './position.ts';

/** What is said of a play; a flag is told by the order of its rank. */
export interface FlagHintWords {
  givesUp(): string;
  turnsUp(cards: number): string;
  goesThroughAgain(cards: number): string;
  completes(flag: number): string;
  leavesToFind(missing: number, flag: number): string;
  emptiesWaste(): string;
  uncovers(card: Card): string;
  turnsUpFaceDown(): string;
  makesSpace(): string;
  /** As a sentence of its own. */
  firstPassIsFree(): string;
}

type FlagFact = FactOf<FlagHintWords>;

/** How many tables are looked at after every play, one after another until the deal is won. */
const WIDTHS: readonly number[] = [4, 16];

export const hintFacts: HintFacts<Flag, FlagFact> = {
  does(p, _seat, move) {
    if (move === STOP) return [drawback(['givesUp'])];
    // FLG-9, FLG-10
    if (move === DEAL) return [['turnsUp', Math.min(p.hand.length, 2)]];
    if (move === TURN) return [['goesThroughAgain', p.waste.length]];
    return playDoes(p, move);
  },
  // FLG-12
  because: (p, _seat, move) => (p.pass === 1 && move === DEAL ? ['firstPassIsFree'] : undefined),
  reach: {
    deals: 12,
    of(p) {
      const cards = p.phase === PLAY ? playOut(tableOf(p), WIDTHS).flags : p.flags.length;
      return Math.floor(cards / FLAG_SIZE);
    },
  },
  unit: 'flags',
};

function playDoes(p: Flag, move: Move): FlagFact[] {
  const [card, target] = [move & ((1 << CARD_BITS) - 1), move >> CARD_BITS];
  return [...(target === 0 ? [serves(p)] : []), uncovers(p, card, target === 0)];
}

/** FLG-5, FLG-6. */
function serves(p: Flag): FlagFact {
  const missing = FLAG_SIZE - 1 - (p.flags.length % FLAG_SIZE);
  const flag = flagInHand(p);
  return missing === 0 ? ['completes', flag] : ['leavesToFind', missing, flag];
}

/** FLG-4, FLG-9: what comes to light where the card leaves. */
function uncovers(p: Flag, card: Card, asTop: boolean): FlagFact {
  if (p.waste.at(-1) === card) {
    const next = p.waste.at(-2);
    return next === undefined ? ['emptiesWaste'] : ['uncovers', next];
  }
  const stack = stackOf(p, card, asTop);
  const [cards, down] = [p.stacks[stack], p.faceDown[stack]];
  if (asTop && cards.length - 1 > down) return ['uncovers', cards.at(-2)!];
  return down > 0 ? ['turnsUpFaceDown'] : ['makesSpace'];
}

// The trick of a hand that brought most: what a trick is worth is settled only with the board at the end (ARM-17 to
// ARM-19).

import { worthOfServices } from '@messdeck/engine/games/armed-forces';
import { armedForces, services } from '@messdeck/engine/packs/armed-forces';
import { cardsIn } from '../../table/model/cards-in.ts';
import type { TakenRound } from '../../table/model/rounds.ts';

interface BestTrick {
  readonly round: TakenRound;
  readonly points: number;
  /** The service that brought most of it, what a dot of it counts, and its points. */
  readonly service: { readonly name: string; readonly worth: number; readonly points: number };
}

/** The first of those that brought most; undefined where none brought anything. */
export function bestTrick(rounds: readonly TakenRound[]): BestTrick | undefined {
  const last = rounds.at(-1);
  const worth = worthOfServices(last ? cardsIn(last.view, 'board') : []);
  let best: BestTrick | undefined;
  for (const round of rounds) {
    const parts = services.map(({ id, name }) => ({
      name,
      worth: worth[id],
      points: dotsIn(round, id) * worth[id],
    }));
    const points = parts.reduce((sum, part) => sum + part.points, 0);
    if (points <= (best?.points ?? 0)) continue;
    best = { round, points, service: parts.reduce((a, b) => (b.points > a.points ? b : a)) };
  }
  return best;
}

/** Intel goes to the board, and has no dots. */
function dotsIn({ cards }: TakenRound, service: string): number {
  const printed = cards.map(({ card }) => armedForces.cards[armedForces.find(card)!]);
  return printed.reduce((sum, card) => (card.service === service ? sum + card.multiplier : sum), 0);
}

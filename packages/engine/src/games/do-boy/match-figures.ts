// What a match of Do-Boy came to: hands without a point, and how often the President was taken.

import type { View } from '../../game.ts';
import { type Counted, handsOver, overAll } from '../match-figures.ts';

/** What is counted. */
export type DoBoyFigure = 'cleanHands' | 'presidents';

export function figuresIn(views: readonly View[], seat: number): Counted<DoBoyFigure>[] {
  const hands = handsOver(views);
  const clean = hands.filter(
    ({ scores }, i) => scores[seat] === (i === 0 ? 0 : hands[i - 1].scores[seat]),
  ).length;
  const presidents = overAll(hands, ({ places }) => (places[`taken:${seat}`].includes('PRES') ? 1 : 0));
  return [
    { what: 'cleanHands', count: clean },
    { what: 'presidents', count: presidents },
  ];
}

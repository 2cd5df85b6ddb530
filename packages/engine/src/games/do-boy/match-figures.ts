// What a match of Do-Boy came to: hands without a point, and how often the President was taken.

import type { View } from '../../game.ts';
import { counted, handsOver, type MatchFigure, overAll } from '../match-figures.ts';

export function matchFigures(views: readonly View[], seat: number): MatchFigure[] {
  const hands = handsOver(views);
  const clean = hands.filter(
    ({ scores }, i) => scores[seat] === (i === 0 ? 0 : hands[i - 1].scores[seat]),
  ).length;
  const presidents = overAll(hands, ({ places }) => (places[`taken:${seat}`].includes('PRES') ? 1 : 0));
  return [
    counted(clean, 'hand without a point', 'hands without a point'),
    counted(presidents, 'President taken', 'Presidents taken'),
  ];
}

// For printers that print on one side only: four fronts with their backs above them, folded along the middle and glued.
// Backs and fronts keep clear of the fold, so that all four sides are cut.

import { CARD } from '../cards.ts';
import { moved } from '../svg/matrix.ts';
import { HAIRLINE, ruler, smallPrint } from './furniture.ts';
import { setCard } from './home.ts';
import type { Job } from './job.ts';
import { INK, RED, words } from './words.ts';

export const ACROSS = 4;

/** Between fold and card. */
const GUTTER = 3;
const BLEED = 1.5;

export function gutterfold({ file, paper, deck, caption }: Job): void {
  // The sheet lies on its side.
  const sheet = { width: paper.height, height: paper.width };
  const wide = ACROSS * CARD.width;
  const left = (sheet.width - wide) / 2;
  const fold = sheet.height / 2;
  const tops = { back: fold - GUTTER - CARD.height, front: fold + GUTTER };
  const sheets = Math.ceil(deck.length / ACROSS);
  for (let at = 0; at < sheets; at++) {
    const cards = deck.slice(at * ACROSS, (at + 1) * ACROSS);
    file.page(sheet, (pen) => {
      cards.forEach((card, i) => {
        const edges = {
          left: i === 0 ? BLEED : 0,
          right: i === cards.length - 1 ? BLEED : 0,
          top: BLEED,
          bottom: BLEED,
        };
        const x = left + i * CARD.width;
        setCard(pen, card.back, { ...CARD, x, y: tops.back }, edges);
        setCard(pen, card.front, { ...CARD, x, y: tops.front }, edges);
      });
      pen.part('Fold', () =>
        pen.path(`M${left - 9} ${fold}H${left - 2}M${left + wide + 2} ${fold}H${left + wide + 9}`, {
          stroke: RED,
          strokeWidth: 0.25,
          dash: [1, 0.7],
        }),
      );
      words(pen, 'fold', { x: left - 9, y: fold - 1, size: 2.3, fill: RED });
      let marks = '';
      for (let column = 0; column <= ACROSS; column++) {
        const x = left + column * CARD.width;
        marks += `M${x} ${tops.back - 2.2}v-3M${x} ${tops.front + CARD.height + 2.2}v3`;
      }
      for (const y of Object.values(tops))
        for (const edge of [y, y + CARD.height])
          marks += `M${left - 2.2} ${edge}h-3M${left + wide + 2.2} ${edge}h3`;
      pen.part('Marks', () => pen.path(marks, { stroke: INK, strokeWidth: HAIRLINE }));
      const below = tops.front + CARD.height + 6;
      ruler(pen, left + 0.4, below);
      pen.within(moved(left + 106, below + 1.6), () =>
        smallPrint(pen, caption(at + 1, sheets, 'gutterfold', cards), 0, 0, wide - 108),
      );
      words(pen, 'Fold away from you along the red line, glue, press, then cut through both.', {
        x: left + 1,
        y: tops.back - 6.4,
        size: 2.3,
      });
    });
  }
}

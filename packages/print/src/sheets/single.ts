// One side of a card on every page, with bleed and without marks: what card printers take.

import { CARD } from '../cards.ts';
import type { Printer } from '../printers.ts';
import { compose, moved, scaled } from '../svg/matrix.ts';
import type { Drawn, Job } from './job.ts';

export function singleCards({ file, deck }: Pick<Job, 'file' | 'deck'>, printer: Printer): void {
  const [across, down] = [(printer.width - CARD.width) / 2, (printer.height - CARD.height) / 2];
  const side = (drawing: Drawn): void =>
    file.page(printer, (pen) => pen.place(drawing, compose(moved(across, down), scaled(CARD.unit))), {
      across,
      down,
    });
  if (printer.order === 'faces-then-back') {
    for (const { front } of deck) side(front);
    side(deck[0].back);
  } else
    for (const { front, back } of deck) {
      side(back);
      side(front);
    }
}

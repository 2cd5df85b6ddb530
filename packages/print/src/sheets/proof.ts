// One page that shows every card of a pack and its back, small: to look through before the whole is printed.

import { CARD } from '../cards.ts';
import { compose, moved, scaled } from '../svg/matrix.ts';
import { readPath } from '../svg/path.ts';
import { ruler, smallPrint } from './furniture.ts';
import type { Job } from './job.ts';
import { words } from './words.ts';

const MARGIN = 12;
const HEAD = 16;
const FOOT = 14;
const GAP = 1.6;

export function proof({ file, paper, deck, caption }: Job, title: string): void {
  const drawings = [...deck.map(({ front }) => front), deck[0].back];
  const room = { width: paper.width - 2 * MARGIN, height: paper.height - MARGIN - HEAD - FOOT };
  // As large as they fit.
  let columns = 1;
  const heightOf = (count: number): number => {
    const wide = (room.width + GAP) / count - GAP;
    return Math.ceil(drawings.length / count) * ((wide * CARD.height) / CARD.width + GAP);
  };
  while (heightOf(columns) > room.height) columns++;
  const wide = (room.width + GAP) / columns - GAP;
  const k = wide / CARD.width;
  file.page(paper, (pen) => {
    words(pen, title, { x: MARGIN, y: 17, size: 9, face: 'display' });
    drawings.forEach((drawing, i) => {
      const x = MARGIN + (i % columns) * (wide + GAP);
      const y = MARGIN + HEAD - 6 + Math.floor(i / columns) * (CARD.height * k + GAP);
      pen.save();
      pen.clip(readPath(`M${x} ${y}h${wide}v${CARD.height * k}h${-wide}z`));
      pen.place(drawing, compose(moved(x, y), scaled(CARD.unit * k)));
      pen.restore();
    });
    const y = paper.height - 11;
    ruler(pen, MARGIN, y);
    smallPrint(pen, caption(1, 1, 'proof', deck), MARGIN + 105, y + 1.6, paper.width - 2 * MARGIN - 105);
  });
}

// Home sheets: nine cards of 63.5 × 88.9 mm, edge to edge, so that four cuts each way make nine cards. Marks stand in the
// waste only. The sheet of backs follows each sheet of fronts, for a printer that turns paper over the long edge.

import { CARD } from '../cards.ts';
import type { Paper } from '../paper.ts';
import type { Box } from '../pdf/file.ts';
import { compose, moved, scaled } from '../svg/matrix.ts';
import { readPath } from '../svg/path.ts';
import { HAIRLINE, ruler, smallPrint } from './furniture.ts';
import type { Drawn, Job, SheetPen } from './job.ts';
import { INK, words } from './words.ts';

const COLUMNS = 3;
const ROWS = 3;
export const A_SHEET: number = COLUMNS * ROWS;

/** How far fronts run over the outer edge. Backs run farther: they may miss by a little. */
const FRONT_BLEED = 1.5;
const BACK_BLEED = 3.5;

/** Marks keep clear of the cards, and where a paper has little waste they are short. */
const MARK_GAP = 2.2;
const markLength = (top: number): number => Math.min(3.2, top - 4.35);

const GRID = { width: COLUMNS * CARD.width, height: ROWS * CARD.height };

/** Fronts and backs of a deck, sheet by sheet. */
export function homeSheets({ file, paper, deck, offset, caption, backs }: Job): void {
  const left = (paper.width - GRID.width) / 2;
  const top = (paper.height - GRID.height) / 2;
  const sheets = Math.ceil(deck.length / A_SHEET);
  for (let sheet = 0; sheet < sheets; sheet++) {
    const cards = deck.slice(sheet * A_SHEET, (sheet + 1) * A_SHEET);
    const places = cards.map((_, i) => placeOf(i, left, top));
    const said = (side: string): readonly string[] => caption(sheet + 1, sheets, side, cards);
    file.page(paper, (pen) => {
      cards.forEach((card, i) => {
        setCard(pen, card.front, places[i], openEdges(i, cards.length, FRONT_BLEED));
      });
      marks(pen, left, top, FRONT_BLEED);
      furniture(pen, paper, left, top, said('front'));
    });
    if (!backs) continue;
    file.page(paper, (pen) => {
      // Turned over the long edge the columns change places.
      pen.within(moved(offset.right, offset.up), () =>
        cards.forEach((card, i) => {
          const [row, column] = [Math.floor(i / COLUMNS), i % COLUMNS];
          const mirrored = row * COLUMNS + (COLUMNS - 1 - column);
          const edges = openEdges(i, cards.length, BACK_BLEED);
          setCard(pen, card.back, placeOf(mirrored, left, top), {
            ...edges,
            left: edges.right,
            right: edges.left,
          });
        }),
      );
    });
  }
}

function placeOf(i: number, left: number, top: number): Box {
  return {
    x: left + (i % COLUMNS) * CARD.width,
    y: top + Math.floor(i / COLUMNS) * CARD.height,
    width: CARD.width,
    height: CARD.height,
  };
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A card runs over its edges where no other card lies. */
function openEdges(i: number, count: number, bleed: number): Edges {
  const [row, column] = [Math.floor(i / COLUMNS), i % COLUMNS];
  return {
    left: column === 0 ? bleed : 0,
    right: column === COLUMNS - 1 || i + 1 === count ? bleed : 0,
    top: row === 0 ? bleed : 0,
    bottom: row === ROWS - 1 || i + COLUMNS >= count ? bleed : 0,
  };
}

/** A card in its place, cut to what may be seen of it there. */
export function setCard(pen: SheetPen, drawing: Drawn, place: Box, edges: Edges): void {
  const unit = CARD.unit;
  pen.save();
  pen.clip(
    readPath(
      `M${place.x - edges.left} ${place.y - edges.top}h${place.width + edges.left + edges.right}v${place.height + edges.top + edges.bottom}h${-(place.width + edges.left + edges.right)}z`,
    ),
  );
  pen.place(drawing, compose(moved(place.x, place.y), scaled(unit)));
  pen.restore();
}

/** Where to cut: ticks on the lines of the grid, outside the cards and clear of what runs over their edges. */
function marks(pen: SheetPen, left: number, top: number, bleed: number): void {
  const near = Math.max(MARK_GAP, bleed + 0.5);
  const far = near + markLength(top);
  let d = '';
  for (let column = 0; column <= COLUMNS; column++) {
    const x = left + column * CARD.width;
    d += `M${x} ${top - near}V${top - far}M${x} ${top + GRID.height + near}V${top + GRID.height + far}`;
  }
  for (let row = 0; row <= ROWS; row++) {
    const y = top + row * CARD.height;
    d += `M${left - near} ${y}H${left - far}M${left + GRID.width + near} ${y}H${left + GRID.width + far}`;
  }
  pen.part('Marks', () => pen.path(d, { stroke: INK, strokeWidth: HAIRLINE }));
}

/** Ruler and small print stand where a paper has room: at the foot of A4, up the sides of US Letter. */
function furniture(pen: SheetPen, paper: Paper, left: number, top: number, lines: readonly string[]): void {
  if (top > left) {
    const y = top + GRID.height + 6.1;
    ruler(pen, left + 0.4, y);
    smallPrint(pen, lines, left + 105, y + 1.6, GRID.width - 106);
    words(pen, 'This edge goes in first.', { x: left + 2, y: top - 7, size: 2.3 });
  } else {
    ruler(pen, left - 4.5, top + 4, true);
    pen.within([0, -1, 1, 0, paper.width - left + 7.2, paper.height - top - 4], () => {
      smallPrint(pen, [lines.join(' ')], 0, 0, GRID.height - 8);
    });
  }
}

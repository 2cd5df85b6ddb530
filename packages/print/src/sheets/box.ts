// A tuck box: the net for a number of cards of a stock, on one sheet. Full lines are cut, dashed ones folded; ticks in the
// waste show the folds from outside.

import { CARD } from '../cards.ts';
import { GROUNDS, LIGHT } from '../grounds.ts';
import type { PrintedPack } from '../packs.ts';
import type { Size } from '../pdf/file.ts';
import type { Pen } from '../pdf/pen.ts';
import { compose, type Matrix, moved, scaled, turned } from '../svg/matrix.ts';
import { readPath } from '../svg/path.ts';
import { HAIRLINE, ruler, smallPrint } from './furniture.ts';
import type { DrawnCard } from './job.ts';
import { INK, RED, words } from './words.ts';

/** The stocks that people print on, by grams a square meter, and how thick a card of each is, in millimeters. */
export const STOCKS = { 160: 0.21, 300: 0.34 } as const;

/** A card stock that boxes can be sized for, in grams per square meter. */
export type Stock = keyof typeof STOCKS;

/** Room for fingers and air. */
const SLACK = { width: 2.5, height: 3.1, depth: 1.2 };

export interface Net {
  /** Inside the folds. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Upright folds from the left, level folds from the top, from the corner of the net. */
  readonly folds: { readonly x: readonly number[]; readonly y: readonly number[] };
  readonly size: Size;
}

const GLUE = 10;
const TUCK = 17;
const THUMB = 9;

export function netOf(cards: number, stock: Stock): Net {
  const width = CARD.width + SLACK.width;
  const height = CARD.height + SLACK.height;
  const depth = Math.ceil((cards * STOCKS[stock] + SLACK.depth) * 2) / 2;
  const x = [GLUE, GLUE + depth, GLUE + depth + width, GLUE + 2 * depth + width];
  const y = [TUCK, TUCK + depth, TUCK + depth + height];
  return {
    width,
    height,
    depth,
    folds: { x, y },
    size: { width: x[3] + width, height: y[2] + depth + 1 },
  };
}

/** Everything that is cut, as one line. */
function outline({ folds: { x, y }, size, depth }: Net): string {
  const [glue, side, front, back] = x;
  const [, top, bottom] = y;
  const right = size.width;
  const flap = Math.min(depth, 16);
  const middle = (side + front) / 2;
  return (
    `M${glue} ${top}l${-GLUE} 5V${bottom - 5}l${GLUE} 5` +
    // The flaps of the left side, the glue flap of the front.
    `l2 ${flap}h${depth - 4}l2 ${-flap}v12h${front - side}V${bottom}l2 ${flap}h${depth - 4}l2 ${-flap}` +
    `V${bottom + depth}H${right}V${y[0]}V6a6 6 0 0 0 -6 -6H${back + 6}a6 6 0 0 0 -6 6V${top}` +
    `l-2 ${-flap}h${4 - depth}l-2 ${flap}` +
    `H${middle + THUMB}a${THUMB} ${THUMB} 0 0 1 ${-2 * THUMB} 0H${side}l-2 ${-flap}h${4 - depth}z`
  );
}

const GOLD = '#c9993f';

const STEPS = [
  ['Print', 'on card of 250 to 300 g, at 100 %.', 'Measure the ruler.'],
  ['Score', 'every dashed line, with the back of a', 'knife and a ruler.'],
  ['Cut', 'along the full line; the half circle is', 'for the thumb.'],
  ['Fold and glue', 'the hatched strip inside the back, the', 'small flaps in, then the foot.'],
] as const;

export interface BoxWishes {
  readonly pack: PrintedPack;
  readonly cards: number;
  /** The three cards on the front. */
  readonly show: readonly DrawnCard[];
  readonly games: readonly string[];
  readonly stock: Stock;
  readonly paper: Size;
  readonly small: readonly string[];
}

export function drawBox(pen: Pen, { pack, cards, show, games, stock, paper, small }: BoxWishes): void {
  const net = netOf(cards, stock);
  const left = (paper.width - net.size.width) / 2;
  const top = 14;
  const { x, y } = net.folds;
  pen.within(moved(left, top), () => {
    pen.save();
    pen.clip(readPath(outline(net)));
    pen.rectangle(GLUE, -3, net.size.width, net.size.height + 6, GROUNDS[pack.id]);
    pen.restore();
    // Glue goes on bare paper.
    pen.path(`M${x[1]} ${y[2]}H${x[2]}v12H${x[1]}z`, { fill: '#ffffff' });
    front(pen, net, pack, show, cards, games.length);
    back(pen, net, show[0]);
    sides(pen, net, pack.title, games);
    words(pen, 'tuck in here', {
      x: x[3] + net.width / 2,
      y: 9,
      size: 3.2,
      face: 'italic',
      fill: LIGHT,
      anchor: 'middle',
    });
    words(pen, 'glue', { x: x[1] + net.width / 2, y: y[2] + 7, size: 3, face: 'italic', anchor: 'middle' });
    let hatch = '';
    for (let at = y[1] + 10; at < y[2] - 8; at += 4) hatch += `M2 ${at}l6 -3`;
    pen.path(hatch, { stroke: INK, strokeWidth: HAIRLINE });
    pen.part('Cut', () => pen.path(outline(net), { stroke: INK, strokeWidth: 0.25 }));
    const folds =
      x.map((at) => `M${at} ${y[1]}V${y[2]}`).join('') +
      `M${x[0]} ${y[1]}H${x[1]}M${x[2]} ${y[1]}H${net.size.width}M${x[3]} ${y[0]}H${net.size.width}M${x[0]} ${y[2]}H${net.size.width}`;
    pen.part('Fold', () => pen.path(folds, { stroke: LIGHT, strokeWidth: 0.2, dash: [1.6, 1.2] }));
    const ticks =
      x.map((at) => `M${at} ${net.size.height + 3}v4M${at} -3v-4`).join('') +
      y.map((at) => `M${net.size.width + 2} ${at}h4`).join('');
    pen.part('Ticks', () => pen.path(ticks, { stroke: INK, strokeWidth: HAIRLINE }));
  });
  steps(pen, left, top + net.size.height + 20, (net.size.width + 6) / STEPS.length);
  const foot = paper.height - 14;
  ruler(pen, 18, foot);
  smallPrint(
    pen,
    [
      `Box of ${net.width} × ${net.height} × ${net.depth} mm inside, for ${cards} cards of ${stock} g.`,
      ...small,
    ],
    122,
    foot + 1.6,
    paper.width - 136,
  );
}

function front(
  pen: Pen,
  net: Net,
  pack: PrintedPack,
  show: readonly DrawnCard[],
  cards: number,
  games: number,
): void {
  const [left, top] = [net.folds.x[1], net.folds.y[1]];
  const middle = left + net.width / 2;
  frame(pen, left, top + 12, net.width, net.height - 12);
  show.forEach((card, i) => {
    const place = compose(
      moved(middle + (i - 1) * 11, top + 44 + Math.abs(i - 1) * 1.6),
      turned((i - 1) * 14),
    );
    const k = 0.36;
    pen.within(compose(place, compose(scaled(CARD.unit * k), moved(-125, -175))), () => {
      pen.save();
      pen.clip(
        readPath(
          'M12 0h226a12 12 0 0 1 12 12v326a12 12 0 0 1 -12 12h-226a12 12 0 0 1 -12 -12v-326a12 12 0 0 1 12 -12z',
        ),
      );
      pen.place(card.front);
      pen.restore();
      pen.path('M0 0h250v350h-250z', { stroke: INK, strokeWidth: 2 });
    });
  });
  const face = pack.id === 'sammy' ? 'deco' : 'display';
  words(pen, pack.title, {
    x: middle,
    y: top + 74,
    size: 12,
    face,
    fill: LIGHT,
    anchor: 'middle',
    most: net.width - 16,
  });
  words(pen, pack.imprint, { x: middle, y: top + 80, size: 3.6, fill: LIGHT, anchor: 'middle' });
  words(pen, `${cards} cards, ${games === 1 ? 'one game' : `${games} games`}`, {
    x: middle,
    y: top + 85,
    size: 3.2,
    face: 'italic',
    fill: LIGHT,
    anchor: 'middle',
  });
}

function frame(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.path(`M${x + 4} ${y + 4}h${width - 8}v${height - 8}h${8 - width}z`, {
    stroke: LIGHT,
    strokeWidth: 0.6,
  });
  pen.path(`M${x + 5.2} ${y + 5.2}h${width - 10.4}v${height - 10.4}h${10.4 - width}z`, {
    stroke: GOLD,
    strokeWidth: 0.3,
  });
}

/** The back of the box is the back of the cards. */
function back(pen: Pen, net: Net, card: DrawnCard): void {
  const [left, top] = [net.folds.x[3], net.folds.y[1]];
  const k = Math.max(net.width / CARD.width, net.height / CARD.height) * CARD.unit;
  pen.save();
  pen.clip(readPath(`M${left} ${top}h${net.width}v${net.height}h${-net.width}z`));
  pen.place(
    card.back,
    compose(moved(left + net.width / 2, top + net.height / 2), compose(scaled(k), moved(-125, -175))),
  );
  pen.restore();
}

function sides(pen: Pen, net: Net, title: string, games: readonly string[]): void {
  const middle = net.folds.y[1] + net.height / 2;
  const up = (x: number): Matrix => compose(moved(x, middle), turned(-90));
  const { depth } = net;
  pen.within(up(net.folds.x[0] + depth / 2), () =>
    words(pen, title, {
      x: 0,
      y: 2.6,
      size: Math.min(8, depth * 0.5),
      face: 'display',
      fill: LIGHT,
      anchor: 'middle',
      most: net.height - 12,
    }),
  );
  pen.within(up(net.folds.x[2] + depth / 2), () =>
    words(pen, games.join('  ·  '), {
      x: 0,
      y: 1.4,
      size: Math.min(4.2, depth * 0.4),
      face: 'display',
      fill: LIGHT,
      anchor: 'middle',
      most: net.height - 12,
    }),
  );
}

function steps(pen: Pen, left: number, top: number, width: number): void {
  STEPS.forEach(([title, ...lines], i) => {
    const x = left + i * width;
    words(pen, String(i + 1), { x, y: top, size: 6, face: 'display', fill: RED });
    words(pen, title, { x: x + 5, y: top, size: 6, face: 'display' });
    for (const [row, line] of lines.entries())
      words(pen, line, { x, y: top + 5 + row * 4, size: 2.7, most: width - 3 });
  });
}

// The 56 faces of the Sammy pack: index and border states down the left side, the state in its suit's dress
// before a rising sun, its name above, its votes below; court cards add a figure, territories have waves and no votes.

import { type SammyCard, sammy } from '@messdeck/engine/packs/sammy';
import { corners, displayWidth, INDEX_SIZE, fine as n, serif } from '../svg.ts';
import { type Figure, figure } from './figures.ts';
import { ink, path, sheet, stroke, words } from './ink.ts';
import { outlineOf } from './outline.ts';
import { band, dressed, mark, suitInk } from './suits.ts';

/** The picture's window. */
const WIN = { x: 62, y: 63, w: 166, h: 160 };
/** Middle of the left column: its widest words end at 55. */
const COLUMN = 36.75;

export function face(card: SammyCard): string {
  return sheet(
    band(card.suit) + title(card) + picture(card) + votes(card) + borders(card) + corners(index(card)),
  );
}

/** Rank, postal code and suit mark: all within the left 55 units. */
function index({ id, rank, suit }: SammyCard): string {
  const length = Math.min(35, displayWidth(rank) * INDEX_SIZE);
  return (
    words(rank, COLUMN, 73, { size: INDEX_SIZE, fill: suitInk[suit], length }) +
    words(id, COLUMN, 97, { size: 27 }) +
    mark(suit, COLUMN, 113, 11.5)
  );
}

function title(card: SammyCard): string {
  const text = card.name.toUpperCase();
  const em = displayWidth(text);
  const size = Math.min(44, 164 / em);
  const spacing = em * size < 130 ? 2.5 : 0;
  const length = spacing ? undefined : em * size;
  return words(text, 62, 54, { size, anchor: 'start', spacing, length: length && Math.min(165, length) });
}

/** The border states, down the side as on the printed cards; flutes run on to the foot. */
function borders(card: SammyCard): string {
  const list = card.borders,
    top = 150,
    step = 19;
  const end = top + (list.length - 1) * step;
  let out = list.length ? stroke('M22 129.5H52', suitInk[card.suit], 1.4) : '';
  list.forEach((id, i) => {
    out += words(sammy.cards[sammy.find(id)!].abbr, COLUMN, top + i * step, { size: 19 });
  });
  const from = list.length ? end + 9 : 130;
  return (
    out +
    stroke(
      `M27 ${from + 14}V324M32 ${from + 7}V324M37 ${from}V324M42 ${from + 7}V324M47 ${from + 14}V324M23 326.5H51`,
      ink.brass,
      1.7,
    )
  );
}

function picture(card: SammyCard): string {
  const o = outlineOf(card.id),
    suit = card.suit;
  const { x, y, w, h } = WIN;
  let box = { x: x + 3, y: y + 5, w: w - 6, h: h - 12 },
    art = '';
  if (card.picture) {
    const beside = o.w / o.h < 1.05;
    box = beside ? { x: x - 1, y: y + 3, w: 91, h: h - 9 } : { x: x + 1, y: y + 1, w: w - 2, h: 82 };
    art = figure(card.picture as Figure, beside ? x + w - 36 : x + w / 2, y + h, beside ? 0.86 : 0.72);
  }
  const k = Math.min(0.5, box.w / o.w, box.h / o.h);
  const place = dressed(suit, o, box.x + (box.w - o.w * k) / 2, box.y + (box.h - o.h * k) / 2, k);
  return (card.kind === 'territory' && card.id !== 'DC' ? waves() : sun()) + place + art;
}

/** A rising sun behind the states: rays to the window's edge. */
function sun(): string {
  const { x, y, w, h } = WIN,
    cx = x + w / 2,
    cy = y + h;
  const rays = 13;
  const edge = (a: number): [number, number] => {
    const c = Math.cos(a),
      s = Math.sin(a);
    const t = Math.min(c ? w / 2 / Math.abs(c) : Infinity, s ? h / Math.abs(s) : Infinity);
    return [cx + c * t, cy - s * t];
  };
  let d = '';
  for (let i = 0; i < rays; i++) {
    const [a, b] = [
      edge(((2 * i + 0.5) / (2 * rays)) * Math.PI),
      edge(((2 * i + 1.5) / (2 * rays)) * Math.PI),
    ];
    const corner = a[0] !== b[0] && a[1] !== b[1] ? `L${n(a[0] > cx ? x + w : x)} ${y}` : '';
    d += `M${n(cx)} ${cy}L${n(a[0])} ${n(a[1])}${corner}L${n(b[0])} ${n(b[1])}z`;
  }
  return path(d, ink.tint) + steps() + ground();
}

/** Paper steps cut the upper corners of the window. */
const steps = (): string =>
  path(
    `M${WIN.x - 1} ${WIN.y - 1}h25v6h-8v7h-8v9h-9zM${WIN.x + WIN.w + 1} ${WIN.y - 1}h-25v6h8v7h8v9h9z`,
    ink.stock,
  );

/** The line on which the picture stands, with two lines of speed under it. */
const ground = (): string =>
  stroke(`M${WIN.x} ${WIN.y + WIN.h + 1}h${WIN.w}`, ink.brass, 2.4) +
  stroke(`M${WIN.x + 14} ${WIN.y + WIN.h + 5}h118M${WIN.x + 30} ${WIN.y + WIN.h + 8}h86`, ink.brass, 1);

/** Sea lines behind the territories. */
function waves(): string {
  const { x, y, w } = WIN;
  let d = '';
  for (let i = 0; i < 13; i++) d += `M${x} ${n(y + 5 + i * 12)}h${w}`;
  return stroke(d, ink.tint, 5) + steps() + ground();
}

const ordinal = (v: number): string =>
  v + (v % 100 > 10 && v % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][v % 10] ?? 'th'));

/** Electoral votes and members of Congress; the order by population that decides contests. */
function votes(card: SammyCard): string {
  if (card.kind === 'territory')
    return (
      words(card.id === 'DC' ? 'DISTRICT' : 'TERRITORY', 62, 280, { size: 40, anchor: 'start', spacing: 1 }) +
      ['no votes', `${ordinal(card.territoryRank ?? 0)} of the eight`]
        .map((t, i) => words(t, 62, 302 + i * 18, { size: 14.5, font: serif, anchor: 'start', italic: true }))
        .join('')
    );
  const cell = (label: string, value: number, x: number) =>
    words(label, x, 288, { size: 20, anchor: 'start' }) +
    words(String(value), x + 25, 288, { size: 52, anchor: 'start', fill: suitInk[card.suit] });
  return (
    cell('E.V.', card.electoralVotes, 62) +
    cell('M.C.', card.congressmen, 129) +
    words(`${ordinal(card.populationRank ?? 0)} in population`, 62, 313, {
      size: 14.5,
      font: serif,
      anchor: 'start',
      italic: true,
    })
  );
}

// Rank insignia of the US Army as worn in 1918 and 1919, large, around 0,0.
// Gold is printed in the light brass ink with engraver's dots (the heraldic sign for gold),
// silver is bare stock with a few shading lines: told apart without colour.
import type { Company } from '@messdeck/engine/packs/parker';
import { at, chevrons, eagle, gold, outline, type Point, star } from '../army-shapes.ts';
import { ink, n, stock } from '../svg.ts';
import { device } from './devices.ts';

/** Dots for gold, in rows over a rectangle. */
const stipple = (x: number, y: number, width: number, rows: number, pitch: number): string => {
  let d = '';
  for (let i = 0; i < rows; i++)
    d += `M${n(x + (i % 2 ? pitch / 2 : 0))} ${n(y + i * pitch)}h${n(width - (i % 2 ? pitch : 0))}`;
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-opacity=".62" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 ${n(pitch)}"/>`;
};

/** One metal bar, upright, bevelled. */
function bar(metal: 'gold' | 'silver'): string {
  const fill = metal === 'gold' ? gold : stock;
  const face =
    metal === 'gold'
      ? stipple(-13, -42, 26, 13, 7)
      : '<path d="M13-48V48M9-48V40M5-48V30" fill="none" stroke-width="1" opacity=".55"/>';
  return (
    `<g fill="${fill}" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"><path d="M-24-62H24V62H-24Z"/><path d="M-18-56H18V56H-18ZM-24-62L-18-56M24-62L18-56M24 62L18 56M-24 62L-18 56" stroke-width="1"/></g>` +
    `<g stroke="${ink}">${face}</g><path d="M24-62V62H-24L-18 56H18V-56Z" fill="${ink}" opacity=".34"/>`
  );
}

/** Captain: two bars held by two links. */
const twoBars = (): string =>
  `<g fill="${stock}" stroke="${ink}" stroke-width="1.6"><path d="M-20-34H20V-20H-20ZM-20 20H20V34H-20Z"/></g>${at(-36, 0, 1, bar('silver'))}${at(36, 0, 1, bar('silver'))}`;

/** Oak leaf, stem down: lobes as arcs between the hollows, mirrored; midrib and veins. */
function oakLeaf(metal: 'gold' | 'silver'): string {
  const right =
    'C2 66 3 58 5 50C9 56 22 60 28 50C34 38 24 28 16 26C26 32 46 28 47 12C48-3 32-9 18-5C32-6 46-16 41-31C36-44 22-41 15-34C22-44 18-66 0-74';
  const left = mirrorPath(right);
  const leaf = `<path d="M0 82${right}M0 82${left}" />`;
  const veins =
    '<path d="M0 74V-56M0 46L18 44M0 46L-18 44M0 24L34 12M0 24L-34 12M0-8L28-26M0-8L-28-26M0-34L8-50M0-34L-8-50" fill="none" stroke-width="1.3"/>';
  const dots = metal === 'gold' ? stippleIn(LEAF_DOTS) : '';
  return `<g fill="${metal === 'gold' ? gold : stock}" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round">${leaf}<path d="M-2.5 66H2.5L3.5 90H-3.5Z"/><path d="M0 82${right}Z" fill="${ink}" stroke="none" opacity=".2"/>${veins}</g><g stroke="${ink}">${dots}</g>`;
}

/** Rows of dots inside the leaf: y, and the x spans of the right half. */
const LEAF_DOTS: readonly (readonly [number, number, number])[] = [
  [-62, 5, 8],
  [-52, 8, 13],
  [-42, 6, 12],
  [-32, 20, 34],
  [-24, 8, 36],
  [-15, 18, 34],
  [0, 10, 38],
  [8, 16, 41],
  [17, 26, 38],
  [34, 8, 22],
  [43, 24, 24],
  [51, 12, 20],
];
function stippleIn(rows: typeof LEAF_DOTS): string {
  let d = '';
  for (const [y, from, to] of rows) d += `M${from} ${y}H${n(to + 0.1)}M${-from} ${y}H${n(-to - 0.1)}`;
  return `<path d="${d}" fill="none" stroke-opacity=".62" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 7"/>`;
}

/** Negate every x of absolute path data made of C segments. */
function mirrorPath(d: string): string {
  const numbers = d.match(/-?\d+(\.\d+)?/g) ?? [];
  let out = '';
  numbers.forEach((value, i) => {
    if (i % 6 === 0) out += 'C';
    out += `${i % 2 ? value : n(-Number(value))} `;
  });
  return out.trim();
}

/** Private: no chevrons; the bronze collar disc with the branch device. */
function collarDisc(company: Company): string {
  const ring: Point[] = [];
  for (let i = 0; i < 96; i++) {
    const a = (Math.PI * i) / 48;
    const r = i % 2 ? 70 : 67.5;
    ring.push([r * Math.cos(a), r * Math.sin(a)]);
  }
  return (
    `<path d="${outline(ring)}" fill="${gold}" stroke="${ink}" stroke-width="1.4"/>` +
    `<g fill="none" stroke="${ink}"><circle r="61" stroke-width="1.4"/><circle r="57.5" stroke-width=".8"/></g>` +
    device(company, 0, 0, 88, ink, gold)
  );
}

/** The insignia of rank 1 to 12. */
export function insignia(rank: number, company: Company, branch: string): string {
  switch (rank) {
    case 1:
      return collarDisc(company);
    case 2:
    case 3:
      return chevrons(rank, stock, ink);
    case 4:
      return bar('gold');
    case 5:
      return bar('silver');
    case 6:
      return twoBars();
    case 7:
      return oakLeaf('gold');
    case 8:
      return oakLeaf('silver');
    case 9:
      return eagle({ fill: stock, line: ink, pales: branch, looks: 'left', lift: -14 });
    case 10:
      return star(0, 0, 68, stock);
    case 11:
      return star(-46, 0, 48, stock) + star(46, 0, 48, stock);
    default:
      return star(-70, 0, 37, stock) + star(0, 0, 37, stock) + star(70, 0, 37, stock);
  }
}

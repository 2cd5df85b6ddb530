// Faces of the Parker pack of 1919: a notched panel in the company's ink, engraved with the
// heraldic hatching of its color, the rank's insignia large, the company's sign below it.
import type { Company, CompanyCard, ParkerCard } from '@messdeck/engine/packs/parker';
import {
  at,
  caption,
  card,
  eagle,
  figures,
  gold,
  hatch,
  mirrored,
  outline,
  type Point,
  star,
  text,
} from '../army-shapes.ts';
import { brass, corners, INDEX_SIZE, ink, n, starPath, stock } from '../svg.ts';
import { flamingBomb } from './devices.ts';
import { insignia } from './insignia.ts';
import { dimension, piece } from './ordnance.ts';
import { sign } from './signs.ts';

interface Branch {
  readonly name: string;
  readonly ink: string;
  /** The pattern of its panel, as engravers mark tinctures: blue level, gold dotted, red upright, green slanting. */
  readonly pattern: { readonly angle: number; readonly gap: number; readonly dots?: true };
}

export const BRANCH: Readonly<Record<Company, Branch>> = {
  infantry: { name: 'Infantry', ink: 'var(--parker-infantry,#1f4a80)', pattern: { angle: 0, gap: 9 } },
  cavalry: {
    name: 'Cavalry',
    ink: 'var(--parker-cavalry,#866000)',
    pattern: { angle: 0, gap: 12, dots: true },
  },
  artillery: { name: 'Artillery', ink: 'var(--parker-artillery,#841b19)', pattern: { angle: 90, gap: 9 } },
  engineers: { name: 'Engineers', ink: 'var(--parker-engineers,#2c5f3c)', pattern: { angle: 45, gap: 10 } },
};

/** The panel: the card less its margins and the two index corners. */
const notched = (inset: number): Point[] => {
  const [a, b, c, d] = [12 + inset, 238 - inset, 59 + inset, 127 + inset];
  return [
    [c, a],
    [b, a],
    [b, 350 - d],
    [250 - c, 350 - d],
    [250 - c, 350 - a],
    [a, 350 - a],
    [a, d],
    [c, d],
  ];
};

function panel(fill: string, line: string): string {
  return (
    `<path d="${outline(notched(0))}" fill="${fill}" stroke="${fill}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${outline(notched(4))}" fill="none" stroke="${line}" stroke-width="1.1"/>`
  );
}

/** Words at the head and foot of the panel, set symmetrically about the middle of the card. */
function words(head: string, foot: string, fill: string): string {
  const size = foot.length > 15 ? 24 : 27;
  return (
    text(148.5, 37, 19, head, { fill, serif: true, spacing: 1.2 }) +
    caption(101.5, size > 24 ? 326 : 325, size, foot.toUpperCase(), 154, 5, fill) +
    `<path d="M72 45H225M25 299H178" stroke="${fill}" stroke-width="1" opacity=".8"/>`
  );
}

/** Height and scale at which each rank's insignia clears the index corners. */
const PLACE: Record<number, readonly [number, number]> = {
  1: [160, 0.95],
  2: [160, 1.15],
  3: [156, 1.12],
  4: [150, 1.14],
  5: [150, 1.14],
  6: [156, 0.95],
  7: [145, 1.06],
  8: [145, 1.06],
  9: [178, 0.87],
  10: [158, 1.12],
  11: [166, 1],
  12: [172, 1],
};

/** The panel between its two lines of words. */
const PATTERNED: readonly Point[] = [
  [63, 50],
  [234, 50],
  [234, 219],
  [187, 219],
  [187, 294],
  [16, 294],
  [16, 131],
  [63, 131],
];

/** The pattern of a company's panel, bold enough to be seen on a phone. */
export function pattern(company: Company): string {
  const { angle, gap, dots } = BRANCH[company].pattern;
  const line = dots
    ? `stroke-width="5" stroke-linecap="round" stroke-dasharray="0 ${gap}"`
    : 'stroke-width="2.2"';
  return `<path d="${hatch(PATTERNED, angle, gap)}" stroke="${stock}" opacity=".3" ${line}/>`;
}

function companyFace({ company, number, rank }: CompanyCard): string {
  const branch = BRANCH[company];
  const index =
    figures(31.5, 67, 74, 45, String(number), 'currentColor') +
    sign(company, 31.5, 99, 46, 'currentColor', stock);
  const [y, scale] = PLACE[number] ?? [160, 1];
  return card(
    corners(index) +
      panel('currentColor', stock) +
      pattern(company) +
      at(125, y, scale, insignia(number, company, 'currentColor')) +
      `<g stroke="currentColor" stroke-width="10" stroke-linejoin="round" paint-order="stroke">${sign(company, 125, 268, 48, stock, 'currentColor')}</g>` +
      words(branch.name, rank, stock),
    branch.ink,
  );
}

/** Index plate of the cards outside the companies: reversed, so that a 5 is not taken for a rank. */
const indexPlate = (body: string): string =>
  `<path d="M9 18a6 6 0 0 1 6-6H49a6 6 0 0 1 6 6V116a6 6 0 0 1-6 6H15a6 6 0 0 1-6-6Z" fill="${ink}"/>${body}`;

function presidentFace(): string {
  let ring = '';
  for (let i = 0; i < 13; i++) {
    const a = Math.PI * (1.275 + (0.45 * i) / 12);
    ring += starPath(125 + 86 * Math.cos(a), 164 + 86 * Math.sin(a), 5.8);
  }
  let rays = '';
  for (let i = 0; i < 23; i++) {
    const a = Math.PI * (1.17 + (0.66 * i) / 22);
    const reach = i % 2 ? 66 : 74;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    rays += `M${n(125 + 26 * c)} ${n(164 + 26 * s)}L${n(125 + reach * c)} ${n(164 + reach * s)}`;
  }
  return card(
    corners(indexPlate(text(32, 70, 74, 'P', { fill: gold, width: 26 }) + star(32, 97, 18, gold, ink))) +
      panel(ink, gold) +
      `<path d="${rays}" stroke="${brass}" stroke-width="2"/><path d="${ring}" fill="${gold}"/>` +
      at(125, 206, 0.85, eagle({ fill: gold, line: ink, pales: ink, looks: 'right', lift: 40 })) +
      words('President', 'Commander-in-Chief', gold),
  );
}

function ordnanceFace(points: number): string {
  const linen = 'var(--card-linen,#efe6cd)';
  const { name, note, drawing, span, round } = piece(points);
  const inside = notched(4);
  const grid = `<path d="${hatch(inside, 0, 9)}${hatch(inside, 90, 9)}" stroke="${brass}" stroke-width=".6" opacity=".4"/>`;
  return card(
    corners(
      indexPlate(
        figures(32, 68, INDEX_SIZE, 41, String(points), stock) +
          at(32, 96, 0.42, flamingBomb(ink), ` fill="${gold}"`),
      ),
    ) +
      `<path d="${outline(notched(0))}" fill="${linen}" stroke="${ink}" stroke-width="2.4"/>${grid}` +
      `<path d="${outline(inside)}" fill="none" stroke="${ink}" stroke-width=".9"/>` +
      at(128, 153, 0.85, mirrored(drawing)) +
      dimension(span[0], span[1], 217, 208) +
      at(102, 254, 1.15, round) +
      text(101.5, 290, 14.5, note, { serif: true, italic: true }) +
      words('Ordnance', name, ink),
  );
}

/** The face of a card of the pack, as SVG text. */
export function face(c: ParkerCard): string {
  if (c.kind === 'president') return presidentFace();
  if (c.kind === 'ordnance') return ordnanceFace(c.points);
  return companyFace(c);
}

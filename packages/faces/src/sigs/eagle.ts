// The eagle, in feathers that are single strokes: one builder for the colonel's eagle,
// the petty officer's "crow", the Marine emblem and the arms of the President.
import { points } from '../svg.ts';
import { fill, stroke } from './paper.ts';
import { shield } from './shapes.ts';

export interface Eagle {
  metal: string; // feathers
  shade: string; // lines on them, and the gap to the cloth
  wings: 'spread' | 'raised';
  face: 1 | -1; // 1: looks to the right of the viewer
  arms?: boolean; // shield on the breast, olive branch and arrows
}

/** One wing, on the right side; feathers fan out from the leading edge. */
function wing(e: Eagle): string {
  const raised = e.wings === 'raised';
  // leading edge: quadratic from the shoulder over the wrist to the tip
  const [p0, p1, p2] = raised
    ? [
        [9, -12],
        [34, -30],
        [56, -74],
      ]
    : [
        [9, -14],
        [34, -52],
        [72, -34],
      ];
  const point = (t: number): [number, number] =>
    [0, 1].map((i) => (1 - t) ** 2 * p0![i] + 2 * t * (1 - t) * p1![i] + t * t * p2![i]) as [number, number];
  let d = '';
  const count = 8;
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const [x, y] = point(0.12 + 0.88 * t);
    const turn = raised ? 84 - t * 52 : 92 - t * 38; // degrees below the horizontal
    const long = raised ? 26 + 16 * Math.sin(t * 2.4) : 27 + 29 * Math.sin(t * 1.9);
    const a = (turn * Math.PI) / 180;
    d += `M${points(x, y)}L${points(x + long * Math.cos(a), y + long * Math.sin(a))}`;
  }
  const edge = `M${points(...(p0 as [number, number]))}Q${points(...(p1 as [number, number]), ...(p2 as [number, number]))}`;
  return stroke(d, e.metal, 7.4, true) + stroke(edge, e.metal, 13, true) + stroke(edge, e.shade, 1.6, true);
}

/** The eagle is about 180 wide spread, 130 wide raised, 130 high; its breast is at (0, 0). */
export function eagle(e: Eagle): string {
  const side = wing(e);
  const wings = `${side}<g transform="scale(-1 1)">${side}</g>`;
  const tail = stroke('M0 26L-19 60M0 26L-10 65M0 26V67M0 26L10 65M0 26L19 60', e.metal, 8, true);
  const legs = stroke('M-9 24L-22 42M9 24L22 42M-30 42L-22 42L-26 49M30 42L22 42L26 49', e.metal, 5.5, true);
  const body = fill('M-15-20C-22 4-16 26 0 40C16 26 22 4 15-20C10-28-10-28-15-20Z', e.metal);
  const head =
    `<g transform="scale(${e.face} 1)">` +
    fill(
      'M-12-18C-14-40-10-56 6-57C15-57 20-53 22-48C30-48 34-43 32-36C28-40 24-40 18-40C14-34 12-28 12-18Z',
      e.metal,
    ) +
    `<circle cx="11" cy="-48" r="2.4" fill="${e.shade}"/>${stroke('M20-44Q25-44 29-41', e.shade, 1.5)}</g>`;
  if (!e.arms) {
    return (
      wings +
      tail +
      legs +
      body +
      stroke('M-7-8Q0-2 7-8M-8 4Q0 10 8 4M-6 16Q0 22 6 16', e.shade, 2, true) +
      head
    );
  }
  const olive =
    stroke('M-24 42Q-48 44-60 30', e.metal, 3, true) +
    fill(
      'M-34 43Q-40 30-46 30Q-46 40-34 43ZM-46 40Q-54 26-62 28Q-60 38-46 40ZM-38 44Q-46 56-54 54Q-50 46-38 44ZM-52 36Q-62 44-68 40Q-62 34-52 36Z',
      e.metal,
    );
  const arrows =
    stroke('M24 42L62 30M24 44L64 42M24 46L60 53', e.metal, 3, true) +
    fill('M70 27L58 26L61 35ZM73 41L61 37V47ZM68 57L58 47L56 56Z', e.metal);
  return (
    wings +
    tail +
    olive +
    arrows +
    legs +
    body +
    head +
    `<g transform="translate(0 6) scale(.62)">${shield(e.metal, e.shade)}</g>` +
    stroke(
      'M-18.6-16.3Q-9.3-12.6 0-16.3Q9.3-12.6 18.6-16.3V8.5Q17.4 23.4 0 29.6Q-17.4 23.4-18.6 8.5Z',
      e.shade,
      2,
    )
  );
}

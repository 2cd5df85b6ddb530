// The small vocabulary of shapes: star, anchor, globe, shield, oak leaf, bomb.
// Each is drawn around (0, 0) and takes its colours; nothing here knows cards.
import { points, starPath } from '../svg.ts';
import { at, box, disc, fill, stroke } from './paper.ts';

function starPoints(radius: number): [number, number][] {
  return Array.from({ length: 10 }, (_, i) => {
    const a = (Math.PI * i) / 5;
    const q = i % 2 === 0 ? radius : radius * 0.382;
    return [q * Math.sin(a), -q * Math.cos(a)];
  });
}

/** A five-pointed star, flat. */
export const star = (radius: number, colour: string): string => fill(starPath(0, 0, radius), colour);

/** A general's star: struck in metal, half of every ray in shade. */
export function struckStar(radius: number, light: string, shade: string): string {
  const p = starPoints(radius);
  const halves = [0, 2, 4, 6, 8]
    .map((i) => `M0 0L${points(...p[i])} ${points(...p[(i + 1) % 10])}Z`)
    .join('');
  return `${star(radius, light)}<path d="${halves}" fill="${shade}" opacity=".42"/>`;
}

/** An anchor about 100 high. */
export function anchor(colour: string, width = 11): string {
  return (
    stroke('M0-30V42M-22-18H22M-36 14Q-32 42 0 44Q32 42 36 14', colour, width, true) +
    `<circle cx="0" cy="-40" r="8.5" fill="none" stroke="${colour}" stroke-width="${width * 0.62}"/>` +
    fill('M-47 22L-37-2L-23 20ZM47 22L37-2L23 20Z', colour)
  );
}

/** Crossed anchors, the boatswain's mark; about 80 by 80. The arms are short so that the flukes stay apart. */
export function crossedAnchors(colour: string): string {
  const one =
    stroke('M0-34V40M-17-24H17M-21 20Q-19 40 0 42Q19 40 21 20', colour, 8.5, true) +
    `<circle cx="0" cy="-44" r="7" fill="none" stroke="${colour}" stroke-width="5.5"/>` +
    fill('M-31 28L-22 6L-11 26ZM31 28L22 6L11 26Z', colour);
  return at(0, 0, one, 1, 42) + at(0, 0, one, 1, -42);
}

/** A globe with meridians, the Marine Corps' suit mark. */
export function globe(radius: number, colour: string, line: string, width: number): string {
  const q = radius;
  return (
    disc(0, 0, q, colour) +
    stroke(
      `M${-q} 0H${q}M0 ${-q}V${q}M${points(-q * 0.86, -q * 0.5)}H${points(q * 0.86)}M${points(-q * 0.86, q * 0.5)}H${points(q * 0.86)}`,
      line,
      width,
    ) +
    `<ellipse rx="${points(q * 0.5)}" ry="${q}" fill="none" stroke="${line}" stroke-width="${width}"/>`
  );
}

/** The shield of the arms: chief above, pales below; about 60 by 72. */
export function shield(light: string, dark: string): string {
  return (
    fill('M-30-36Q-15-30 0-36Q15-30 30-36V4Q28 28 0 38Q-28 28-30 4Z', light) +
    fill('M-30-36Q-15-30 0-36Q15-30 30-36V-14H-30Z', dark) +
    stroke('M-20-14V23M-7-14V35M7-14V35M20-14V23', dark, 5.5) +
    stroke('M-30-36Q-15-30 0-36Q15-30 30-36V4Q28 28 0 38Q-28 28-30 4Z', light, 3.4)
  );
}

/** The field officer's oak leaf, about 112 by 160: seven round lobes, a stem, veins. */
export function oakLeaf(colour: string, vein: string): string {
  const half = (x: (v: number) => number): string =>
    `C${points(x(14), -88, x(36), -80, x(30), -58)}C${points(x(29), -54, x(26), -52, x(26), -48)}` + // top, first notch
    `C${points(x(44), -60, x(64), -40, x(50), -24)}C${points(x(45), -18, x(34), -16, x(30), -10)}` +
    `C${points(x(52), -18, x(68), 6, x(50), 20)}C${points(x(44), 25, x(30), 24, x(24), 28)}` +
    `C${points(x(40), 28, x(42), 52, x(22), 52)}C${points(x(12), 52, x(6), 46, x(4), 48)}`;
  const right = half((v) => v);
  const left = half((v) => -v);
  return (
    fill(`M0-80${right}L3 80H0ZM0-80${left}L-3 80H0Z`, colour) +
    stroke(
      'M0 78V-62M0 40L22 40M0 40L-22 40M0 18L40 2M0 18L-40 2M0-16L38-36M0-16L-38-36M0-44L14-62M0-44L-14-62',
      vein,
      3.2,
      true,
    )
  );
}

/** The bursting bomb of the Marine warrant officers; about 90 by 140. */
export function burstingBomb(metal: string, shade: string): string {
  return (
    fill(
      'M-13-8C-44-22-34-48-40-66C-26-58-22-50-20-40C-22-58-14-66-12-82C-4-70-2-62 0-48C2-62 8-74 20-84C18-66 22-58 19-40C24-50 30-56 42-62C34-46 42-22 13-8Z',
      metal,
    ) +
    box(-15, -10, 30, 12, metal) +
    disc(0, 36, 40, metal) +
    stroke(
      'M-17 4H17M0-14C-6-28 2-32 0-42M-14-16C-20-28-17-34-20-40M14-16C20-28 17-34 20-40',
      shade,
      3,
      true,
    ) +
    stroke('M-27 50A31 31 0 0 0 12 64', shade, 3.4, true)
  );
}

/** Heraldry's dots for gold: rows between x0 and x1, so that gold and silver part in greyscale too. */
export function dots(x0: number, x1: number, y0: number, y1: number, colour: string, step = 9): string {
  let d = '';
  for (let y = y0, k = 0; y <= y1; y += step * 0.87, k += 1)
    d += `M${points(x0 + (k % 2 ? step / 2 : 0), y)}H${points(x1)}`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0 ${step}"/>`;
}

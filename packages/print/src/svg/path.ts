// Path texts as absolute moves, lines, curves and closings: all that a PDF knows.

import type { Matrix } from './matrix.ts';
import { apply } from './matrix.ts';

export type Step =
  | { readonly op: 'M' | 'L'; readonly to: readonly number[] }
  | { readonly op: 'C'; readonly to: readonly number[] }
  | { readonly op: 'Z'; readonly to: readonly number[] };

const COUNT: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** The numbers of a path after its letter; the flags of an arc may stand without a gap. */
function numbersOf(letter: string, text: string): number[] {
  if (letter !== 'A') return (text.match(/[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
  const numbers: number[] = [];
  const pattern = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/giy;
  let at = 0;
  while (at < text.length) {
    if (/[\s,]/.test(text[at])) at++;
    else if (numbers.length % 7 === 3 || numbers.length % 7 === 4) numbers.push(Number(text[at++]));
    else {
      pattern.lastIndex = at;
      const [found] = pattern.exec(text)!;
      numbers.push(Number(found));
      at += found.length;
    }
  }
  return numbers;
}

export function readPath(d: string): Step[] {
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The last control point, for curves that go on smoothly.
  let control: readonly [number, number] | undefined;
  let kind = '';
  const quadratic = (cx: number, cy: number, toX: number, toY: number): void => {
    const third = (from: number, by: number): number => from + (2 / 3) * (by - from);
    steps.push({ op: 'C', to: [third(x, cx), third(y, cy), third(toX, cx), third(toY, cy), toX, toY] });
    control = [cx, cy];
    [x, y] = [toX, toY];
  };
  const draw = (letter: string, relative: boolean, n: readonly number[]): void => {
    const [dx, dy] = relative ? [x, y] : [0, 0];
    const before = control;
    const was = kind;
    control = undefined;
    kind = letter;
    if (letter === 'M' || letter === 'L') {
      [x, y] = [n[0] + dx, n[1] + dy];
      if (letter === 'M') [startX, startY] = [x, y];
      steps.push({ op: letter, to: [x, y] });
    } else if (letter === 'H' || letter === 'V') {
      if (letter === 'H') x = n[0] + dx;
      else y = n[0] + dy;
      steps.push({ op: 'L', to: [x, y] });
    } else if (letter === 'C' || letter === 'S') {
      const first =
        letter === 'C'
          ? [n[0] + dx, n[1] + dy]
          : before && /[CS]/.test(was)
            ? [2 * x - before[0], 2 * y - before[1]]
            : [x, y];
      const rest = (letter === 'C' ? n.slice(2) : n).map((value, i) => value + (i % 2 ? dy : dx));
      steps.push({ op: 'C', to: [...first, ...rest] });
      control = [rest[0], rest[1]];
      [x, y] = [rest[2], rest[3]];
    } else if (letter === 'Q') quadratic(n[0] + dx, n[1] + dy, n[2] + dx, n[3] + dy);
    else if (letter === 'T') {
      const [cx, cy] = before && /[QT]/.test(was) ? [2 * x - before[0], 2 * y - before[1]] : [x, y];
      quadratic(cx, cy, n[0] + dx, n[1] + dy);
    } else if (letter === 'A') {
      for (const to of arc(x, y, n, n[5] + dx, n[6] + dy)) steps.push({ op: 'C', to });
      [x, y] = [n[5] + dx, n[6] + dy];
    } else {
      steps.push({ op: 'Z', to: [] });
      [x, y] = [startX, startY];
    }
  };
  for (const [, given, text] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const letter = given.toUpperCase();
    const relative = given !== letter;
    const numbers = numbersOf(letter, text);
    const count = COUNT[letter];
    if (count === 0) draw('Z', false, []);
    for (let i = 0; count > 0 && i + count <= numbers.length; i += count)
      draw(letter === 'M' && i > 0 ? 'L' : letter, relative, numbers.slice(i, i + count));
  }
  return steps;
}

/** An elliptic arc as curves of at most a quarter turn (SVG 1.1, F.6.5). */
function arc(x: number, y: number, n: readonly number[], toX: number, toY: number): number[][] {
  let [rx, ry] = [Math.abs(n[0]), Math.abs(n[1])];
  const turn = (n[2] * Math.PI) / 180;
  if ((x === toX && y === toY) || rx === 0 || ry === 0) return [[x, y, toX, toY, toX, toY]];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const px = (cos * (x - toX)) / 2 + (sin * (y - toY)) / 2;
  const py = (-sin * (x - toX)) / 2 + (cos * (y - toY)) / 2;
  const grow = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow];
  const below = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below)) * (n[3] === n[4] ? -1 : 1);
  const [cx1, cy1] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const [cx, cy] = [cos * cx1 - sin * cy1 + (x + toX) / 2, sin * cx1 + cos * cy1 + (y + toY) / 2];
  const from = Math.atan2((py - cy1) / ry, (px - cx1) / rx);
  let sweep = Math.atan2((-py - cy1) / ry, (-px - cx1) / rx) - from;
  if (n[4] && sweep < 0) sweep += 2 * Math.PI;
  if (!n[4] && sweep > 0) sweep -= 2 * Math.PI;
  const parts = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9);
  const k = (4 / 3) * Math.tan(sweep / parts / 4);
  const at = (a: number, ahead: number): number[] => {
    const [u, v] = [rx * (Math.cos(a) - ahead * Math.sin(a)), ry * (Math.sin(a) + ahead * Math.cos(a))];
    return [cx + cos * u - sin * v, cy + sin * u + cos * v];
  };
  return Array.from({ length: parts }, (_, i) => {
    const [a, b] = [from + (sweep * i) / parts, from + (sweep * (i + 1)) / parts];
    return [...at(a, k), ...at(b, -k), ...at(b, 0)];
  });
}

/** The same path moved, turned or scaled. */
export function movedPath(steps: readonly Step[], matrix: Matrix): Step[] {
  return steps.map(({ op, to }) => {
    const moved: number[] = [];
    for (let i = 0; i < to.length; i += 2) moved.push(...apply(matrix, to[i], to[i + 1]));
    return { op, to: moved } as Step;
  });
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around all points of a path, control points among them. */
export function extentOf(steps: readonly Step[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { to } of steps)
    for (let i = 0; i < to.length; i += 2) {
      left = Math.min(left, to[i]);
      right = Math.max(right, to[i]);
      top = Math.min(top, to[i + 1]);
      bottom = Math.max(bottom, to[i + 1]);
    }
  return { left, top, right, bottom };
}

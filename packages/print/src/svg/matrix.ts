// Affine maps as PDF and SVG write them: [a b c d e f].

export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` first, then `outer`. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

export const scaled = (x: number, y: number = x): Matrix => [x, 0, 0, y, 0, 0];

export function turned(degrees: number, x = 0, y = 0): Matrix {
  // Quarter turns are exact.
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)].map(
    (value) => Math.round(value * 1e12) / 1e12,
  );
  return compose(compose(moved(x, y), [cos, sin, -sin, cos, 0, 0]), moved(-x, -y));
}

/** The value of a transform attribute. */
export function readTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, name, inner] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = (inner.match(/[-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    matrix = compose(matrix, one(name, n));
  }
  return matrix;
}

function one(name: string, n: readonly number[]): Matrix {
  if (name === 'translate') return moved(n[0], n[1] ?? 0);
  if (name === 'scale') return scaled(n[0], n[1] ?? n[0]);
  if (name === 'rotate') return turned(n[0], n[1], n[2]);
  if (name === 'matrix') return n as unknown as Matrix;
  throw new Error(`A drawing has a transform that print does not know: ${name}.`);
}

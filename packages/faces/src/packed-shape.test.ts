// Packed shapes: what the letters mean, and that every outline and state fills the room it says.

import { expect, test } from 'vitest';
import { shapes } from './map/shapes.ts';
import { pathText, unpackNumbers, unpackRings } from './packed-shape.ts';
import { outlineOf } from './sammy/outline.ts';
import { outlines } from './sammy/outlines.ts';

test('one letter is a near step, two letters are a far one', () => {
  // The letters from the blank on, without quote, backslash and tilde: the 41st is nothing.
  expect(unpackNumbers(' IJ')).toEqual([-40, 0, 1]);
  expect(unpackNumbers('z J')).toEqual([41, 1]);
  expect(unpackNumbers('zI')).toEqual([81]);
  expect(unpackNumbers('xI')).toEqual([-81]);
});

test('rings begin as seen from a point and go on from corner to corner', () => {
  expect(unpackRings('JJJIIJ~IIJIIJ', [10, 20])).toEqual([
    [
      [11, 21],
      [12, 21],
      [12, 22],
    ],
    [
      [10, 20],
      [11, 20],
      [11, 21],
    ],
  ]);
  expect(
    pathText([
      [
        [1, 2],
        [4, 2],
        [3, 9],
      ],
    ]),
  ).toBe('M1 2l3 0-1 7z');
});

const spread = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

test.each(Object.keys(outlines))('the outline of %s fills its box', (cardId) => {
  const { w, h, stars } = outlineOf(cardId);
  const corners = unpackRings(outlines[cardId][2], [0, 0]).flat();
  const [left, right] = spread(corners.map(([x]) => x));
  const [top, bottom] = spread(corners.map(([, y]) => y));
  // Small islands at the edges may have been left out.
  for (const gap of [left, top, w - right, h - bottom]) expect(Math.abs(gap)).toBeLessThan(25);
  stars.forEach((at, i) => {
    expect(at).toBeLessThan(i % 2 === 0 ? w : h);
  });
});

test('stripes lie within the outline', () => {
  const { w, h, stripes } = outlineOf('VT');
  const bars = stripes().split('z').filter(Boolean);
  expect(bars.length).toBeGreaterThanOrEqual(7);
  for (const bar of bars) {
    const [x, y] = bar.match(/\d+/g)!.map(Number);
    expect(x).toBeLessThanOrEqual(w);
    expect(y).toBeLessThanOrEqual(h);
  }
});

test('every state of the map lies on it', () => {
  for (const [x, y, packed] of Object.values(shapes)) {
    const corners = unpackRings(packed, [x, y]).flat();
    for (const [cx, cy] of corners) expect(cx > 0 && cx < 1600 && cy > 0 && cy < 1000).toBe(true);
    expect(corners.some(([cx]) => cx < x) && corners.some(([cx]) => cx > x)).toBe(true);
  }
});

// Numbers as the almanac writes them: no more digits than the interval bears, a true minus, a sign where it matters.

import type { Figure } from '@messdeck/lab';
import { reach } from './results.ts';

/** The digits behind the point that a figure with this reach deserves. */
function digits(width: number): number {
  if (width === 0 || width >= 2) return 0;
  return width >= 0.1 ? 1 : 2;
}

export function written(value: number, places: number): string {
  return value
    .toFixed(places)
    .replace('-', '−')
    .replace(/^−(0(?:\.0*)?)$/, '$1');
}

export function plain(figure: Figure, sign = false): string {
  const text = written(figure.value, digits(reach(figure)));
  return sign && figure.value > 0 && !/^0(\.0*)?$/.test(text) ? `+${text}` : text;
}

/** "± 2" */
export function give(figure: Figure): string {
  const width = reach(figure);
  return `± ${written(width, digits(width))}`;
}

/** For those who listen: "12, between 10 and 14". */
export function spoken(figure: Figure, sign = false): string {
  const { interval } = figure;
  if (!interval) return plain(figure, sign);
  const places = digits(reach(figure));
  return `${plain(figure, sign)}, between ${written(interval[0], places)} and ${written(interval[1], places)}`;
}

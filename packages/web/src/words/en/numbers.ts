// Numbers in words and figures.

import { LOCALE } from './locale.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "no", "three"; larger ones as figures. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "second"; undefined where nobody would count so far. */
export const placeInWords = (place: number): string | undefined => PLACES[place - 1];

/** A number with a true minus sign, and thousands apart: "−1,200". */
export const figure = (points: number): string =>
  `${points < 0 ? '−' : ''}${Math.abs(points).toLocaleString(LOCALE)}`;

/** The same with a plus before gains. */
export const change = (points: number): string => (points > 0 ? `+${figure(points)}` : figure(points));

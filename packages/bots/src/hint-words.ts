// A hint in words: what is to be expected of each choice, and what speaks for the first of them.

import { capital, lower } from '@messdeck/engine';
import { type Expectation, leadOver } from './expert/expect.ts';

/** Whoever passes has nothing to make: what is to be expected of the hand is said instead. */
const PASS = 'pass';
/** In tenths of the deals: a difference worth telling. */
const TOLD = 2;

/** "Made in 7 of 10 deals; takes this squad in 9 of 10."; empty where only the figures tell. */
export function chances(one: Expectation, all: readonly Expectation[], action: string): string {
  const parts: string[] = [];
  // What a card does not change any more is not worth the room.
  const open = !one.near || all.some((other) => tens(other, 'reached') !== tens(one, 'reached'));
  if (one.goal && open && action !== PASS)
    parts.push(`${one.goal} in ${inTen(one.reached, one)} of 10 deals`);
  if (one.near) parts.push(`${one.near} in ${inTen(one.came, one)} of 10`);
  if (parts.length === 0 && one.points === undefined)
    parts.push(`the best in ${inTen(one.best, one)} of 10 deals`);
  return parts.length === 0 ? '' : `${capital(parts.join('; '))}.`;
}

/** What the hand brings on average: the seat's, and the others' where there are any. */
export function figuresOf({ points, others }: Expectation): readonly string[] {
  return [points, others].flatMap((mean) => (mean === undefined ? [] : [figure(mean)]));
}

/** Why the first is advised before the second, from what tells them apart. */
export function compared(first: Expectation, second: Expectation | undefined, unit: string): string {
  if (!second) return 'All else would be giving up.';
  const { lead, error } = leadOver(first, second);
  if (lead === 0 && error === 0) return 'The first two come to the same.';
  return (
    more(first.goal, tens(first, 'reached'), tens(second, 'reached')) ??
    nearer(first, second, unit) ??
    better(first, second, unit) ??
    'There is little between it and the next best.'
  );
}

function more(words: string | undefined, first: number, second: number): string | undefined {
  if (!words || first - second < TOLD) return undefined;
  return `${capital(words)} in ${first} of 10 deals, with the next best in ${second}.`;
}

/** What the choice does to the trick in play, where it is not the end of the hand that tells. */
function nearer(first: Expectation, second: Expectation, unit: string): string | undefined {
  const [now, then] = [tens(first, 'came'), tens(second, 'came')];
  if (!first.near || Math.abs(now - then) < TOLD) return undefined;
  const end = better(first, second, unit);
  if (now > then) return `It ${first.near} in ${now} of 10 deals, the next best in ${then}.`;
  return end && `It ${first.near} less often than the next best, but ${lower(end)}`;
}

/** More of what is counted by the end of the hand, where chance does not explain it. */
function better(first: Expectation, second: Expectation, unit: string): string | undefined {
  const { lead, error } = leadOver(first, second);
  if (lead <= 2 * error) return undefined;
  const ahead = margin(first) - margin(second);
  if (!(ahead > 0.05)) return 'It does better than the next best in the long run.';
  return `The hand ends about ${figure(ahead)} ${unit} better than with the next best.`;
}

const margin = ({ points = Number.NaN, others = 0 }: Expectation): number => points - others;

const tens = (one: Expectation, count: 'reached' | 'came'): number => inTen(one[count], one);

function inTen(count: number, { deals }: Expectation): number {
  return Math.round((10 * count) / deals);
}

function figure(points: number): string {
  const rounded = points.toFixed(Math.abs(points) < 10 ? 1 : 0).replace('-', '−');
  return /[1-9]/.test(rounded) ? rounded : '0';
}

// The yardstick of the solver's figures: the bare loop's moves a second, and times in milliseconds of the processor, as
// they would be where the bare loop makes 24 million moves a second.

import { Random } from '@messdeck/engine';
import { bareLoop } from './bare-loop.mjs';

const STANDARD = 24_000_000;
const quarter = (hand) => 0x111111 << hand;
const deal = { low: [0, 1, 2, 3].map(quarter), high: [0, 1, 2, 3].map(quarter), nest: 48, leader: 0 };
const play = bareLoop(deal, new Random('yardstick'));

/** Time of the processor so far, in milliseconds: what others do on the machine does not count. */
export function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Moves a second of the bare loop, now. */
export function bareMoves() {
  const start = clock();
  let moves = 0;
  while (clock() - start < 60) for (let i = 0; i < 500; i++) moves += play();
  return (1000 * moves) / (clock() - start);
}

/** Does some work and gives its time by the standard of the yardstick, measured before and after. */
export function timed(work) {
  const before = bareMoves();
  const start = clock();
  work();
  const spent = clock() - start;
  return (spent * (before + bareMoves())) / 2 / STANDARD;
}

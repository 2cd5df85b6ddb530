import type { LogEvent } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { firstDeal } from './same-cards.ts';

const logOf = (...lines: string[]): LogEvent[] =>
  lines.map((line) => {
    const [by, ...words] = line.split(' ');
    return { by: by === 'chance' ? by : Number(by), do: words.join(' ') };
  });

test('the first deal is what was cut, chosen and shuffled before anything was played', () => {
  const tactics = logOf('chance cut I7 I3', 'chance shuffle I1 I2', '0 pass', 'chance shuffle I2 I1');
  expect(firstDeal(tactics)).toEqual(tactics.slice(0, 2));
  const forces = logOf('chance cut AR3', 'chance shuffle NA14', 'chance shuffle CG2', '0 play NA9');
  expect(firstDeal(forces)).toEqual(forces.slice(0, 3));
  const contest = logOf('chance cut NY', '0 ticket democratic', 'chance cut NY', 'chance shuffle NJ');
  expect(firstDeal([...contest, ...logOf('0 play CT')])).toEqual(contest);
});

// What the packages promise (Node 20.19 or newer) holds for everything they are installed with.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const OLDEST = [20, 19, 0];

interface Installed {
  readonly dev?: boolean;
  readonly engines?: { readonly node?: string };
}

/** Whether one of the alternatives of a range begins at our oldest Node or before. */
function allows(range: string): boolean {
  return range.split('||').some((alternative) => {
    const [lowest = '0'] = /\d+(\.\d+)*/.exec(alternative) ?? [];
    const parts = lowest.split('.').map(Number);
    const i = OLDEST.findIndex((part, at) => part !== (parts[at] ?? 0));
    return i < 0 || (parts[i] ?? 0) < OLDEST[i];
  });
}

test('no package we install demands a newer Node than we promise', () => {
  const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
    readonly packages: Readonly<Record<string, Installed>>;
  };
  const demanding = Object.entries(lock.packages)
    .filter(([, { dev, engines }]) => !dev && engines?.node !== undefined && !allows(engines.node))
    .map(([name, { engines }]) => `${name}: ${engines?.node}`);
  expect(demanding).toEqual([]);
});

// Addresses of the page.

import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { parseRoute } = await import('./router.ts');
vi.unstubAllGlobals();

test.each([
  ['', { page: 'shelf' }],
  ['#/', { page: 'shelf' }],
  ['#/set/tactics', { page: 'set', game: 'tactics' }],
  ['#/play/abc', { page: 'play', match: 'abc' }],
  ['#/settings', { page: 'settings' }],
  ['#/play/', { page: 'shelf' }],
  ['#/nowhere', { page: 'shelf' }],
])('%s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

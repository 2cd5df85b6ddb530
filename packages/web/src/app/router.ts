// Where the page is, by the hash: #/ the shelf, #/set/<game>, #/play/<match>, #/settings.

import { type Signal, signal } from '@preact/signals';

export type Route =
  | { readonly page: 'shelf' }
  | { readonly page: 'set'; readonly game: string }
  | { readonly page: 'play'; readonly match: string }
  | { readonly page: 'settings' };

export function parseRoute(hash: string): Route {
  const [page, id] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'set' && id) return { page, game: id };
  if (page === 'play' && id) return { page, match: id };
  if (page === 'settings') return { page };
  return { page: 'shelf' };
}

export const route: Signal<Route> = signal(parseRoute(location.hash));

addEventListener('hashchange', () => {
  route.value = parseRoute(location.hash);
});

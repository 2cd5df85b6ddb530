// Where the page is, by the hash: #/ the shelf, #/set/<game>, #/play/<match>, #/lesson/<game>, #/learn, #/history,
// #/daily with the day of a link, #/figures/<game>, #/settings, #/challenges and #/challenge/<id>, #/your-turn, #/you, #/along/<code>, #/ladders, #/clubs, and the pages to study: #/almanac, #/chart, #/atlas, #/packs, #/rules with what is looked at behind them.

import { type Signal, signal } from '@preact/signals';

export type Route =
  | { readonly page: 'shelf' | 'learn' | 'history' | 'settings' }
  | { readonly page: 'daily'; readonly path: readonly string[] }
  | { readonly page: 'set' | 'lesson' | 'figures'; readonly game: string }
  | { readonly page: 'play'; readonly match: string }
  | { readonly page: 'online' | 'challenges' | 'your-turn' | People; readonly path: readonly string[] }
  | { readonly page: 'study'; readonly study: Study; readonly path: readonly string[] };

/** Tables on a server: set with friends, the lobby, a seat or the door, a seat's private link, looking on. */
const ONLINE: readonly string[] = ['friends', 'tables', 't', 'seat', 'watch'];

/** Who you are, and whom you play. */
const PEOPLE = ['you', 'along', 'ladders', 'clubs'] as const;
type People = (typeof PEOPLE)[number];

const STUDIES = ['almanac', 'atlas', 'chart', 'packs', 'replay', 'rules'] as const;

/** The pages to study. */
export type Study = (typeof STUDIES)[number];

export function parseRoute(hash: string): Route {
  const [page, ...path] = hash.replace(/^#\/?/, '').split('/');
  const [id] = path;
  if ((page === 'set' || page === 'lesson' || page === 'figures') && id) return { page, game: id };
  if (page === 'play' && id) return { page, match: id };
  if (page === 'learn' || page === 'history' || page === 'settings') return { page };
  if (page === 'daily') return { page, path };
  if (ONLINE.includes(page)) return { page: 'online', path: [page, ...path] };
  const people = PEOPLE.find((name) => name === page);
  if (people) return { page: people, path };
  if (page === 'your-turn') return { page, path };
  if (page === 'challenges' || page === 'challenge') return { page: 'challenges', path: [page, ...path] };
  const study = STUDIES.find((name) => name === page);
  return study ? { page: 'study', study, path: path.map(decode) } : { page: 'shelf' };
}

/** A part of an address; as it is where it is not well formed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route: Signal<Route> = signal(parseRoute(location.hash));

addEventListener('hashchange', () => {
  route.value = parseRoute(location.hash);
});

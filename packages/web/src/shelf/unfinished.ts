// Unfinished matches in words: who plays, how it stands, when it was last played.

import type { StoredMatch } from '../sources/local/session.ts';

/** "Roy, Mabel and Otto". */
function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** " with Roy, Mabel and Otto"; nothing for a game for one. */
export function withWhom({ seats }: Pick<StoredMatch, 'seats'>): string {
  const others = seats.filter(({ bot }) => bot !== undefined).map(({ name }) => name);
  return others.length > 0 ? ` with ${list(others)}` : '';
}

/** "You 12, Mabel 5, Roy 0."; nothing before the first point. */
export function howItStands({ seats, scores }: Pick<StoredMatch, 'seats' | 'scores'>): string {
  if (scores.every((score) => score === 0)) return '';
  const said = seats.map(
    ({ name, bot }, seat) => `${bot === undefined ? 'You' : name} ${minus(scores[seat])}`,
  );
  return `${said.join(', ')}.`;
}

/** A number with a true minus sign. */
const minus = (score: number): string => String(score).replace('-', '\u2212');

const DAY = 24 * 60 * 60 * 1000;

/** "Last played today.", "… yesterday.", "… on 3 March." */
export function whenPlayed(touched: number, now: Date): string {
  const played = new Date(touched);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (touched >= midnight) return 'Last played today.';
  if (touched >= midnight - DAY) return 'Last played yesterday.';
  return `Last played on ${played.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}.`;
}

// Unfinished matches in words: who plays, how it stands, when it was last played.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import { byTwoSides } from '../games/catalog.ts';
import type { StoredMatch } from '../sources/local/session.ts';

type Seated = Pick<StoredMatch, 'game' | 'seats' | 'scores' | 'hand'>;

/** The player's own seat where two sides play, each with one score; partners may change from hand to hand. */
function seatOfSide({ game, seats, scores }: Seated): number | undefined {
  const paired = scores[0] === scores[2] && scores[1] === scores[3];
  return paired && byTwoSides(game, seats.length)
    ? seats.findIndex(({ bot }) => bot === undefined)
    : undefined;
}

/** ", with Roy", the partner; ", with Mabel, Roy and Otto" where each plays for himself; nothing in a game for one. */
export function withWhom(match: Seated): string {
  const own = seatOfSide(match);
  const others = match.seats.filter(({ bot }, seat) =>
    own === undefined ? bot !== undefined : seat === (own + 2) % 4,
  );
  return others.length > 0 ? `, with ${listAnd(others.map(({ name }) => name))}` : '';
}

/** "You lead 95 : 60, hand 3.", "You 12, Mabel 5, Roy 0; hand 2."; nothing before the first point. */
export function howItStands(match: Seated): string {
  const { seats, scores, hand = 1 } = match;
  // Where a match is one hand, or its first, its number tells nothing.
  const number = hand > 1 ? `hand ${hand}.` : '';
  if (scores.every((score) => score === 0)) return hand > 1 ? `Hand ${hand}.` : '';
  const own = seatOfSide(match);
  if (own !== undefined) {
    const [ours, theirs] = [scores[own], scores[(own + 1) % 4]];
    const how = ours > theirs ? 'You lead' : ours < theirs ? 'You trail' : 'Tied';
    return `${how} ${minus(ours)} : ${minus(theirs)}${number ? `, ${number}` : '.'}`;
  }
  const said = seats.map(
    ({ name, bot }, seat) => `${bot === undefined ? 'You' : name} ${minus(scores[seat])}`,
  );
  return `${said.join(', ')}${number ? `; ${number}` : '.'}`;
}

/** A number with a true minus sign. */
const minus = (score: number): string => String(score).replace('-', '\u2212');

const DAY = 24 * 60 * 60 * 1000;

/** "Today.", "Yesterday.", "March 3." */
export function whenPlayed(touched: number, now: Date): string {
  const played = new Date(touched);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (touched >= midnight) return 'Today.';
  if (touched >= midnight - DAY) return 'Yesterday.';
  return `${played.toLocaleDateString('en-US', { day: 'numeric', month: 'long' })}.`;
}

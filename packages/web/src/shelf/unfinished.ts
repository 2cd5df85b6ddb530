// Unfinished matches in words: who plays, how it stands, when it was last played.

import * as words from '#words/unfinished.ts';
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

/** "Tactics, with Roy", the partner; "Bang, with Mabel, Roy and Otto" where each plays alone; "Flag" in a game for one. */
export function withWhom(title: string, match: Seated): string {
  const own = seatOfSide(match);
  const others = match.seats.filter(({ bot }, seat) =>
    own === undefined ? bot !== undefined : seat === (own + 2) % 4,
  );
  return words.gameWith(
    title,
    others.map(({ name }) => name),
  );
}

/** "You lead 95 : 60, hand 3.", "You 12, Mabel 5, Roy 0; hand 2."; nothing before the first point. */
export function howItStands(match: Seated): string {
  const { seats, scores, hand = 1 } = match;
  // Where a match is one hand, or its first, its number tells nothing.
  if (scores.every((score) => score === 0)) return hand > 1 ? words.atHand(hand) : '';
  const own = seatOfSide(match);
  if (own !== undefined) return words.sidesStand(scores[own], scores[(own + 1) % 4], hand);
  const players = seats.map(({ name, bot }, seat) => [bot && name, scores[seat]] as const);
  return words.playersStand(players, hand);
}

const DAY = 24 * 60 * 60 * 1000;

/** "Today.", "Yesterday.", "March 3." */
export function whenPlayed(touched: number, now: Date): string {
  const played = new Date(touched);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (touched >= midnight) return words.today;
  if (touched >= midnight - DAY) return words.yesterday;
  return words.onDay(played);
}

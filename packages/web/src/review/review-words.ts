// A review in words: what was done and what came of it, what was better, what that is worth, and how sure it is.

import type { ReviewedChoice } from '@messdeck/bots';
import { capital, type Game, lower, orderOf, reportOf } from '@messdeck/engine';
import { figure } from '#words/numbers.ts';
import * as words from '#words/review.tsx';
import type { ReplayFrames } from '../sources/replay/replay-frames.ts';
import type { Layout } from '../table/model/layout.ts';
import type { TableModel } from '../table/model/model.ts';
import { takenBy } from '../table/model/rounds.ts';
import type { ReviewDesk } from './review-desk.ts';
import { isCostly } from './reviews.ts';

/** Points to a tenth, with a true minus sign. */
export const tenths = (points: number): string => figure(Math.round(points * 10) / 10);

/** What the patiences count; everything else is points. */
const UNITS: Readonly<Record<string, words.Unit>> = { flag: 'flags', 'sammys-travels': 'states' };

/** "12 points", "1 flag", "2.5 states". */
export const counted = ({ id }: Game, value: number): string =>
  words.counted(tenths(value), UNITS[id] ?? 'points');

/** Who sat there, the person who looks being "You". */
export function nameOf({ film, person }: ReviewDesk, seat: number): string {
  return seat === person ? words.youFirst : film.record.seats[seat].name;
}

/** "Squad 9", "Bid": where in the hand a choice was made. */
export function placeOf(film: ReplayFrames, { rounds }: Layout, { step, chosen }: ReviewedChoice): string {
  const [verb] = chosen.split(' ');
  const hand = film.hands.find(({ to }) => step < to);
  if (verb !== 'play' || !rounds || !hand) return capital(verb.replaceAll('-', ' '));
  return `${capital(rounds.title)} ${hand.tricks.filter((trick) => trick <= step).length + 1}`;
}

/** "You play the 3 of Artillery", "Otto plays the 9 of Engineers". */
function deedIn(desk: ReviewDesk, game: Game, { seat, chosen }: ReviewedChoice): string {
  if (seat === desk.person) return words.youDid(lower(orderOf(game, chosen)));
  return reportOf(
    game,
    seat,
    chosen,
    desk.film.record.seats.map(({ name }) => name),
  ).trim();
}

/** Who took the round that the choice was made in, where one did. */
function takerAfter(
  { film }: ReviewDesk,
  model: TableModel,
  { rounds }: Layout,
  choice: ReviewedChoice,
): number | undefined {
  const hand = film.hands.find(({ to }) => choice.step < to);
  const end = hand?.tricks.find((trick) => trick > choice.step);
  if (!rounds || end === undefined || !choice.chosen.startsWith('play ')) return undefined;
  const entry = film.entries(choice.seat, end).at(-1);
  return entry && takenBy(model, rounds, film.view(choice.seat, end - 1), entry)?.taker;
}

/** What happened, as a sentence. */
export function happened(
  desk: ReviewDesk,
  model: TableModel,
  layout: Layout,
  choice: ReviewedChoice,
): string {
  const deed = deedIn(desk, model.game, choice);
  const taker = takerAfter(desk, model, layout, choice);
  if (taker === undefined) return words.happened(deed);
  const name = nameWithin(desk, taker);
  return words.happenedAndTook({ deed, name, own: taker === desk.person, round: layout.rounds!.title });
}

/** What a hand is worth in words: "12 points ahead", "about 8 points". */
export function worth(desk: ReviewDesk, value: number): string {
  const { sides } = desk.film.stand(desk.film.length);
  const against = new Set(sides).size === 2 && sides.length > 2;
  const { game } = desk.film;
  if (!against) return words.endsWith(counted(game, game.parts?.lowWins ? -value : value));
  if (tenths(value) === '0') return words.even;
  const size = counted(game, Math.abs(value));
  return value > 0 ? words.endsAhead(size) : words.endsBehind(size);
}

/** What was better, with open cards: counted to the end. */
export function openReason(desk: ReviewDesk, choice: ReviewedChoice, game: Game): string {
  const best = choice.options[0]?.value ?? 0;
  return words.better({
    action: lower(orderOf(game, choice.best)),
    ends: worth(desk, best),
    otherwise: worth(desk, best - choice.cost),
  });
}

/** What was better as far as the seat could know. */
export function knownReason(desk: ReviewDesk, found: ReviewedChoice, game: Game): string {
  const name = nameWithin(desk, found.seat);
  if (!isCostly(found)) {
    return words.nothingBetter(name);
  }
  return words.usuallyBetter({ name, action: lower(orderOf(game, found.best)) });
}

/** "Costs about 2, between 1.2 and 2.8". */
export function sureness({ cost, error, kind }: ReviewedChoice, game: Game): string {
  if (kind === 'exact') return words.costsExactly(counted(game, cost));
  const least = Math.max(0, cost - 2 * error);
  return words.costsAbout({
    points: counted(game, cost),
    least: tenths(least),
    most: tenths(cost + 2 * error),
  });
}

/** The same within a sentence. */
function nameWithin(desk: ReviewDesk, seat: number): string {
  return seat === desk.person ? words.you : nameOf(desk, seat);
}

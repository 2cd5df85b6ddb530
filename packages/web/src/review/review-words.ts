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
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  flag: [words.flag, words.flags],
  'sammys-travels': [words.state, words.states],
};

/** "12 points", "1 flag", "2.5 states". */
export function counted({ id }: Game, value: number): string {
  const size = tenths(value);
  const [one, many] = UNITS[id] ?? [words.point, words.points];
  return `${size} ${size === '1' ? one : many}`;
}

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

/** ", and Mabel takes the squad" where a round was taken after the choice. */
function takenAfter(desk: ReviewDesk, model: TableModel, layout: Layout, choice: ReviewedChoice): string {
  const { film } = desk;
  const hand = film.hands.find(({ to }) => choice.step < to);
  const end = hand?.tricks.find((trick) => trick > choice.step);
  if (!layout.rounds || end === undefined || !choice.chosen.startsWith('play ')) return '';
  const entry = film.entries(choice.seat, end).at(-1);
  const taken = entry && takenBy(model, layout.rounds, film.view(choice.seat, end - 1), entry);
  if (!taken) return '';
  const verb = taken.taker === desk.person ? words.take : words.takes;
  return words.andTakes({ name: nameWithin(desk, taken.taker), verb, round: layout.rounds.title });
}

/** What happened, as a sentence. */
export function happened(
  desk: ReviewDesk,
  model: TableModel,
  layout: Layout,
  choice: ReviewedChoice,
): string {
  return `${deedIn(desk, model.game, choice)}${takenAfter(desk, model, layout, choice)}.`;
}

/** What a hand is worth in words: "12 points ahead", "about 8 points". */
export function worth(desk: ReviewDesk, value: number): string {
  const { sides } = desk.film.stand(desk.film.length);
  const against = new Set(sides).size === 2 && sides.length > 2;
  const { game } = desk.film;
  if (!against) return words.withPoints(counted(game, game.parts?.lowWins ? -value : value));
  if (tenths(value) === '0') return words.even;
  return `${counted(game, Math.abs(value))} ${value > 0 ? words.ahead : words.behind}`;
}

/** What was better, with open cards: counted to the end. */
export function openReason(desk: ReviewDesk, choice: ReviewedChoice, game: Game): string {
  const best = choice.options[0]?.value ?? 0;
  return (
    words.betterAction({ action: lower(orderOf(game, choice.best)), worth: worth(desk, best) }) +
    words.afterThisChoice(worth(desk, best - choice.cost))
  );
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

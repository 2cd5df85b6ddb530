// Which games can be played as boards, that is deal by deal, by people who compare what they made of the same cards.

import type { Game } from '../game.ts';
import { findGame } from '../games/index.ts';
import type { Rules } from '../options.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { settleRules } from '../rules.ts';

/** How one deal of a game is played as a board. */
export interface BoardForm {
  readonly game: string;
  readonly seats: number;
  /** The options that make a match of one deal; the others may be chosen. */
  readonly fixed: Readonly<Record<string, string | number | boolean>>;
  /** By seat: the side it belongs to. Sides are compared with those who held the same cards. */
  readonly sides: readonly number[];
  /** The verb of what is bid, where the last bid is the contract. */
  readonly contract?: string;
}

const PARTNERS = [0, 1, 0, 1];
const ALONE = [0, 1, 2, 3];

/** For partners first. A deal that is thrown in would be another board: the dealer has to bid. */
const FORMS: readonly BoardForm[] = [
  {
    game: 'tactics',
    seats: 4,
    fixed: { match: 'hand', allPass: 'dealer' },
    sides: PARTNERS,
    contract: 'bid',
  },
  {
    game: 'militac',
    seats: 4,
    fixed: { match: 'hand', allPass: 'dealer' },
    sides: PARTNERS,
    contract: 'bid',
  },
  { game: 'sammy', seats: 4, fixed: { deals: 1, partners: 'fixed' }, sides: PARTNERS, contract: 'bid' },
  { game: 'skirmish', seats: 4, fixed: { limit: 0 }, sides: PARTNERS },
  { game: 'national-contest', seats: 4, fixed: { election: 'president' }, sides: ALONE },
  { game: 'do-boy', seats: 4, fixed: { match: 'hand' }, sides: ALONE },
  { game: 'flag', seats: 1, fixed: {}, sides: [0] },
  { game: 'sammys-travels', seats: 1, fixed: {}, sides: [0] },
];

/** The games that can be played as boards. */
export const boardGames: readonly string[] = FORMS.map(({ game }) => game);

/** How a game is played as boards. */
export function boardFormOf(game: string): BoardForm | Refusal {
  const found = FORMS.find((form) => form.game === game);
  return (
    found ??
    refuse(
      `${JSON.stringify(game)} cannot be played as boards of one deal each; ${boardGames.join(', ')} can.`,
    )
  );
}

/** Whether partners play a board together. */
export function isForPartners({ sides }: BoardForm): boolean {
  return new Set(sides).size < sides.length;
}

/** The settled rules of one board, with the options that were chosen; what makes it one deal cannot be changed. */
export function boardRules(form: BoardForm, chosen: Rules): Rules | Refusal {
  const game = findGame(form.game);
  if (isRefusal(game)) return game;
  const other = Object.keys(form.fixed).find((key) => key in chosen && chosen[key] !== form.fixed[key]);
  if (other !== undefined)
    return refuse(
      `A board of ${game.title} is one deal: ${other} is ${JSON.stringify(form.fixed[other])}, not ${JSON.stringify(chosen[other])}.`,
    );
  return settleRules(game as Game, { ...chosen, ...form.fixed }, form.seats);
}

/**
 * What a seat made of a board, from the scores of its match: its side's score, less that of the other side where there
 * are two. More is better in every game.
 */
export function madeOf(game: Game, form: BoardForm, scores: readonly number[], seat: number): number {
  const { sides } = form;
  const own = scores[seat];
  const others = scores.filter((_, at) => sides[at] !== sides[seat]);
  const made = isForPartners(form) ? own - others[0] : own;
  return game.parts?.lowWins && made !== 0 ? -made : made;
}

// Ladders: one for each game, number of seats, and whether seats win together; for all time, and for a season of three
// months.

import type { Store } from '../store/store.ts';
import { list } from './documents.ts';
import { figures, isRanked, type Played, placesOf } from './figures.ts';

export interface Ladder {
  readonly game: string;
  readonly seats: number;
  readonly teams: boolean;
}

export interface Season {
  /** "2026-4": the fourth quarter. */
  readonly id: string;
  readonly from: number;
  readonly until: number;
}

/** A rating as it is kept: how it went, the latest last. */
export interface KeptRating extends Played {
  readonly person: string;
  readonly course: readonly (readonly [at: number, mu: number, sigma: number])[];
}

/** As many steps of its course are kept. */
export const COURSE = 60;
/** A ladder lists so many. */
export const MOST_RANKED = 2000;

/** The season at a time. */
export function seasonAt(at: number): Season {
  const date = new Date(at);
  return seasonOf(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) + 1);
}

function seasonOf(year: number, quarter: number): Season {
  const month = (quarter - 1) * 3;
  return { id: `${year}-${quarter}`, from: Date.UTC(year, month), until: Date.UTC(year, month + 3) };
}

/** The season of a name; undefined: there is none like that. */
export function seasonNamed(name: string): Season | undefined {
  const [, year, quarter] = /^(2\d{3})-([1-4])$/.exec(name) ?? [];
  return quarter === undefined ? undefined : seasonOf(Number(year), Number(quarter));
}

/** How a ladder's documents are grouped. */
export function groupOf({ game, seats, teams }: Ladder, season?: Season): string {
  return `${game} ${seats} ${teams ? 'teams' : 'alone'}${season ? ` ${season.id}` : ''}`;
}

export interface Rung {
  readonly person: string;
  readonly from: number;
  readonly to: number;
  readonly rating: number;
  readonly give: number;
  readonly matches: number;
}

/** Everybody whose rating is certain enough, the highest first, and how many others there are. */
export async function readLadder(
  store: Store,
  group: string,
  isMeant: (person: string) => boolean = () => true,
): Promise<{ readonly rungs: readonly Rung[]; readonly unranked: number }> {
  const all = (await list<KeptRating>(store, 'rating', group, MOST_RANKED))
    .map(({ value }) => value)
    .filter(({ person }) => isMeant(person));
  const ranked = all.filter(isRanked).map((each) => ({ ...figures(each), ...each }));
  const places = placesOf(ranked);
  const rungs = ranked.map(({ person, rating, give, matches }, at) => ({
    person,
    ...places[at],
    rating,
    give,
    matches,
  }));
  return { rungs, unranked: all.length - ranked.length };
}

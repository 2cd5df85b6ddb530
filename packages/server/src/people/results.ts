// What follows from a finished match for the people who played it: ratings, their lists of matches, and whom they have
// sat with. All of it is written in one step, once for each match, however often it is asked for.

import type { DocumentChange, Store } from '../store/store.ts';
import type { Finished } from '../table/finished.ts';
import { type Found, find, untilWritten, write } from './documents.ts';
import { figures, ranksOf, UNKNOWN } from './figures.ts';
import { COURSE, groupOf, type KeptRating, type Ladder, seasonAt } from './ladder.ts';

/** A match in somebody's list. */
export interface PlayedMatch {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly seats: number;
  readonly teams: boolean;
  readonly rated: boolean;
  /** How the rating changed, where it did. */
  readonly change?: number;
  readonly place: number;
  readonly of: number;
  readonly won: boolean;
  readonly left?: boolean;
  readonly score: number;
  /** The best score of another side. */
  readonly against: number;
  readonly others: readonly {
    readonly person?: string;
    readonly name: string;
    readonly partner?: boolean;
  }[];
}

/** Somebody with whom one has sat at a table. */
export interface Met {
  readonly person: string;
  readonly name: string;
  readonly times: number;
  readonly game: string;
}

/** The ladders on which somebody has a rating. */
export interface OnLadders {
  readonly groups: readonly string[];
}

interface Parts {
  readonly store: Store;
  readonly wall: () => number;
}

export class MatchResults {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Writes down what follows from a match, if that has not been done. */
  write(match: Finished): Promise<void> {
    const people = new Set(match.seats.flatMap(({ person }) => person ?? []));
    // Whoever plays with bots alone keeps that to themselves.
    if (people.size < 2) return Promise.resolve();
    return untilWritten(async () => {
      const { store, wall } = this.parts;
      if (await store.document('rated', match.table)) return;
      const at = wall();
      const rates = isRated(match, people.size);
      const ladder: Ladder = {
        game: match.game,
        seats: match.seats.length,
        teams: new Set(match.sides).size < match.seats.length,
      };
      const rated = rates ? await this.rate(match, ladder, at) : undefined;
      const club = match.club === undefined ? [] : await clubPoints(store, match.club, match, at);
      await store.change([
        write('rated', { id: match.table }, { at }),
        ...(rated?.changes ?? []),
        ...(match.board ? [] : listed(match, ladder, at, rated?.moved)),
        ...(await this.met(match, at)),
        ...club,
      ]);
    });
  }

  /** Two ladders move: that of all time, and that of the season. */
  private async rate(
    match: Finished,
    ladder: Ladder,
    at: number,
  ): Promise<{ readonly changes: DocumentChange[]; readonly moved: readonly number[] }> {
    const { store } = this.parts;
    const { ratingsAfter } = await import('./ratings.ts');
    const changes: DocumentChange[] = [];
    let moved: readonly number[] = [];
    const groups = [groupOf(ladder), groupOf(ladder, seasonAt(at))];
    for (const group of groups) {
      const before = await Promise.all(
        match.seats.map(({ person }) => find<KeptRating>(store, 'rating', `${group} ${person}`)),
      );
      const known = before.map((found) => found?.value ?? UNKNOWN);
      const seats = match.seats.map(({ left }, seat) => ({
        before: known[seat],
        side: match.sides[seat],
        left,
      }));
      const after = ratingsAfter({ ...match, seats });
      if (group === groups[0])
        moved = after.map((each, seat) => figures(each).rating - figures(known[seat]).rating);
      after.forEach((next, seat) => {
        if (next === known[seat]) return;
        const person = match.seats[seat].person!;
        const course = [...(before[seat]?.value.course ?? []), [at, next.mu, next.sigma] as const];
        const value: KeptRating = { person, ...next, course: course.slice(-COURSE) };
        const id = `${group} ${person}`;
        changes.push(write('rating', { id, seen: before[seat]?.seen }, value, { group, order: next.mu }));
      });
    }
    if (!(await store.document('ladder', groups[0])))
      changes.push(write('ladder', { id: groups[0] }, ladder, { group: 'all', order: at }));
    for (const { person } of match.seats) {
      const found = await find<OnLadders>(store, 'ladders of', person!);
      const known = found?.value.groups ?? [];
      const more = groups.filter((group) => !known.includes(group));
      if (more.length === 0) continue;
      const value: OnLadders = { groups: [...known, ...more] };
      changes.push(write('ladders of', { id: person!, seen: found?.seen }, value));
    }
    return { changes, moved };
  }

  private async met({ seats, game }: Finished, at: number): Promise<DocumentChange[]> {
    const { store } = this.parts;
    const people = seats.filter(
      ({ person }, seat) => person && seats.findIndex((one) => one.person === person) === seat,
    );
    const pairs = people.flatMap((one) =>
      people.filter((other) => other !== one).map((other) => [one, other]),
    );
    return Promise.all(
      pairs.map(async ([one, other]) => {
        const id = `${one.person} ${other.person}`;
        const found: Found<Met> | undefined = await find<Met>(store, 'met', id);
        const times = (found?.value.times ?? 0) + 1;
        const value: Met = { person: other.person!, name: other.name, times, game };
        return write('met', { id, seen: found?.seen }, value, { group: one.person!, order: at });
      }),
    );
  }
}

/** Only a match of people counts, each of them once, and one that somebody has won. */
function isRated({ rated, seats, winners }: Finished, people: number): boolean {
  return rated && people === seats.length && winners.length > 0;
}

/** The match in the lists of those who played it. */
function listed(
  match: Finished,
  { seats: count, teams }: Ladder,
  at: number,
  moved?: readonly number[],
): DocumentChange[] {
  const { table, game, rated, seats, sides, scores, winners, lowWins } = match;
  const all = [...new Set(sides)];
  const members = all.map((side) => seats.flatMap((_, seat) => (sides[seat] === side ? [seat] : [])));
  const ranks = ranksOf(members, { seats, scores, winners, lowWins });
  const best = (of: readonly number[]): number => (lowWins ? Math.min(...of) : Math.max(...of));
  const changes: DocumentChange[] = [];
  const listedOnce = new Set<string>();
  seats.forEach(({ person, left }, seat) => {
    if (person === undefined || listedOnce.has(person)) return;
    listedOnce.add(person);
    const side = all.indexOf(sides[seat]);
    const against = scores.filter((_, other) => sides[other] !== sides[seat]);
    const value: PlayedMatch = {
      table,
      game,
      at,
      seats: count,
      teams,
      rated: rated && moved !== undefined,
      ...(moved && { change: moved[seat] }),
      place: ranks[side],
      of: all.length,
      won: winners.includes(seat) && !left,
      ...(left && { left }),
      score: scores[seat],
      against: best(against),
      others: seats.flatMap((other, i) =>
        i === seat
          ? []
          : [
              {
                ...(other.person !== undefined && { person: other.person }),
                name: other.name,
                ...(sides[i] === sides[seat] && { partner: true }),
              },
            ],
      ),
    };
    changes.push(write('played', { id: `${person} ${table}` }, value, { group: person, order: at }));
  });
  return changes;
}

// ── The standing of a club ─────────────────────────────────────────────────────────────────────────────────────────

/** What an evening of a club brought each of its players: the sum of their places, and of how many matches. */
export interface ClubEvening {
  readonly day: string;
  readonly players: Readonly<
    Record<string, { readonly name: string; readonly sum: number; readonly matches: number }>
  >;
}

/** "2026-11-19" */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** A match brings each from 0 (last) to 1 (first). */
async function clubPoints(
  store: Store,
  club: string,
  match: Finished,
  at: number,
): Promise<DocumentChange[]> {
  const { seats, sides } = match;
  const all = [...new Set(sides)];
  if (all.length < 2 || match.winners.length === 0) return [];
  const members = all.map((side) => seats.flatMap((_, seat) => (sides[seat] === side ? [seat] : [])));
  const ranks = ranksOf(members, match);
  const day = dayOf(at);
  const id = `${club} ${day}`;
  const found = await find<ClubEvening>(store, 'evening', id);
  const players = { ...found?.value.players };
  seats.forEach(({ person, name }, seat) => {
    if (person === undefined) return;
    const rank = ranks[all.indexOf(sides[seat])];
    const { sum = 0, matches = 0 } = players[person] ?? {};
    players[person] = { name, sum: sum + (all.length - rank) / (all.length - 1), matches: matches + 1 };
  });
  const value: ClubEvening = { day, players };
  return [write('evening', { id, seen: found?.seen }, value, { group: club, order: Date.parse(day) })];
}

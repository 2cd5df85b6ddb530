// Ladders, and what anybody may see of somebody: ratings and matches, as far as they allow it.

import type { FastifyInstance } from 'fastify';
import { find, list } from '../people/documents.ts';
import { matchesOf, metBy, ratingsOf } from '../people/everything.ts';
import { figures, isRanked, matchesMissing } from '../people/figures.ts';
import {
  groupOf,
  type KeptRating,
  type Ladder,
  type Rung,
  readLadder,
  type Season,
  seasonAt,
  seasonNamed,
} from '../people/ladder.ts';
import { marksOf } from '../people/marks.ts';
import type { Person } from '../people/person.ts';
import { FORMS } from './forms.ts';
import { mustBeSomebody } from './people.ts';
import { Problem } from './problems.ts';
import type { RequestDesk } from './request-desk.ts';

const MOST_LADDERS = 200;
const MOST_MATCHES = 200;
const MOST_REGULARS = 60;
/** Fewer make no ladder. */
const FEWEST = 2;

export function ladderRoutes(app: FastifyInstance, desk: RequestDesk): void {
  const { store, people } = desk;

  app.get(
    '/api/ladders',
    desk.ask(FORMS.nothing, async () => {
      const known = await list<Ladder>(store, 'ladder', 'all', MOST_LADDERS);
      return {
        status: 200,
        body: { ladders: known.map(({ value }) => value), season: seasonAt(people.parts.wall()) },
      };
    }),
  );

  app.get(
    '/api/ladders/:game/:seats/:kind',
    desk.ask(FORMS.nothing, async ({ request, sender }) => {
      const ladder = ladderIn(request.params);
      const { season: wanted } = request.query as Readonly<Record<string, unknown>>;
      const season = seasonIn(wanted, people.parts.wall());
      const { rungs, unranked } = await readLadder(store, groupOf(ladder, season));
      const own = sender.identity?.person;
      const players = rungs.length < FEWEST ? [] : await Promise.all(rungs.map((rung) => named(rung, own)));
      return {
        status: 200,
        body: {
          ladder,
          ...(season && { season }),
          players,
          unranked: unranked + rungs.length - players.length,
          marks: marksOf(ladder.game, ladder.seats, ladder.teams),
        },
      };
    }),
  );

  /** A rung with the name, for those who show it; the others hold their place without one. */
  const named = async ({ person, ...rung }: Rung, own: string | undefined): Promise<object> => {
    const who = (await find<Person>(store, 'person', person))?.value;
    if (person === own) return { ...rung, person, name: who?.name ?? '', you: true };
    return { ...rung, ...(who?.shown.ratings && { person, name: who.name }) };
  };

  app.get(
    '/api/people/me/regulars',
    desk.ask(FORMS.nothing, async ({ sender }) => {
      const met = await metBy(store, mustBeSomebody(sender).person, MOST_REGULARS);
      return { status: 200, body: { regulars: met } };
    }),
  );

  app.get(
    '/api/people/:person',
    desk.ask(FORMS.nothing, async ({ request, sender }) => {
      const { person } = request.params as { person: string };
      const { name, shown } = (await people.find(person)).value;
      const isOwn = sender.identity?.person === person;
      const [ratings, matches] = await Promise.all([
        isOwn || shown.ratings ? toldRatings(person) : undefined,
        isOwn || shown.matches ? matchesOf(store, person, MOST_MATCHES) : undefined,
      ]);
      return {
        status: 200,
        body: { person, name, ...(ratings && { ratings }), ...(matches && { matches }) },
      };
    }),
  );

  /** Ratings of all time, with their course and places; one that is not certain yet says how much is missing. */
  const toldRatings = async (person: string): Promise<object[]> => {
    const all = await ratingsOf(store, person);
    const ladders = new Map<string, Ladder>(
      (await list<Ladder>(store, 'ladder', 'all', MOST_LADDERS)).map(({ id, value }) => [id, value]),
    );
    const told = all.map(async ({ group, rating }) => {
      const ladder = ladders.get(group);
      if (!ladder) return [];
      const { matches } = rating;
      if (!isRanked(rating)) return [{ ladder, matches, missing: matchesMissing(rating) }];
      return [
        { ladder, matches, ...figures(rating), course: courseOf(rating), ...(await placeOn(group, person)) },
      ];
    });
    return (await Promise.all(told)).flat();
  };

  const placeOn = async (group: string, person: string): Promise<object> => {
    const { rungs } = await readLadder(store, group);
    const own = rungs.find((rung) => rung.person === person);
    return own && rungs.length >= FEWEST ? { from: own.from, to: own.to, of: rungs.length } : {};
  };
}

function courseOf({ course }: KeptRating): object[] {
  return course.map(([at, mu, sigma]) => ({ at, ...figures({ mu, sigma }) }));
}

function ladderIn(params: unknown): Ladder {
  const { game, seats, kind } = params as { game: string; seats: string; kind: string };
  if (!/^\d{1,2}$/.test(seats) || (kind !== 'teams' && kind !== 'alone'))
    throw new Problem(404, 'A ladder is named by a game, a number of seats, and "teams" or "alone".');
  return { game, seats: Number(seats), teams: kind === 'teams' };
}

function seasonIn(wanted: unknown, now: number): Season | undefined {
  if (wanted === undefined) return undefined;
  if (wanted === 'now') return seasonAt(now);
  const season = typeof wanted === 'string' ? seasonNamed(wanted) : undefined;
  if (!season)
    throw new Problem(400, '"season" is now, or a quarter such as 2026-4, or left out for all time.');
  return season;
}

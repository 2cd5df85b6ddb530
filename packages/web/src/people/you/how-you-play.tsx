// How you play: ratings with their course, matches with people, and whom to play again with.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/ladder.ts';
import { change } from '#words/numbers.ts';
import { day } from '#words/people.ts';
import './how-you-play.css';
import { findOnShelf } from '../../games/catalog.ts';
import { titleOf } from '../../online/words.ts';
import { reasonOf } from '../../shared/reason.ts';
import { Ribbon } from '../../shared/ribbon.tsx';
import { ask, newKey } from '../../sources/remote/api.ts';
import { haveKey } from '../../sources/remote/identity.ts';
import { keepTable } from '../../sources/remote/kept.ts';
import { type Ladder, pathOf } from '../ladder/ladder-page.tsx';
import { useAnswer } from '../use-answer.ts';

interface Rating {
  readonly ladder: Ladder;
  readonly matches: number;
  readonly missing?: number;
  readonly rating?: number;
  readonly give?: number;
  readonly course?: readonly { readonly rating: number; readonly give: number }[];
  readonly from?: number;
  readonly to?: number;
  readonly of?: number;
}

interface PlayedMatch {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly seats: number;
  readonly rated: boolean;
  readonly change?: number;
  readonly place: number;
  readonly of: number;
  readonly won: boolean;
  readonly left?: true;
  readonly score: number;
  readonly against: number;
  readonly others: readonly { readonly name: string; readonly partner?: true }[];
}

export interface Play {
  readonly ratings?: readonly Rating[];
  readonly matches?: readonly PlayedMatch[];
}

export function Ratings({ ratings }: { readonly ratings: readonly Rating[] }): JSX.Element {
  return (
    <section class="sheet-of" aria-labelledby="ratings">
      <header>
        <h2 id="ratings">{words.ratings}</h2>
      </header>
      {ratings.length === 0 ? (
        <div class="pad">
          <p>
            <b>{words.nothingRated}.</b> {words.nothingRatedMeans}
          </p>
        </div>
      ) : (
        <>
          <table class="ratings">
            <thead>
              <tr>
                <th scope="col">{words.game}</th>
                <th scope="col">{words.rating}</th>
                <th scope="col">{words.course}</th>
                <th scope="col" class="only-desk">
                  {words.place}
                </th>
                <th scope="col" class="n only-desk">
                  {words.matches}
                </th>
              </tr>
            </thead>
            <tbody>
              {ratings.map((rating) => (
                <RatingRow key={pathOf(rating.ladder)} rating={rating} />
              ))}
            </tbody>
          </table>
          <p class="quiet-line">{words.whatBandIs}</p>
        </>
      )}
    </section>
  );
}

function RatingRow({ rating: row }: { readonly rating: Rating }): JSX.Element {
  const { ladder, matches, missing, rating, give, course = [], from, to, of } = row;
  const title = words.kindOf(titleOf(ladder.game), ladder.seats, ladder.teams);
  return (
    <tr>
      <th scope="row">
        <a href={`#/ladders/${pathOf(ladder)}`}>{title}</a>
      </th>
      {rating === undefined || give === undefined ? (
        <td class="few" colSpan={2}>
          {words.missing(missing ?? 1)}
        </td>
      ) : (
        <>
          <td class="r">
            {rating} <small>{words.give(give)}</small>
          </td>
          <td>
            <Course course={course} />
          </td>
        </>
      )}
      <td class="only-desk">
        {from !== undefined && to !== undefined && of !== undefined && words.placeOf(from, to, of)}
      </td>
      <td class="n only-desk">{matches}</td>
    </tr>
  );
}

const [WIDE, HIGH, EDGE] = [150, 38, 4];

/** The course of a rating, with a band of what it did not know. */
function Course({ course }: { readonly course: NonNullable<Rating['course']> }): JSX.Element {
  const low = Math.min(...course.map(({ rating, give }) => rating - give));
  const high = Math.max(...course.map(({ rating, give }) => rating + give));
  const x = (at: number): number => EDGE + (at / Math.max(1, course.length - 1)) * (WIDE - 2 * EDGE);
  const y = (value: number): number =>
    HIGH - EDGE - ((value - low) / Math.max(1, high - low)) * (HIGH - 2 * EDGE);
  const points = (values: readonly number[]): string[] =>
    values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
  const upper = points(course.map(({ rating, give }) => rating + give));
  const lower = points(course.map(({ rating, give }) => rating - give)).reverse();
  const line = points(course.map(({ rating }) => rating));
  const [first, last] = [course[0], course[course.length - 1]];
  return (
    <svg
      class="course"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={words.fromTo(first.rating, last.rating)}
    >
      <path class="band" d={`M${[...upper, ...lower].join('L')}Z`} />
      <path class="line" d={`M${line.join('L')}`} />
      <circle class="now" cx={x(course.length - 1)} cy={y(last.rating)} r="4" />
    </svg>
  );
}

export function Matches({ matches }: { readonly matches: readonly PlayedMatch[] }): JSX.Element {
  return (
    <section class="sheet-of" aria-labelledby="matches">
      <header>
        <h2 id="matches">{words.yourMatches}</h2>
        <span class="soft">{words.ratedMatches(matches.filter(({ rated }) => rated).length)}</span>
      </header>
      {matches.length === 0 ? (
        <div class="pad">
          <p>{words.noMatches}</p>
        </div>
      ) : (
        <ol class="played">
          {matches.map((match) => (
            <MatchRow key={match.table} match={match} />
          ))}
        </ol>
      )}
    </section>
  );
}

function outcomeOf({ won, left, place, of }: PlayedMatch): string {
  if (left) return words.left;
  if (won) return words.won;
  return of > 2 && place < of ? words.placed(place) : words.lost;
}

function MatchRow({ match }: { readonly match: PlayedMatch }): JSX.Element {
  const { game, at, seats, won, score, against, others } = match;
  const partners = others.filter(({ partner }) => partner).map(({ name }) => name);
  const rivals = others.filter(({ partner }) => !partner).map(({ name }) => name);
  return (
    <li>
      <span class={won ? 'outcome won' : 'outcome'}>{outcomeOf(match)}</span>
      <span class="what">
        <b>{titleOf(game)}</b>{' '}
        <small>
          {partners.length > 0 ? words.withPartner(words.listed(partners)) : words.atTheTable(seats)}
        </small>
        <br />
        {words.against(words.listed(rivals))} {match.change !== undefined && <b>{change(match.change)}</b>}
      </span>
      <span class="score">
        <b>{words.score(score, against)}</b>
        <br />
        <small>{day(at)}</small>
      </span>
    </li>
  );
}

interface Regular {
  readonly person: string;
  readonly name: string;
  readonly times: number;
  readonly game: string;
}

/** People one has sat with: one press lays a table and asks them to it. */
export function Regulars({ name }: { readonly name: string }): JSX.Element {
  const met = useAnswer<{ regulars: readonly Regular[] }>('/people/me/regulars');
  const trouble = useSignal('');
  const again = async ({ person, game }: Regular): Promise<void> => {
    trouble.value = '';
    try {
      location.hash = `#/t/${await layFor(person, game, name)}`;
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  const regulars = met.value.value?.regulars ?? [];
  return (
    <section class="sheet-of" aria-labelledby="regulars">
      <header>
        <h2 id="regulars">{words.playAgainWith}</h2>
      </header>
      {regulars.length === 0 && (
        <div class="pad">
          <p>{met.trouble.value || words.nobodyMet}</p>
        </div>
      )}
      <ul class="regulars">
        {regulars.map((regular) => (
          <li key={regular.person}>
            <Ribbon person={regular.person} />
            <span>
              {regular.name} <small>{words.times(regular.times, titleOf(regular.game))}</small>
            </span>
            <button
              type="button"
              class="btn small"
              data-action="play again"
              aria-label={words.playAgainWhom(regular.name)}
              onClick={() => void again(regular)}
            >
              {words.playAgain}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" class="pad">
        {trouble.value}
      </p>
    </section>
  );
}

interface Made {
  readonly table: string;
  readonly seat: number;
  readonly invite: string;
  readonly watch: string;
}

/** Lays a table of the game by its usual rules, and asks somebody to it. */
async function layFor(person: string, game: string, name: string): Promise<string> {
  await haveKey();
  const seats = findOnShelf(game)?.game.seats;
  const body = { game, name, ...(seats !== undefined && seats > 1 && { seats }) };
  const { table, seat, invite, watch } = await ask<Made>('POST', '/tables', { body, key: newKey() });
  keepTable(table, { game, name, seat, invite, watch });
  await ask('POST', `/tables/${table}/invitations`, { body: { person } });
  return table;
}

interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly by: string;
}

/** Tables to which others have asked you. */
export function Invitations(): JSX.Element | null {
  const asked = useAnswer<{ invitations: readonly Invitation[] }>('/people/me/invitations');
  const invitations = asked.value.value?.invitations ?? [];
  if (invitations.length === 0) return null;
  const away = async (table: string): Promise<void> => {
    await ask('DELETE', `/people/me/invitations/${table}`).catch(() => undefined);
    await asked.again();
  };
  return (
    <section class="sheet-of asked" aria-labelledby="asked">
      <header>
        <h2 id="asked">{words.asked}</h2>
      </header>
      <ul class="regulars">
        {invitations.map(({ table, game, by }) => (
          <li key={table}>
            <span>{words.asksYou(by, titleOf(game))}</span>
            <a
              class="btn small primary"
              href={`#/t/${table}`}
              data-action="sit down"
              onClick={() => void away(table)}
            >
              {words.sitDown}
            </a>
            <button type="button" class="btn small" onClick={() => void away(table)}>
              {words.notNow}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

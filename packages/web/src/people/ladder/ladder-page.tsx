// The ladders: everybody whose rating is certain enough, whom the figures can tell apart and whom not, and the bots as
// marks that never move.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '#words/ladder.ts';
import './ladder.css';
import { LEVELS } from '../../games/players.ts';
import { titleOf } from '../../online/words.ts';
import { Ribbon } from '../../shared/ribbon.tsx';
import { PeoplePage, Plain, Unready } from '../people-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { placeOn, type Scale, scaleOf } from './scale.ts';

export interface Ladder {
  readonly game: string;
  readonly seats: number;
  readonly teams: boolean;
}

interface Season {
  readonly id: string;
  readonly until: number;
}

interface Rung {
  readonly person?: string;
  readonly name?: string;
  readonly you?: true;
  readonly from: number;
  readonly to: number;
  readonly rating: number;
  readonly give: number;
  readonly matches: number;
}

interface Mark {
  readonly bot: string;
  readonly rating: number;
}

interface Told {
  readonly ladder: Ladder;
  readonly season?: Season;
  readonly players: readonly Rung[];
  readonly unranked: number;
  readonly marks: readonly Mark[];
}

/** How a ladder is named in addresses. */
export const pathOf = ({ game, seats, teams }: Ladder): string =>
  `${game}/${seats}/${teams ? 'teams' : 'alone'}`;

export function LadderPage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const known = useAnswer<{ ladders: Ladder[]; season: Season }>('/ladders');
  const season = useSignal(true);
  const ladders = known.value.value?.ladders;
  const chosen = ladders?.find((ladder) => pathOf(ladder) === path.slice(0, 3).join('/')) ?? ladders?.[0];
  const sub = chosen && words.kindOf(titleOf(chosen.game), chosen.seats, chosen.teams);
  return (
    <PeoplePage at="ladders" title={words.ladders} sub={sub}>
      {!ladders && <Unready trouble={known.trouble.value} again={() => void known.again()} />}
      {ladders && !chosen && (
        <Plain title={words.noLadders} sentence={words.noLaddersMean}>
          <a class="btn primary" href="#/friends">
            {words.hostTable}
          </a>
        </Plain>
      )}
      {ladders && chosen && (
        <main class="desk ladder">
          <div class="picks">
            <select
              aria-label={words.chooseLadder}
              value={pathOf(chosen)}
              onChange={(event) => {
                location.hash = `#/ladders/${event.currentTarget.value}`;
              }}
            >
              {ladders.map((ladder) => (
                <option key={pathOf(ladder)} value={pathOf(ladder)}>
                  {words.kindOf(titleOf(ladder.game), ladder.seats, ladder.teams)}
                </option>
              ))}
            </select>
            <fieldset class="seg">
              <legend class="sr">{words.time}</legend>
              <button type="button" aria-pressed={season.value} onClick={() => (season.value = true)}>
                {words.thisSeason}
              </button>
              <button type="button" aria-pressed={!season.value} onClick={() => (season.value = false)}>
                {words.allTime}
              </button>
            </fieldset>
          </div>
          <Rungs key={`${pathOf(chosen)} ${season.value}`} ladder={chosen} season={season.value} />
        </main>
      )}
    </PeoplePage>
  );
}

function Rungs({ ladder, season }: { readonly ladder: Ladder; readonly season: boolean }): JSX.Element {
  const told = useAnswer<Told>(`/ladders/${pathOf(ladder)}${season ? '?season=now' : ''}`);
  const { value } = told.value;
  if (!value) return <Unready trouble={told.trouble.value} again={() => void told.again()} />;
  const rows = [
    ...value.players.map((rung) => ({ rating: rung.rating, rung })),
    ...value.marks.map((mark) => ({ rating: mark.rating, mark })),
  ].sort((a, b) => b.rating - a.rating);
  const scale = scaleOf([...value.players, ...value.marks]);
  return (
    <section class="sheet-of">
      {value.players.length === 0 && (
        <div class="pad">
          <h2>{words.fewPlayers}</h2>
          <p>{words.fewPlayersMean}</p>
        </div>
      )}
      <Heads scale={scale} />
      <ol class="rungs">
        {rows.map((row, at) =>
          'mark' in row ? (
            <BotRow key={row.mark.bot} mark={row.mark} scale={scale} />
          ) : (
            <PersonRow key={row.rung.person ?? at} rung={row.rung} scale={scale} />
          ),
        )}
      </ol>
      <p class="quiet-line">
        {value.unranked > 0 && `${words.unranked(value.unranked)} `}
        {words.whatMarksAre}
        {value.season && ` ${words.seasonEnds(value.season.until)}`}
      </p>
    </section>
  );
}

function Heads({ scale }: { readonly scale: Scale }): JSX.Element {
  return (
    <div class="heads" aria-hidden="true">
      <span class="pl">{words.place}</span>
      <span class="nm">{words.name}</span>
      <span class="pt">
        {scale.lines.map((line) => (
          <span key={line} style={{ left: `${placeOn(scale, line)}%` }}>
            {line}
          </span>
        ))}
      </span>
      <span class="rt">{words.rating}</span>
      <span class="ms">{words.matches}</span>
    </div>
  );
}

function PersonRow({ rung, scale }: { readonly rung: Rung; readonly scale: Scale }): JSX.Element {
  const { person, name, you, from, to, rating, give, matches } = rung;
  const row = useRef<HTMLLIElement>(null);
  // Wherever you stand, you are in view.
  useEffect(() => {
    if (you) row.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <li class={you ? 'me' : undefined} ref={row}>
      <span class="pl">
        <span class="sr">{words.placesAloud(from, to)}</span>
        <span aria-hidden="true">{words.places(from, to)}</span>
      </span>
      <span class="nm">
        {person && <Ribbon person={person} />}
        <span>
          {name === undefined ? <i>{words.hidden}</i> : name} {you && <small>{words.youMark}</small>}
        </span>
      </span>
      <span class="rt">
        {rating} <small>{words.give(give)}</small>
      </span>
      <span class="pt" role="img" aria-label={words.whisker(rating, give)}>
        <Lines scale={scale} />
        <i
          class="span"
          style={{
            left: `${placeOn(scale, rating - give)}%`,
            width: `${placeOn(scale, rating + give) - placeOn(scale, rating - give)}%`,
          }}
        />
        <i class="disc" style={{ left: `${placeOn(scale, rating)}%` }} />
      </span>
      <span class="ms">{matches}</span>
    </li>
  );
}

function BotRow({
  mark: { bot, rating },
  scale,
}: {
  readonly mark: Mark;
  readonly scale: Scale;
}): JSX.Element {
  const level = LEVELS.find((each) => each.bot === bot)?.title ?? bot;
  return (
    <li class="abot">
      <span class="pl" />
      <span class="nm">{words.aBot(level)}</span>
      <span class="rt">{rating}</span>
      <span class="pt" role="img" aria-label={words.mark(level, rating)}>
        <Lines scale={scale} />
        <i class="square" style={{ left: `${placeOn(scale, rating)}%` }} />
      </span>
      <span class="ms" />
    </li>
  );
}

function Lines({ scale }: { readonly scale: Scale }): JSX.Element {
  return (
    <>
      {scale.lines.map((line) => (
        <i key={line} class="line" style={{ left: `${placeOn(scale, line)}%` }} />
      ))}
    </>
  );
}

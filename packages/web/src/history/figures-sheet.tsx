// The figures of one game and one set of options: what was won, the streaks, the course of things, and what is the
// game's own: contracts, ranks in Flag, states in Sammy's Travels.

import type { Game } from '@messdeck/engine';
import { capital } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boxes } from '../app/catalog.ts';
import { loadGame } from '../app/games.ts';
import { BigFigures } from './big-figures.tsx';
import { Chart, Contracts, Course, Margins, Streaks } from './charts.tsx';
import { counted, dayName, daysInARow, figuresOf, MANY_HINTS, mean, optionKey, tallyOf } from './figures.ts';
import type { PastMatch } from './past.ts';
import { serviceRecord } from './service-record.tsx';
import { dayOfMatch, optionsOf, wholeOf } from './words.ts';

interface SheetProps {
  readonly matches: readonly PastMatch[];
  /** The game that is looked at first. */
  readonly game: string;
}

export function FiguresSheet({ matches, game: wanted }: SheetProps): JSX.Element {
  const played = boxes
    .flatMap(({ games }) => games)
    .filter(({ id }) => matches.some(({ game }) => game === id));
  const id = useSignal(played.some((game) => game.id === wanted) ? wanted : (mostPlayed(matches) ?? ''));
  const key = useSignal('');
  const withHints = useSignal(false);
  const game = useLoaded(id.value);
  const ofGame = matches.filter((match) => match.game === id.value);
  const sets = [...new Map(ofGame.map((match) => [optionKey(match), match]))];
  const shown = counted(
    ofGame.filter((match) => key.value === '' || optionKey(match) === key.value),
    withHints.value,
  );
  const many = ofGame.some(({ hints, practice }) => !practice && hints > MANY_HINTS);
  return (
    <section class="paper-sheet figures" aria-label="Figures">
      <div class="filters">
        <select
          aria-label="Game of the figures"
          value={id.value}
          onChange={(event) => {
            id.value = event.currentTarget.value;
            key.value = '';
          }}
        >
          {played.length === 0 && <option value="">No game yet</option>}
          {played.map(({ id: option, title }) => (
            <option key={option} value={option}>
              {title}
            </option>
          ))}
        </select>
        <select
          aria-label="Options"
          value={key.value}
          onChange={(event) => (key.value = event.currentTarget.value)}
        >
          <option value="">All options</option>
          {game && sets.length > 1
            ? sets.map(([option, match]) => (
                <option key={option} value={option}>
                  {optionsOf(game, match)}
                </option>
              ))
            : null}
        </select>
      </div>
      {wholeIsSolo(shown) ? <Alone matches={shown} game={id.value} /> : <Against matches={shown} />}
      <p class="not-counted">
        {withHints.value
          ? 'Lessons are not counted. '
          : 'Lessons and matches with more than ten hints are not counted. '}
        {many && (
          <button type="button" class="as-link" onClick={() => (withHints.value = !withHints.value)}>
            {withHints.value ? 'Leave those with many hints out' : 'Count those with hints too'}
          </button>
        )}
      </p>
    </section>
  );
}

function useLoaded(id: string): Game | undefined {
  const game = useSignal<Game | undefined>(undefined);
  useEffect(() => {
    if (id) loadGame(id).then((loaded) => (game.value = loaded));
  }, [id]);
  return game.value?.id === id ? game.value : undefined;
}

const wholeIsSolo = (matches: readonly PastMatch[]): boolean =>
  matches.length > 0 && matches.every(({ outcome }) => outcome === 'solo');

function mostPlayed(matches: readonly PastMatch[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { game } of matches) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function Against({ matches }: { readonly matches: readonly PastMatch[] }): JSX.Element {
  const figures = figuresOf(matches);
  const { streak } = figures;
  const contracts = matches.flatMap((match) => match.contracts);
  const made = contracts.filter((contract) => contract.made).length;
  return (
    <>
      <BigFigures
        entries={[
          ['played', String(figures.played)],
          ['won', String(figures.won)],
          [
            'streak now',
            <>
              {Math.abs(streak)} {streak !== 0 && <small>{streak > 0 ? 'won' : 'lost'}</small>}
            </>,
          ],
          ['best streak', String(figures.bestStreak)],
        ]}
      />
      {matches.length > 0 && (
        <>
          <Chart title="Match after match" note="up won, down lost">
            <Margins matches={matches} />
          </Chart>
          <Chart title="Streaks" note="solid won, hatched lost">
            <Streaks matches={matches} />
          </Chart>
          {contracts.length > 0 && (
            <Chart title="Contracts of your side" note={`${made} made, ${contracts.length - made} lost`}>
              <Contracts matches={matches} />
            </Chart>
          )}
          <p class="averages">
            On average{' '}
            {contracts.length > 0 &&
              `your side bids ${oneDecimal(mean(contracts.map(({ bid }) => bid)))} and `}
            you score {oneDecimal(figures.average)}; best {figures.best}. A match takes{' '}
            {Math.max(1, Math.round(figures.averageMinutes))} minutes.
          </p>
        </>
      )}
    </>
  );
}

const oneDecimal = (value = 0): string => (Math.round(value * 10) / 10).toString().replace('-', '\u2212');

function Alone({
  matches,
  game,
}: {
  readonly matches: readonly PastMatch[];
  readonly game: string;
}): JSX.Element {
  const figures = figuresOf(matches);
  const whole = wholeOf(game);
  const own = matches.map((match) => match.own);
  const days = new Map(matches.flatMap(({ daily, own: reached }) => (daily ? [[daily, reached]] : [])));
  const unit = game === 'flag' ? 'flags' : 'states';
  const last = dayOfMatch(matches.at(-1)!, new Date()) === 'today' ? 'today' : 'last';
  return (
    <>
      <BigFigures
        entries={[
          ['games', String(figures.played)],
          [`${unit} a game`, oneDecimal(figures.average)],
          ['best', String(figures.best ?? 0)],
          ['days in a row', String(daysInARow(new Set(days.keys()), new Date()))],
        ]}
      />
      <section class="service">
        <h2>{game === 'flag' ? 'Your service record' : 'Your journeys'}</h2>
        <p>{serviceRecord(matches)}</p>
      </section>
      <Chart title={`${capital(unit)}, game after game`} note="line: average of seven">
        <Course values={own} most={whole} unit={unit} />
      </Chart>
      {days.size > 0 && <Days days={days} />}
      {game === 'flag' ? <Ranks values={own} last={last} /> : <Reached values={own} last={last} />}
    </>
  );
}

/** The last four weeks of today's deals. */
function Days({ days }: { readonly days: ReadonlyMap<string, number> }): JSX.Element {
  const today = new Date();
  const cells = Array.from({ length: 28 }, (_, i) => {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 27 + i);
    return dayName(day);
  });
  return (
    <Chart title="Today’s deal" note="the last four weeks">
      <ol class="days">
        {cells.map((day, i) => {
          const reached = days.get(day);
          const classes = [reached !== undefined && 'on', i === 27 && 'today'].filter(Boolean).join(' ');
          return (
            <li key={day} class={classes || undefined}>
              <span class="sr">{day}: </span>
              {reached ?? <span class="sr">not played</span>}
            </li>
          );
        })}
      </ol>
    </Chart>
  );
}

interface RungsProps {
  readonly values: readonly number[];
  /** What the rung of the last game is marked with. */
  readonly last: string;
}

function Ranks({ values, last }: RungsProps): JSX.Element {
  const rows = attained.map((name, flags) => [flags, capital(name)] as const);
  return <Ladder rows={rows} values={values} last={last} title="Ranks attained" numbered />;
}

/** States by sevens: 49 at the top. */
function Reached({ values, last }: RungsProps): JSX.Element {
  const sevens = values.map((value) => Math.floor(value / 7));
  const rows = Array.from(
    { length: 8 },
    (_, i) => [i, i === 7 ? 'all 49' : `${i * 7} to ${i * 7 + 6}`] as const,
  );
  return <Ladder rows={rows} values={sevens} last={last} title="States travelled" />;
}

interface LadderProps extends RungsProps {
  readonly title: string;
  readonly rows: readonly (readonly [number, string])[];
  /** Whether the value stands before the name of its rung. */
  readonly numbered?: boolean;
}

function Ladder({ title, rows, values, last, numbered }: LadderProps): JSX.Element {
  const counts = tallyOf(values, rows.length - 1);
  const most = Math.max(1, ...counts);
  const best = Math.max(...values);
  return (
    <section class="chart">
      <h2>{title}</h2>
      <table class="ladder">
        <thead class="sr">
          <tr>
            <th scope="col">What</th>
            <th scope="col">How often</th>
          </tr>
        </thead>
        <tbody>
          {[...rows].reverse().map(([value, name]) => (
            <tr key={value} class={value === best ? 'best' : undefined}>
              <th scope="row">
                {numbered && <span class="rung num">{value}</span>} {name}
                {value === best && <span class="mark-best">best</span>}
                {value === values.at(-1) && <span class="mark-last">{last}</span>}
              </th>
              <td>
                {counts[value] > 0 ? (
                  <>
                    <span class="fill" style={`width:${(counts[value] / most) * 82}%`} aria-hidden="true" />
                    <span class="c">{counts[value]}</span>
                  </>
                ) : (
                  <span class="none">–</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

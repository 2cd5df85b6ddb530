// The figures of a game for one: its course, today's deals, and how far it went, by ranks in Flag, by states in Sammy's
// Travels.

import { capital } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import type { JSX } from 'preact';
import * as words from '#words/history.tsx';
import { dayName } from '../shared/day-name.ts';
import { BigFigures } from './big-figures.tsx';
import { Chart, Course } from './charts.tsx';
import { daysInARow, figuresOf, tallyOf } from './figures.ts';
import type { PastMatch } from './past.ts';
import { serviceRecord } from './service-record.tsx';
import { dayOfMatch, oneDecimal, wholeOf } from './words.ts';

export function Alone({
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
  const unit = game === 'flag' ? words.flagsWord : words.statesWord;
  const last = dayOfMatch(matches.at(-1)!, new Date()) === words.today ? words.today : words.last;
  return (
    <>
      <BigFigures
        entries={[
          [words.gamesPlayed, String(figures.played)],
          [words.aGame(unit), oneDecimal(figures.average)],
          [words.best, String(figures.best ?? 0)],
          [words.daysInARow, String(daysInARow(new Set(days.keys()), new Date()))],
        ]}
      />
      <section class="service">
        <h2>{game === 'flag' ? words.yourServiceRecord : words.yourTrips}</h2>
        <p>{serviceRecord(matches)}</p>
      </section>
      <Chart title={words.gameByGame(capital(unit))} note={words.averageOfSeven}>
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
    <Chart title={words.todaysDeal} note={words.theLastFourWeeks}>
      <ol class="days">
        {cells.map((day, i) => {
          const reached = days.get(day);
          const classes = [reached !== undefined && 'on', i === 27 && 'today'].filter(Boolean).join(' ');
          return (
            <li key={day} class={classes || undefined}>
              <span class="sr">{day}: </span>
              {reached ?? <span class="sr">{words.notPlayed}</span>}
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
  return <Ladder rows={rows} values={values} last={last} title={words.ranksEarned} numbered />;
}

/** States by sevens: 49 at the top. */
function Reached({ values, last }: RungsProps): JSX.Element {
  const sevens = values.map((value) => Math.floor(value / 7));
  const rows = Array.from(
    { length: 8 },
    (_, i) => [i, i === 7 ? words.all49 : words.fromToStates(i * 7, i * 7 + 6)] as const,
  );
  return <Ladder rows={rows} values={sevens} last={last} title={words.statesVisited} />;
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
            <th scope="col">{words.what}</th>
            <th scope="col">{words.howOften}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows].reverse().map(([value, name]) => (
            <tr key={value} class={value === best ? 'best' : undefined}>
              <th scope="row">
                {numbered && <span class="rung num">{value}</span>} {name}
                {value === best && <span class="mark-best">{words.best}</span>}
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

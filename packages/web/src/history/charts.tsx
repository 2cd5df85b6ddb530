// Small charts, drawn as SVG. Won is solid and lost is hatched, so that colour never speaks alone; every chart says in
// words what it shows.

import type { JSX } from 'preact';
import * as words from '#words/history.tsx';
import { margin, rolling, runs } from './figures.ts';
import type { PastMatch } from './past.ts';
import { chartWidth } from './width.ts';

/** As many as can be told apart: matches in a row, points on a line. */
const inSight = (width: number): { matches: number; points: number } =>
  width < 440 ? { matches: 26, points: 20 } : { matches: 40, points: 30 };

interface ChartProps {
  readonly title: string;
  /** How to read it. */
  readonly note: string;
  readonly children: JSX.Element;
}

export function Chart({ title, note, children }: ChartProps): JSX.Element {
  return (
    <section class="chart">
      <h2>
        {title} <span>{note}</span>
      </h2>
      {children}
    </section>
  );
}

/** The hatching of what was lost, once for a page. */
export function Hatching(): JSX.Element {
  return (
    <svg class="hatching" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
          <rect width="3" height="6" fill="var(--oxide)" />
        </pattern>
      </defs>
    </svg>
  );
}

/** Matches one after another: up by how much they were won, down by how much lost. */
export function Margins({ matches }: { readonly matches: readonly PastMatch[] }): JSX.Element {
  const width = chartWidth.value;
  const shown = matches.slice(-inSight(width).matches);
  const margins = shown.map(margin);
  const most = Math.max(1, ...margins.map(Math.abs));
  const step = width / Math.max(12, shown.length);
  const unit = 55 / most;
  const label = shown
    .map(({ outcome }, i) => words.outcomeBy(outcome, Math.abs(margins[i])))
    .slice(-6)
    .join(', ');
  return (
    <svg viewBox={`0 0 ${width} 150`} role="img" aria-label={words.recentMatches(label)}>
      <line class="gr" x1="0" x2={width} y1="19" y2="19" />
      {margins.map((value, i) => {
        const height = Math.max(2, Math.abs(value) * unit);
        return (
          <rect
            key={shown[i].id}
            class={value >= 0 ? 'won' : 'lost'}
            x={i * step + 2}
            y={value >= 0 ? 74 - height : 74}
            width={step - 4}
            height={height}
          />
        );
      })}
      <line class="axis" x1="0" x2={width} y1="74" y2="74" />
      <text x="0" y="15">
        {words.wonBy(most)}
      </text>
      <text x="0" y="146">
        {shown.length > 0 ? monthOf(shown[0].ended) : ''}
      </text>
      <text x={width} y="146" text-anchor="end">
        {shown.length > 0 ? monthOf(shown.at(-1)!.ended) : ''}
      </text>
    </svg>
  );
}

const monthOf = (time: number): string => words.month(new Date(time));

/** Wins and losses in a row, as long as they were. */
export function Streaks({ matches }: { readonly matches: readonly PastMatch[] }): JSX.Element {
  const width = chartWidth.value;
  const found = runs(matches.slice(-inSight(width).matches));
  const whole = Math.max(
    12,
    found.reduce((sum, { length }) => sum + length, 0),
  );
  const best = Math.max(0, ...found.map(({ won, length }) => (won ? length : 0)));
  let x = 0;
  return (
    <svg viewBox={`0 0 ${width} 48`} role="img" aria-label={words.longestStreakWon(best)}>
      {found.map(({ won, length }, i) => {
        const wide = (length / whole) * width;
        const at = x;
        x += wide;
        return (
          <g key={i}>
            <rect
              class={won ? 'won' : 'lost'}
              x={at + 1}
              y={won ? 0 : 8}
              width={wide - 2}
              height={won ? 24 : 16}
            />
            {won && length > 2 && (
              <text x={at + wide / 2} y="42" text-anchor="middle">
                {length}
              </text>
            )}
          </g>
        );
      })}
      <line class="axis" x1="0" x2={width} y1="25" y2="25" />
    </svg>
  );
}

interface CourseProps {
  readonly values: readonly number[];
  readonly most: number;
  readonly unit: string;
}

/** What was reached, game after game, and the average of the last seven as a line. */
export function Course({ values, most, unit }: CourseProps): JSX.Element {
  const width = chartWidth.value;
  const { points } = inSight(width);
  const shown = values.slice(-points);
  const averages = rolling(values, 7).slice(-points);
  const top = Math.max(1, Math.min(most, Math.max(...shown, 5)));
  const x = (i: number): number => 28 + (i * (width - 40)) / Math.max(1, shown.length - 1);
  const y = (value: number): number => 130 - (value / top) * 112;
  const path = averages.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`);
  return (
    <svg
      viewBox={`0 0 ${width} 156`}
      role="img"
      aria-label={words.ofTheLastGames(unit, shown.slice(-7).join(', '))}
    >
      {[top, Math.round(top / 2), 0].map((line) => (
        <g key={line}>
          <line class={line === 0 ? 'axis' : 'gr'} x1="28" x2={width} y1={y(line)} y2={y(line)} />
          <text x="0" y={y(line) + 5}>
            {line}
          </text>
        </g>
      ))}
      <path class="average" d={path.join('')} />
      {shown.map((value, i) => (
        <circle
          key={i}
          class={i === shown.length - 1 ? 'dot last' : 'dot'}
          cx={x(i)}
          cy={y(value)}
          r={i === shown.length - 1 ? 6 : 4}
        />
      ))}
      <text x="28" y="151">
        {shown.length > 1 && words.gamesAgo(shown.length)}
      </text>
      <text x={width} y="151" text-anchor="end">
        {words.now}
      </text>
    </svg>
  );
}

/** Contracts by their size: made solid, failed hatched. */
export function Contracts({ matches }: { readonly matches: readonly PastMatch[] }): JSX.Element {
  const width = chartWidth.value;
  const all = matches.flatMap(({ contracts }) => contracts);
  const sizes = [...new Set(all.map(({ bid }) => bid))].sort((a, b) => a - b);
  const count = (bid: number, made: boolean): number =>
    all.filter((contract) => contract.bid === bid && contract.made === made).length;
  const most = Math.max(1, ...sizes.flatMap((bid) => [count(bid, true), count(bid, false)]));
  const step = width / Math.max(6, sizes.length);
  const bar = (bid: number, made: boolean, at: number): JSX.Element | null => {
    const height = (count(bid, made) / most) * 88;
    if (height === 0) return null;
    const x = at * step + (made ? 4 : step / 2);
    return (
      <g key={`${bid} ${made}`}>
        <rect class={made ? 'won' : 'lost'} x={x} y={104 - height} width={step / 2 - 5} height={height} />
        <text x={x + step / 4 - 2} y={100 - height} text-anchor="middle">
          {count(bid, made)}
        </text>
      </g>
    );
  };
  const made = all.filter((contract) => contract.made).length;
  return (
    <svg viewBox={`0 0 ${width} 126`} role="img" aria-label={words.contractsMade(made, all.length - made)}>
      {sizes.map((bid, i) => (
        <g key={bid}>
          {bar(bid, true, i)}
          {bar(bid, false, i)}
          <text x={(i + 0.5) * step} y="122" text-anchor="middle">
            {bid}
          </text>
        </g>
      ))}
      <line class="axis" x1="0" x2={width} y1="104" y2="104" />
    </svg>
  );
}

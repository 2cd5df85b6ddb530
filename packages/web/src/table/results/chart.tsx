// How the scores ran, hand by hand or card by card: a line for every side, solid for the own one. Where the match was
// played in parts, each has its own stretch, from nothing.

import type { ScoredHand } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { figure } from '#words/numbers.ts';
import * as words from '#words/table/results.ts';
import { columns } from '../model/columns.ts';
import type { Parts } from '../model/game-notes.ts';
import type { TableModel } from '../model/model.ts';
import { wears } from '../model/sides.ts';
import { standings } from './deciding.ts';

const WIDTH = 660;
/** On a phone, so that the lettering stays large enough. */
const NARROW = 400;
const HEIGHT = 190;
const EDGE = { left: 44, right: 84, top: 14, bottom: 30 };
/** Figures at the ends of the lines keep this far apart. */
const APART = 20;
/** What a letter of such a figure takes, and what lies before it. */
const LETTER = 8.5;
const BEFORE = 12;

interface ChartProps {
  readonly model: TableModel;
  readonly parts: Parts | undefined;
  /** What is played for. */
  readonly target: number | undefined;
}

export function Chart({ model, parts, target }: ChartProps): JSX.Element | null {
  const { hands } = model.table.state.value.tally;
  const seats = columns(model).map(([seat]) => seat);
  if (hands.length < 2 || seats.length < 2) return null;
  const stretch = (played: readonly ScoredHand[]): Pick<Stretch, 'rows'> => ({
    rows: standings(played, seats),
  });
  const stretches = parts
    ? parts.hands.map((played, i) => ({ ...stretch(played), name: `${parts.one} ${i + 1}`, ticks: [] }))
    : [{ ...stretch(hands), ticks: numbers(hands.length) }];
  return (
    <Lines model={model} stretches={stretches} target={target} title={words.scoresOverHands(hands.length)} />
  );
}

/** Of many hands every fifth. */
const numbers = (hands: number): string[] =>
  Array.from({ length: hands }, (_, i) => (hands < 16 || (i + 1) % 5 === 0 ? String(i + 1) : ''));

interface Stretch {
  /** What every side had from the beginning on, in the order of the columns. */
  readonly rows: readonly (readonly number[])[];
  /** Words under the steps. */
  readonly ticks: readonly string[];
  readonly name?: string;
}

interface LinesProps {
  readonly model: TableModel;
  readonly stretches: readonly Stretch[];
  readonly target?: number | undefined;
  readonly title: string;
}

/** A line for every side. */
export function Lines({ model, stretches, target, title }: LinesProps): JSX.Element {
  const width = useWidth();
  const heads = columns(model);
  const reached = stretches.flatMap(({ rows }) => rows.flat());
  const least = Math.min(0, ...reached);
  const most = Math.max(1, target ?? 0, ...reached);
  const y = (points: number): number =>
    EDGE.top + ((most - points) * (HEIGHT - EDGE.top - EDGE.bottom)) / (most - least);
  const each = (width - EDGE.left) / stretches.length;
  const right =
    stretches.length === 1
      ? EDGE.right
      : BEFORE +
        LETTER * Math.max(...stretches.flatMap(({ rows }) => rows.at(-1)!.map((end) => figure(end).length)));
  const ends = stretches.map(({ rows, name }) => {
    const scores = heads.map(
      (group, i) => `${listAnd(group.map((seat) => model.names[seat]))} ${figure(rows.at(-1)![i])}`,
    );
    return `${name ?? words.inTheEnd} ${scores.join(', ')}`;
  });
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`${title}, ${ends.join('; ')}`}
    >
      <Level at={y(0)} to={width - (stretches.length === 1 ? EDGE.right : 0)} points={0} />
      {target !== undefined && <Level at={y(target)} to={width} points={target} />}
      {stretches.map((stretch, i) => (
        <StretchOf
          key={i}
          model={model}
          stretch={stretch}
          left={EDGE.left + i * each}
          right={EDGE.left + (i + 1) * each - right}
          y={y}
        />
      ))}
    </svg>
  );
}

/** As the window is now: a phone that is turned gets the other one. */
function useWidth(): number {
  const narrow = useMemo(() => matchMedia('(max-width: 699px)'), []);
  const matches = useSignal(narrow.matches);
  useEffect(() => {
    const turn = (): void => {
      matches.value = narrow.matches;
    };
    narrow.addEventListener('change', turn);
    return () => narrow.removeEventListener('change', turn);
  }, [narrow]);
  return matches.value ? NARROW : WIDTH;
}

/** A line across at that many points; dashed for those that are played for. */
function Level({
  at,
  to,
  points,
}: {
  readonly at: number;
  readonly to: number;
  readonly points: number;
}): JSX.Element {
  return (
    <>
      <path class={points === 0 ? 'axis' : 'goal'} d={`M${EDGE.left} ${at}H${to}`} />
      <text x={EDGE.left - 8} y={at + 5} text-anchor="end">
        {figure(points)}
      </text>
    </>
  );
}

interface StretchProps {
  readonly model: TableModel;
  readonly stretch: Stretch;
  readonly left: number;
  readonly right: number;
  readonly y: (points: number) => number;
}

function StretchOf({ model, stretch: { rows, ticks, name }, left, right, y }: StretchProps): JSX.Element {
  const heads = columns(model);
  const last = rows.length - 1;
  const end = rows[last];
  const x = (i: number): number => left + (i * (right - left)) / last;
  const labels = spread(end.map(y));
  return (
    <>
      {left > EDGE.left && <path class="axis" d={`M${left} 0V${HEIGHT}`} />}
      {name !== undefined && (
        <text x={left + 6} y={HEIGHT - 6}>
          {name}
        </text>
      )}
      {ticks.map((tick, i) => (
        <text key={i} x={x(((i + 1) * last) / ticks.length)} y={HEIGHT - 6} text-anchor="middle">
          {tick}
        </text>
      ))}
      {heads.map(([seat], i) => (
        <g key={seat} class={wears(model, seat) ?? (seat === model.seat ? 's-ours' : 's-plain')}>
          <path class="ln" data-n={i} d={`M${rows.map((row, at) => `${x(at)} ${y(row[i])}`).join('L')}`} />
          <circle class="pt" cx={x(last)} cy={y(end[i])} r={5} />
          <text class="lab" x={x(last) + BEFORE} y={labels[i] + 6}>
            {figure(end[i])}
            {heads.length > 2 && ` ${model.names[seat]}`}
          </text>
        </g>
      ))}
    </>
  );
}

/** Heights moved apart so that figures do not lie on each other, each as near to its line as can be. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  for (let k = 1; k < order.length; k++)
    placed[order[k]] = Math.max(placed[order[k]], placed[order[k - 1]] + APART);
  // Those that would sink below the axis go up again, and lift only what is in their way.
  let lowest = HEIGHT - EDGE.bottom;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i], lowest);
    lowest = placed[i] - APART;
  }
  return placed;
}

// How the scores ran, hand by hand or card by card: a line for every side, solid for the own one.

import type { JSX } from 'preact';
import { columns } from '../columns.ts';
import type { TableModel } from '../model.ts';
import { wears } from '../sides.ts';
import { figure, list } from '../words.ts';
import { standings } from './deciding.ts';

const WIDTH = 660;
/** On a phone, so that the lettering stays large enough. */
const NARROW = 400;
const HEIGHT = 190;
const EDGE = { left: 44, right: 84, top: 14, bottom: 30 };
/** Figures at the ends of the lines keep this far apart. */
const APART = 20;

export function Chart({ model }: { readonly model: TableModel }): JSX.Element | null {
  const { hands } = model.table.state.value.tally;
  const heads = columns(model);
  if (hands.length < 2 || heads.length < 2) return null;
  const seats = heads.map(([seat]) => seat);
  const ticks = hands.map((_, i) => (hands.length < 16 || (i + 1) % 5 === 0 ? String(i + 1) : ''));
  const rows = standings(hands, seats);
  return <Lines model={model} rows={rows} ticks={ticks} title={`The scores over ${hands.length} hands`} />;
}

interface LinesProps {
  readonly model: TableModel;
  /** What every side had from the beginning on, in the order of the columns. */
  readonly rows: readonly (readonly number[])[];
  /** Words under the steps. */
  readonly ticks: readonly string[];
  readonly title: string;
}

/** A line for every side. */
export function Lines({ model, rows, ticks, title }: LinesProps): JSX.Element {
  const width = matchMedia('(max-width: 699px)').matches ? NARROW : WIDTH;
  const heads = columns(model);
  const last = rows.length - 1;
  const end = rows[last];
  const least = Math.min(0, ...rows.flat());
  const most = Math.max(1, ...rows.flat());
  const x = (i: number): number => EDGE.left + (i * (width - EDGE.left - EDGE.right)) / last;
  const y = (points: number): number =>
    EDGE.top + ((most - points) * (HEIGHT - EDGE.top - EDGE.bottom)) / (most - least);
  const labels = spread(end.map(y));
  const label = heads
    .map((group, i) => `${list(group.map((seat) => model.names[seat]))} ${figure(end[i])}`)
    .join(', ');
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`${title}, in the end ${label}`}
    >
      <path class="ax" d={`M${EDGE.left} ${y(0)}H${width - EDGE.right}`} />
      <text x={EDGE.left - 8} y={y(0) + 5} text-anchor="end">
        0
      </text>
      {ticks.map((tick, i) => (
        <text key={i} x={x(((i + 1) * last) / ticks.length)} y={HEIGHT - 6} text-anchor="middle">
          {tick}
        </text>
      ))}
      {heads.map(([seat], i) => (
        <g key={seat} class={wears(model, seat) ?? (seat === model.seat ? 's-ours' : 's-plain')}>
          <path class="ln" data-n={i} d={`M${rows.map((row, at) => `${x(at)} ${y(row[i])}`).join('L')}`} />
          <circle class="pt" cx={x(last)} cy={y(end[i])} r={5} />
          <text class="lab" x={x(last) + 12} y={labels[i] + 6}>
            {figure(end[i])}
            {heads.length > 2 && ` ${model.names[seat]}`}
          </text>
        </g>
      ))}
    </svg>
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

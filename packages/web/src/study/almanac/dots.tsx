// The plot of the almanac: dots with whiskers on one scale, a row each. Twice, for the desk and for the phone: nothing is
// scaled down.

import type { Figure } from '@messdeck/lab';
import { scaleLinear } from 'd3-scale';
import type { JSX } from 'preact';
import { plain, spoken, written } from './numbers.ts';
import { toldFrom } from './results.ts';

export interface Dot {
  readonly words: string;
  readonly figure: Figure;
  /** Whether it can be told from the mark; left out: as its own interval says. */
  readonly told?: boolean;
}

interface DotsProps {
  readonly title: string;
  readonly unit: string;
  readonly dots: readonly Dot[];
  /** The value that means nothing special: no change, a fair share. */
  readonly mark?: number;
  readonly markWords?: string;
  /** Whether a plus is written. */
  readonly sign?: boolean;
}

export function Dots(props: DotsProps): JSX.Element {
  // Options are sentences; they get the room they need.
  const left = props.dots.some(({ words }) => words.length > 36) ? 400 : 300;
  return (
    <div class="plot">
      <h3>{props.title}</h3>
      <p class="unit">{props.unit}</p>
      <Drawing {...props} wide={660} left={left} size="desk" />
      <Drawing {...props} wide={342} left={0} size="phone" />
    </div>
  );
}

const ROW = 48;
const BELOW = 30;

interface DrawingProps extends DotsProps {
  readonly wide: number;
  /** Room for words beside the scale; without, they stand above their row. */
  readonly left: number;
  readonly size: 'desk' | 'phone';
}

function Drawing({ title, dots, mark, markWords, sign, wide, left, size }: DrawingProps): JSX.Element {
  const row = left > 0 ? ROW : ROW + 22;
  const tall = dots.length * row;
  const ends = dots.flatMap(({ figure }) => figure.interval ?? [figure.value]);
  const from = Math.min(...ends, mark ?? Number.POSITIVE_INFINITY);
  const to = Math.max(...ends, mark ?? Number.NEGATIVE_INFINITY);
  const room = (to - from || 1) * 0.08;
  const x = scaleLinear([from - room, to + room], [left + 24, wide - 24]);
  const said = dots.map(({ words, figure }) => `${words}: ${spoken(figure, sign)}`).join('; ');
  const ticks = x.ticks(4);
  const places = Math.max(0, ...ticks.map((tick) => (String(tick).split('.')[1] ?? '').length));
  return (
    <svg data-for={size} viewBox={`0 0 ${wide} ${tall + BELOW}`} role="img" aria-label={`${title}. ${said}`}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path class="gr" d={`M${x(tick)} 0V${tall}`} />
          <text x={x(tick)} y={tall + 20} text-anchor="middle">
            {sign && tick > 0 ? '+' : ''}
            {written(tick, places)}
          </text>
        </g>
      ))}
      {mark !== undefined && <path class="even" d={`M${x(mark)} 0V${tall}`} />}
      <path class="axis" d={`M0 ${tall}H${wide}`} />
      {dots.map(({ words, figure, told = mark === undefined || toldFrom(figure, mark) }, i) => (
        <g key={words} transform={`translate(0 ${i * row})`}>
          <path class="gr" d={`M0 0H${wide}`} />
          <text
            class="k"
            x="0"
            y={left > 0 ? 30 : 18}
            {...(words.length * 7.6 > (left || wide)
              ? { textLength: (left || wide) - 8, lengthAdjust: 'spacingAndGlyphs' }
              : {})}
          >
            {words}
          </text>
          <OneDot
            figure={figure}
            at={left > 0 ? 34 : 54}
            x={x}
            told={told}
            less={mark !== undefined && figure.value < mark}
            words={plain(figure, sign)}
          />
        </g>
      ))}
      {markWords && mark !== undefined && <title>{`Dotted: ${markWords}`}</title>}
    </svg>
  );
}

interface OneDotProps {
  readonly figure: Figure;
  readonly at: number;
  readonly x: (value: number) => number;
  readonly told: boolean;
  readonly less: boolean;
  readonly words: string;
}

/** A disc where a value can be told from the mark, a ring and italics where it cannot. */
function OneDot({ figure, at, x, told, less, words }: OneDotProps): JSX.Element {
  const { value, interval } = figure;
  const look = told ? (less ? 'dw o' : 'dw') : 'dw untold';
  return (
    <g class={look}>
      {interval && (
        <path
          class="whisker"
          d={`M${x(interval[0])} ${at}H${x(interval[1])}M${x(interval[0])} ${at - 5}v10M${x(interval[1])} ${at - 5}v10`}
        />
      )}
      <circle cx={x(value)} cy={at} r="6" />
      <text class={told ? 'b' : 'i'} x={x(value)} y={at - 12} text-anchor="middle">
        {words}
      </text>
    </g>
  );
}

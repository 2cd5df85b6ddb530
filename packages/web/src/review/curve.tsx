// How a hand was likely to end, choice by choice: solid where it is certain, broken with a hatched band where it is
// estimated; the choices listed are marked with their numbers.

import type { ReviewedChoice } from '@messdeck/bots';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { figure } from '#words/numbers.ts';
import * as words from '#words/review.tsx';
import type { HandMark, ReplayFrames } from '../sources/replay/replay-frames.ts';
import type { ReviewDesk } from './review-desk.ts';

/** Beside words; and along the whole width of a phone. */
const SHAPES = { beside: [320, 124], along: [480, 104] } as const;
const LEFT = 34;
const TOP = 10;
const BOTTOM = 14;

interface CurveProps {
  readonly choices: readonly ReviewedChoice[];
  readonly film: ReplayFrames;
  readonly hand: HandMark;
  /** Whose side the curve speaks of. */
  readonly seat: number;
  /** The choices that are listed, in the order of their numbers. */
  readonly marked: readonly ReviewedChoice[];
  readonly size: readonly [width: number, height: number];
  /** The choice on the table. */
  readonly at: number | undefined;
}

interface Point {
  readonly step: number;
  readonly value: number;
  readonly off: number;
  readonly exact: boolean;
}

/** What the hand is worth for the side after each choice: the best that was open, less what the choice cost. */
function pointsOf({ choices, film, hand, seat }: CurveProps): Point[] {
  const { sides } = film.stand(hand.to);
  return choices
    .filter(({ step }) => step >= hand.from && step < hand.to)
    .flatMap(({ step, seat: by, options, cost, error, kind }) => {
      const value = (options[0]?.value ?? 0) - cost;
      const ours = sides[by] === sides[seat];
      // Of many seats each for itself only the own choices tell how it stood; and what the others expected of what they
      // knew is another curve.
      if (!ours && (kind !== 'exact' || new Set(sides).size > 2)) return [];
      return [{ step, value: ours ? value : -value, off: 2 * error, exact: kind === 'exact' }];
    });
}

/** Round figures for the axis: the largest, nothing, the smallest. */
function bounds(points: readonly Point[]): readonly [low: number, high: number] {
  const values = points.flatMap(({ value, off }) => [value - off, value + off]);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const unit = high - low > 40 ? 10 : high - low > 8 ? 5 : 1;
  return [Math.floor(low / unit) * unit, Math.max(Math.ceil(high / unit) * unit, low + 1)];
}

/** The curve of the hand that a review looks at. */
export function HandCurve({
  desk,
  hand,
  shape = 'beside',
}: {
  readonly desk: ReviewDesk;
  readonly hand: number;
  readonly shape?: keyof typeof SHAPES;
}): JSX.Element | null {
  return (
    <Curve
      size={SHAPES[shape]}
      choices={desk.made.choices.value}
      film={desk.film}
      hand={desk.film.hands[hand]}
      seat={desk.person}
      marked={desk.listed.value}
      at={desk.chosen.value?.step}
    />
  );
}

function Curve(props: CurveProps): JSX.Element | null {
  const hatching = useId();
  const [width, height] = props.size;
  const points = pointsOf(props);
  if (points.length < 2) return null;
  const { from, to } = props.hand;
  const [low, high] = bounds(points);
  const x = (step: number): number =>
    Math.round(LEFT + ((width - LEFT - 8) * (step - from)) / Math.max(1, to - from));
  const y = (value: number): number =>
    Math.round(TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM));
  const legs = points.slice(1).map((point, i) => ({ from: points[i], to: point }));
  const band = [
    ...points.map(({ step, value, off }) => `${x(step)} ${y(value + off)}`),
    ...points.toReversed().map(({ step, value, off }) => `${x(step)} ${y(value - off)}`),
  ];
  const numbered = props.marked.flatMap(({ step }, i) => {
    const at = points.find((point) => point.step === step);
    return at ? [{ ...at, number: i + 1 }] : [];
  });
  return (
    <figure class="curve">
      <figcaption>{words.howHandWent()}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.likelyResults}>
        <pattern
          id={hatching}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(35)"
        >
          <path d="M0 0V5" stroke="var(--rule-strong)" stroke-width="1.6" />
        </pattern>
        {[...new Set([low, 0, high])].map((value) => (
          <g key={value}>
            <path
              d={`M${LEFT} ${y(value)}H${width}`}
              stroke={value === 0 ? 'var(--ink-soft)' : 'var(--rule)'}
            />
            <text x={LEFT - 6} y={y(value) + 5} text-anchor="end">
              {figure(value)}
            </text>
          </g>
        ))}
        <path d={`M${band.join('L')}Z`} fill={`url(#${hatching})`} />
        {legs.map((leg) => (
          <path
            key={leg.to.step}
            d={`M${x(leg.from.step)} ${y(leg.from.value)}L${x(leg.to.step)} ${y(leg.to.value)}`}
            stroke="var(--navy)"
            stroke-width="2.4"
            stroke-dasharray={leg.to.exact ? undefined : '5 4'}
          />
        ))}
        {numbered.map(({ step, value, number }) => (
          <g key={step} class={step === props.at ? 'marked here' : 'marked'}>
            <circle cx={x(step)} cy={y(value)} r="9" />
            <text x={x(step)} y={y(value) + 5} text-anchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

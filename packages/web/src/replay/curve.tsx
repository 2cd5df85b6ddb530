// How a hand was likely to end, choice by choice: solid where it is certain, broken where it is estimated.

import type { ReviewedChoice } from '@messdeck/bots';
import type { JSX } from 'preact';
import type { Film, HandMark } from '../sources/replay/film.ts';

const WIDTH = 600;
const HEIGHT = 120;

interface CurveProps {
  readonly choices: readonly ReviewedChoice[];
  readonly film: Film;
  readonly hand: HandMark;
  /** Whose side the curve speaks of. */
  readonly seat: number;
}

interface Point {
  readonly step: number;
  readonly value: number;
  readonly exact: boolean;
}

/** What the hand is worth for the side after each choice: the best that was open, less what the choice cost. */
function pointsOf({ choices, film, hand, seat }: CurveProps): Point[] {
  const { sides } = film.stand(hand.to);
  return choices
    .filter(({ step }) => step >= hand.from && step < hand.to)
    .map(({ step, seat: by, options, cost, kind }) => {
      const value = (options[0]?.value ?? 0) - cost;
      return { step, value: sides[by] === sides[seat] ? value : -value, exact: kind === 'exact' };
    });
}

export function Curve(props: CurveProps): JSX.Element | null {
  const points = pointsOf(props);
  if (points.length < 2) return null;
  const { from, to } = props.hand;
  const most = Math.max(1, ...points.map(({ value }) => Math.abs(value)));
  const x = (step: number): number => Math.round((WIDTH * (step - from)) / Math.max(1, to - from));
  const y = (value: number): number => Math.round(HEIGHT / 2 - (value / most) * (HEIGHT / 2 - 8));
  const legs = points.slice(1).map((point, i) => ({ from: points[i], to: point }));
  return (
    <figure class="curve">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="How the hand was likely to end, choice by choice"
      >
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} stroke="var(--rule-strong)" />
        {legs.map((leg) => (
          <path
            key={leg.to.step}
            d={`M${x(leg.from.step)} ${y(leg.from.value)}L${x(leg.to.step)} ${y(leg.to.value)}`}
            stroke="var(--navy)"
            stroke-width="3"
            stroke-dasharray={leg.to.exact ? undefined : '5 4'}
          />
        ))}
      </svg>
      <figcaption>Above the line: well for this side. Solid: certain. Broken: estimated.</figcaption>
    </figure>
  );
}

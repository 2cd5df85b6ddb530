// Piles of cards: how many matches of 100 had each value. The middle pile is brass; a pile is never scaled by hand.

import { scaleBand, scaleLinear } from 'd3-scale';
import type { JSX } from 'preact';

interface PilesProps {
  readonly title: string;
  readonly unit: string;
  readonly counts: readonly (readonly [value: number, matches: number])[];
  readonly middle: number;
}

const MOST = 16;

/** At most sixteen piles: neighbors lie together where there are more values. */
function piled(counts: PilesProps['counts']): { from: number; to: number; share: number }[] {
  const least = counts[0][0];
  const most = counts.at(-1)![0];
  const step = Math.ceil((most - least + 1) / MOST);
  const all = counts.reduce((sum, [, matches]) => sum + matches, 0);
  return Array.from({ length: Math.ceil((most - least + 1) / step) }, (_, i) => {
    const from = least + i * step;
    const to = from + step - 1;
    const here = counts.filter(([value]) => value >= from && value <= to);
    return { from, to, share: (100 * here.reduce((sum, [, matches]) => sum + matches, 0)) / all };
  });
}

export function Piles(props: PilesProps): JSX.Element {
  return (
    <div class="plot">
      <h3>{props.title}</h3>
      <p class="unit">{props.unit}</p>
      <Drawing {...props} wide={660} size="desk" />
      <Drawing {...props} wide={342} size="phone" />
    </div>
  );
}

const TALL = 190;
const TOP = 14;

function Drawing({
  title,
  counts,
  middle,
  wide,
  size,
}: PilesProps & { readonly wide: number; readonly size: string }): JSX.Element {
  const piles = piled(counts);
  const x = scaleBand(
    piles.map(({ from }) => from),
    [40, wide],
  ).padding(0.24);
  const y = scaleLinear([0, Math.max(...piles.map(({ share }) => share))], [TALL, TOP]).nice(3);
  const words = ({ from, to }: { from: number; to: number }): string =>
    from === to ? `${from}` : `${from}–${to}`;
  const every = Math.ceil(piles.length / (wide / (words(piles.at(-1)!).length > 3 ? 76 : 40)));
  const said = piles
    .filter(({ share }) => share > 0)
    .map((pile) => `${words(pile)}: ${pile.share.toFixed(0)}`)
    .join('; ');
  return (
    <svg
      data-for={size}
      viewBox={`0 0 ${wide} ${TALL + 30}`}
      role="img"
      aria-label={`${title}, of 100 matches. ${said}`}
    >
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <path class="gr" d={`M40 ${y(tick)}H${wide}`} />
          <text x="30" y={y(tick) + 5} text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      {piles.map((pile, i) => {
        const mid = middle >= pile.from && middle <= pile.to;
        return (
          <g key={pile.from}>
            <rect
              class={mid ? 'br' : 'solid'}
              x={x(pile.from)}
              y={y(pile.share)}
              width={x.bandwidth()}
              height={TALL - y(pile.share)}
            />
            {(i % every === 0 || (mid && every === 1)) && (
              <text
                class={mid ? 'b' : ''}
                x={x(pile.from)! + x.bandwidth() / 2}
                y={TALL + 20}
                text-anchor="middle"
              >
                {words(pile)}
              </text>
            )}
          </g>
        );
      })}
      <path class="axis" d={`M40 ${TALL}H${wide}`} />
    </svg>
  );
}

// The device over a proclamation: a streamer with rays and stars for winners, furled colours for those who lost, two
// streamers side by side for a match that is shared.

import type { JSX } from 'preact';

export type Outcome = 'won' | 'lost' | 'shared';

const STAR =
  'M0-16 3.8-4.300 16.200-4.300 6.200 3 10 14.800 0 7.500-10 14.800-6.200 3-16.200-4.300-3.800-4.300Z';

const RAYS = Array.from({ length: 18 }, (_, i) => {
  const angle = (i * 20 * Math.PI) / 180;
  const far = i % 2 ? 104 : 78;
  const point = (distance: number, turn: number): string =>
    `${(160 + distance * 1.25 * Math.sin(angle + turn)).toFixed(1)} ${(74 - distance * 0.72 * Math.cos(angle + turn)).toFixed(1)}`;
  return `M${point(44, -0.07)}L${point(far, 0)}L${point(44, 0.07)}Z`;
}).join('');

interface EmblemProps {
  readonly outcome: Outcome;
  /** Nobody was beaten: one star. */
  readonly alone: boolean;
}

export function Emblem({ outcome, alone }: EmblemProps): JSX.Element {
  if (outcome === 'lost') return <Furled />;
  return (
    <svg class="emblem" viewBox="0 0 320 148" aria-hidden="true">
      {outcome === 'won' && <path class="rays" d={RAYS} />}
      {outcome === 'won' ? (
        <Streamer stars={alone ? [160] : [118, 160, 202]} />
      ) : (
        <>
          <g transform="translate(-32 -14) scale(.72 .9)">
            <Streamer stars={[160]} />
          </g>
          <g class="other" transform="translate(122 22) scale(.72 .9)">
            <Streamer stars={[160]} />
          </g>
        </>
      )}
    </svg>
  );
}

function Streamer({ stars }: { readonly stars: readonly number[] }): JSX.Element {
  return (
    <g class="ribbonbox">
      <path class="tails" d="M18 52h44v58H18l16-29ZM302 52h-44v58h44l-16-29Z" />
      <path class="ribbon" d="M48 44h224v60H48Z" />
      <path class="lines" d="M48 51h224M48 97h224" />
      {stars.map((x, i) => (
        <g key={x} transform={`translate(${x} 74)`}>
          <path class="star strike" style={`--i:${i}`} d={STAR} />
        </g>
      ))}
      <path class="fold-end" d="M48 104v14l14-8ZM272 104v14l-14-8Z" />
    </g>
  );
}

/** Colours rolled around their staff, and tied. */
function Furled(): JSX.Element {
  return (
    <svg class="emblem furled" viewBox="0 0 320 120" aria-hidden="true">
      <g transform="rotate(-9 160 60)">
        <path class="staff" d="M20 60H300" />
        <path class="tip" d="m14 60 14-8v16ZM300 52h10v16h-10Z" />
        <path
          class="cloth-roll"
          d="M58 46C110 30 190 36 252 48c8 3 8 21 0 24-62 12-142 18-194 2-10-6-10-22 0-28Z"
        />
        <path class="lines" d="M66 52c60-12 120-8 184 2M62 62c70-6 130-4 192 0M66 70c60 8 120 8 184-2" />
        <path class="tie" d="M112 37c5 14 5 32 0 46M200 38c5 14 5 32 0 44" />
        <path class="ends" d="M112 83c-8 12-14 10-18 22M112 83c2 12 8 12 8 24" />
      </g>
    </svg>
  );
}

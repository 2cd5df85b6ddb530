// Where one is in the match: its hands above, the tricks of this hand below. What lies ahead is not printed, so that
// nothing tells how the match went on, unless the whole is wanted.

import type { JSX } from 'preact';
import type { Moment } from './moment.ts';

export function Scrubber({ moment }: { readonly moment: Moment }): JSX.Element {
  const { film, at } = moment;
  const now = moment.handAt;
  const whole = moment.whole.value;
  const shown = film.hands.slice(0, whole ? film.hands.length : now + 1);
  const hand = film.hands[now];
  const last = whole ? hand.to : at.value;
  const share = (event: number): string => `${(100 * (event - hand.from)) / Math.max(1, last - hand.from)}%`;
  return (
    <div class="scrub">
      <div class="hands">
        {shown.map(({ from }, k) => (
          <button
            key={from}
            type="button"
            aria-current={k === now ? 'true' : undefined}
            onClick={() => moment.seek(from)}
          >
            <span class="sr">Hand </span>
            {k + 1}
          </button>
        ))}
        {!whole && <span class="ahead">still to come</span>}
      </div>
      <div class="squads">
        {hand.tricks
          .filter((trick) => whole || trick <= at.value)
          .map((trick) => (
            <i key={trick} style={{ left: share(trick) }} />
          ))}
        <input
          type="range"
          aria-label="Moment of this hand"
          aria-valuetext={`Event ${at.value - hand.from} of hand ${now + 1}`}
          min={hand.from}
          max={whole ? hand.to : Math.max(hand.from + 1, at.value)}
          value={at.value}
          onInput={(event) => {
            moment.pause();
            moment.seek(Number(event.currentTarget.value));
          }}
        />
      </div>
      <label class="whole">
        <input
          type="checkbox"
          checked={whole}
          onChange={(event) => (moment.whole.value = event.currentTarget.checked)}
        />
        Whole match
      </label>
    </div>
  );
}

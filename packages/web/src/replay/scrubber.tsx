// Where one is in the match: its hands above, the rounds of this hand below in the ink of who took them. What lies ahead
// is a stub of fixed width, so that nothing tells how the match went on, unless the whole is wanted.

import type { JSX } from 'preact';
import * as words from '#words/replay.tsx';
import type { Layout } from '../table/model/layout.ts';
import type { TableModel } from '../table/model/model.ts';
import { takenBy } from '../table/model/rounds.ts';
import { wears } from '../table/model/sides.ts';
import { handTitle, type Moment, opening } from './moment.ts';

interface ScrubberProps {
  readonly moment: Moment;
  readonly model: TableModel;
  readonly layout: Layout;
}

export function Scrubber(props: ScrubberProps): JSX.Element {
  const { moment } = props;
  const { film } = moment;
  const now = moment.handAt;
  const whole = moment.whole.value;
  const shown = film.hands.slice(0, whole ? film.hands.length : now + 1);
  return (
    <div class="scrub">
      {film.hands.length > 1 && (
        <div class="hands">
          {shown.map((hand, k) => (
            <button
              key={hand.from}
              type="button"
              aria-current={k === now ? 'true' : undefined}
              onClick={() => moment.seek(opening(hand))}
            >
              {hand.number === undefined ? (
                <>
                  <span class="sr">{words.thrownIn}</span>
                  <span aria-hidden="true">–</span>
                </>
              ) : (
                <>
                  <span class={k === now ? 'word' : 'sr'}>{words.handLabel}</span>
                  {hand.number}
                </>
              )}
            </button>
          ))}
          {!whole && <span class="ahead">{words.ahead}</span>}
        </div>
      )}
      <Rounds {...props} />
      <label class="whole">
        <input
          type="checkbox"
          checked={whole}
          onChange={(event) => (moment.whole.value = event.currentTarget.checked)}
        />
        {words.wholeMatch}
      </label>
    </div>
  );
}

/** This hand as one slider over its rounds. */
function Rounds({ moment, model, layout }: ScrubberProps): JSX.Element {
  const { film, at } = moment;
  const now = moment.handAt;
  const hand = film.hands[now];
  const whole = moment.whole.value;
  const last = Math.max(hand.from + 1, whole ? hand.to : at.value);
  const share = (event: number): number => (100 * (event - hand.from)) / (last - hand.from);
  const ends = hand.tricks.filter((trick) => trick <= last);
  return (
    <div class="rounds" data-whole={whole ? '' : undefined}>
      <div class="cells" aria-hidden="true">
        {ends.map((end, k) => {
          const from = ends[k - 1] ?? hand.from;
          const [left, width] = [share(from), share(end) - share(from)];
          return (
            <i
              key={end}
              class={inkOf(moment, model, layout, end)}
              data-past={end <= at.value ? '' : undefined}
              style={`left:${left}%;width:${width}%`}
            >
              {width > 4 && k + 1}
            </i>
          );
        })}
      </div>
      <input
        type="range"
        aria-label={words.pointThisHand}
        aria-valuetext={words.eventOf({ event: at.value - hand.from, hand: handTitle(hand) })}
        min={hand.from}
        max={last}
        value={at.value}
        onInput={(event) => {
          moment.pause();
          moment.seek(Number(event.currentTarget.value));
        }}
      />
    </div>
  );
}

/** The class of the side that took the round which ended with this event. */
function inkOf({ film }: Moment, model: TableModel, { rounds }: Layout, end: number): string | undefined {
  const eyes = model.seat ?? -1;
  const entry = film.entries(eyes, end).at(-1);
  const taken = rounds && entry && takenBy(model, rounds, film.view(eyes, end - 1), entry);
  return taken && wears(model, taken.taker);
}

// The way of a step's card on the cloth: a dotted arrow, and where it matters tags that say what the two cards are.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Way } from './way.ts';

interface WayShownProps {
  readonly way: Way;
  /** What a card is, in two words; left out where its face says so. */
  readonly tag?: ((card: string) => string) | undefined;
  /** Changes whenever the table does. */
  readonly moment: string;
}

interface Ends {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** The height of a tag with the gap above it, in pixels, and half the width of the longest. */
const TAG = 42;
const HALF_A_TAG = 80;
const GAP = 10;

export function WayShown({ way, tag, moment }: WayShownProps): JSX.Element | null {
  const ends = useSignal<Ends | undefined>(undefined);
  useEffect(() => {
    let here = true;
    ends.value = undefined;
    const measure = async (): Promise<void> => {
      await cardsLie();
      if (here) ends.value = endsOf(way);
    };
    // The cloth changes its size with the window, and with what the coach says.
    const observer = new ResizeObserver(() => void measure());
    observer.observe(document.querySelector('.table .middle')!);
    return () => {
      here = false;
      observer.disconnect();
    };
  }, [moment]);
  if (!ends.value) return null;
  const { from, to } = ends.value;
  return (
    <div class="way" data-from={way.from} aria-hidden="true">
      <Arrow
        from={below(from, tag !== undefined)}
        to={below(to, tag !== undefined && way.onto !== undefined)}
      />
      {tag && <Tag box={from} words={tag(way.card)} />}
      {tag && way.onto !== undefined && <Tag box={to} words={tag(way.onto)} />}
    </div>
  );
}

function Tag({ box, words }: { readonly box: DOMRect; readonly words: string }): JSX.Element {
  const { at, shift } = placeOf(box);
  return (
    <span class="point-tag" style={`left:${at}px;top:${box.bottom + GAP}px;translate:${shift} 0`}>
      {words}
    </span>
  );
}

/** In the middle below its card, or flush with it at the edge of the window. */
function placeOf({ left, right }: DOMRect): { readonly at: number; readonly shift: string } {
  const middle = (left + right) / 2;
  if (middle < HALF_A_TAG) return { at: left, shift: '0' };
  if (middle > innerWidth - HALF_A_TAG) return { at: right, shift: '-100%' };
  return { at: middle, shift: '-50%' };
}

/** A card with the tag under it. */
const below = ({ x, y, width, height }: DOMRect, tagged: boolean): DOMRect =>
  new DOMRect(x, y, width, height + GAP + (tagged ? TAG : 0));

/** Nothing where it would leave the window: the rings say it too. */
function Arrow({ from, to }: Ends): JSX.Element | null {
  const { line, tip, turn, lowest } = courseOf(from, to);
  if (lowest > innerHeight) return null;
  return (
    <svg aria-hidden="true">
      <path class="line" d={line} />
      <path
        class="arrowhead"
        d="M-14-9 0 0-14 9z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${turn})`}
      />
    </svg>
  );
}

interface Course {
  readonly line: string;
  readonly tip: { readonly x: number; readonly y: number };
  /** Where the tip points: 0 is to the right. */
  readonly turn: number;
  readonly lowest: number;
}

/** Straight across where the cards lie side by side, up where one lies above, else from below to below. */
function courseOf(from: DOMRect, to: DOMRect): Course {
  const [x, x2] = [from.x + from.width / 2, to.x + to.width / 2];
  if (from.y === to.y && from.bottom === to.bottom) {
    const y = (from.y + from.bottom) / 2;
    const back = x2 < x;
    const [start, end] = back ? [from.left - GAP, to.right + GAP] : [from.right + GAP, to.left - GAP];
    const line = `M${start} ${y}H${end + (back ? GAP : -GAP)}`;
    return { line, tip: { x: end, y }, turn: back ? 180 : 0, lowest: y };
  }
  const tip = { x: x2, y: to.bottom };
  const rises = tip.y < from.top - GAP;
  const y = rises ? from.top - GAP : from.bottom;
  const lowest = Math.max(y, tip.y) + (rises ? 0 : 44);
  const bend = rises ? (y + tip.y) / 2 : lowest;
  return { line: `M${x} ${y}C${x} ${bend} ${x2} ${bend} ${x2} ${tip.y + GAP}`, tip, turn: -90, lowest };
}

/** Cards that are still on their way are waited for. */
async function cardsLie(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

function endsOf({ card, to }: Way): Ends | undefined {
  const [source, target] = [`[data-card="${card}"]`, to].map((what) =>
    document.querySelector(`.table .middle ${what}`),
  );
  if (!source || !target) return undefined;
  return { from: source.getBoundingClientRect(), to: target.getBoundingClientRect() };
}

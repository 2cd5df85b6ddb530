// A map drawn closer: by two fingers, a double tap beside what can be chosen, the wheel with Ctrl, the keys + and −, or
// its two buttons. Drawn closer it fills its place, and one finger or the wheel moves it.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import * as words from '#words/table/map.ts';
import '../stage/map-zoom.css';

const MOST = 5;
const STEP = 1.6;

/** How much closer, and where the corner of the drawing lies, in pixels of its place. */
interface Closer {
  readonly by: number;
  readonly x: number;
  readonly y: number;
}

const WHOLE: Closer = { by: 1, x: 0, y: 0 };

interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** No closer than useful, and never away from its place. */
function kept({ by, x, y }: Closer, { clientWidth, clientHeight }: Element): Closer {
  const rest = 1 - by;
  return { by, x: within(clientWidth * rest, x, 0), y: within(clientHeight * rest, y, 0) };
}

/** Closer by so much, with one point staying where it is. */
function closer(was: Closer, factor: number, at: Point, place: Element): Closer {
  const by = within(1, was.by * factor, MOST);
  // As good as whole is whole.
  if (by < 1.02) return WHOLE;
  const grown = by / was.by;
  return kept({ by, x: at.x - (at.x - was.x) * grown, y: at.y - (at.y - was.y) * grown }, place);
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const apart = ([a, b]: readonly Point[]): number => Math.hypot(a.x - b.x, a.y - b.y);

export function MapZoom({ place }: { readonly place: HTMLElement }): JSX.Element {
  const now = useSignal<Closer>(WHOLE);
  const { by } = now.value;
  const zoom = (factor: number, at = { x: place.clientWidth / 2, y: place.clientHeight / 2 }): void => {
    now.value = closer(now.value, factor, at, place);
  };
  useLayoutEffect(() => {
    const { x, y } = now.value;
    const drawing = place.querySelector('svg')!;
    drawing.style.transformOrigin = '0 0';
    drawing.style.transform = by === 1 ? '' : `translate(${x}px, ${y}px) scale(${by})`;
    place.classList.toggle('closer', by > 1);
  });
  useLayoutEffect(() => {
    const here = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
      const { left, top } = place.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const move = (dx: number, dy: number): void => {
      const { by, x, y } = now.value;
      now.value = kept({ by, x: x + dx, y: y + dy }, place);
    };
    let fingers: readonly Point[] = [];
    const touch = (event: TouchEvent): void => {
      fingers = [...event.touches].map(here);
    };
    const drag = (event: TouchEvent): void => {
      const before = fingers;
      touch(event);
      // One finger scrolls the page unless the map is drawn closer.
      if (before.length !== fingers.length || (before.length === 1 && now.value.by === 1)) return;
      event.preventDefault();
      const [from, to] = [middle(before), middle(fingers)];
      if (fingers.length === 2) zoom(apart(fingers) / apart(before), from);
      move(to.x - from.x, to.y - from.y);
    };
    const turn = (event: WheelEvent): void => {
      if (event.ctrlKey) zoom(Math.exp(-event.deltaY / 200), here(event));
      else if (now.value.by > 1) move(-event.deltaX, -event.deltaY);
      else return;
      event.preventDefault();
    };
    const twice = (event: MouseEvent): void => {
      if ((event.target as Element).closest('button, [role="button"], [data-label-of]')) return;
      if (now.value.by > STEP) now.value = WHOLE;
      else zoom(STEP * STEP, here(event));
    };
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') zoom(STEP);
      else if (event.key === '-') zoom(1 / STEP);
    };
    // A state that gets the focus by keyboard comes into its place.
    const show = ({ target }: FocusEvent): void => {
      const state = target as Element;
      if (now.value.by === 1 || !state.matches('[role="button"]')) return;
      const [box, frame] = [state.getBoundingClientRect(), place.getBoundingClientRect()];
      const [dx, dy] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
      if (dx < 0 || dy < 0 || dx > frame.width || dy > frame.height)
        move(frame.width / 2 - dx, frame.height / 2 - dy);
    };
    const done = new AbortController();
    const { signal } = done;
    place.addEventListener('touchstart', touch, { signal, passive: true });
    place.addEventListener('touchmove', drag, { signal, passive: false });
    place.addEventListener('touchend', touch, { signal });
    place.addEventListener('wheel', turn, { signal, passive: false });
    place.addEventListener('dblclick', twice, { signal });
    place.addEventListener('keydown', press, { signal });
    place.addEventListener('focusin', show, { signal });
    return () => done.abort();
  }, [place]);
  return (
    <div class="map-zoom">
      <button
        type="button"
        data-zoom="closer"
        aria-label={words.zoomIn}
        disabled={by === MOST}
        onClick={() => zoom(STEP)}
      >
        +
      </button>
      <button
        type="button"
        data-zoom="whole"
        aria-label={words.zoomOut}
        disabled={by === 1}
        onClick={() => zoom(1 / STEP)}
      >
        −
      </button>
    </div>
  );
}

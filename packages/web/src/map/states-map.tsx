// The map of the states as part of a page: the drawing, and the choice of a state by pointer or keyboard. A route that
// has grown since it was last shown draws its new leg; the focus stays on its state when the map is drawn anew.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import '../styles/map.css';
import { map } from './map.ts';
import type { MapOptions } from './options.ts';
import { walk } from './walk.ts';

export type { Mark } from './inks.ts';
export type { MapOptions } from './options.ts';

export interface StatesMapProps {
  readonly options: MapOptions;
  /** Called with the postal code of a state among `options.choices`. */
  readonly choose?: (stateId: string) => void;
}

export function StatesMap({ options, choose }: StatesMapProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef(options.routes ?? []);
  const fresh = (options.routes ?? []).map(
    (stops, i) => stops.length === (drawn.current[i]?.length ?? 0) + 1,
  );
  useLayoutEffect(() => {
    drawn.current = options.routes ?? [];
  });
  const { focus, onFocusIn, onFocusOut } = useRoving(box);
  const chosen = (event: Event): boolean => {
    const state = stateAt(event.target);
    if (state !== undefined) choose?.(state);
    return state !== undefined;
  };
  const press = (event: KeyboardEvent): void => {
    const from = stateAt(event.target);
    const to = from === undefined ? undefined : walk(from, event.key, options.choices ?? []);
    if (to !== undefined) focus(to);
    else if ((event.key !== 'Enter' && event.key !== ' ') || !chosen(event)) return;
    event.preventDefault();
  };
  return (
    // The states inside are the buttons; this element only hears them.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      class="map"
      ref={box}
      onClick={chosen}
      onKeyDown={press}
      onFocusIn={onFocusIn}
      onFocusOut={onFocusOut}
      dangerouslySetInnerHTML={{ __html: map({ ...options, fresh }) }}
    />
  );
}

function stateAt(target: EventTarget | null): string | undefined {
  return (target as Element | null)?.closest<SVGElement>('[role="button"][data-state]')?.dataset['state'];
}

interface Roving {
  readonly focus: (state: string) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onFocusOut: (event: FocusEvent) => void;
}

/** One state is in the tab order, the last that had the focus; a map drawn anew gives the focus back to it. */
function useRoving(box: { current: HTMLDivElement | null }): Roving {
  const at = useRef<string | undefined>(undefined);
  const held = useRef(false);
  const buttons = (): SVGElement[] => [
    ...(box.current?.querySelectorAll<SVGElement>('[role="button"]') ?? []),
  ];
  const mark = (): SVGElement | undefined => {
    const all = buttons();
    const current = all.find((button) => button.dataset['state'] === at.current) ?? all[0];
    for (const button of all) button.setAttribute('tabindex', button === current ? '0' : '-1');
    return current;
  };
  useLayoutEffect(() => {
    const current = mark();
    if (held.current && document.activeElement === document.body) current?.focus();
  });
  return {
    focus: (state) =>
      buttons()
        .find((button) => button.dataset['state'] === state)
        ?.focus(),
    onFocusIn: ({ target }) => {
      held.current = true;
      at.current = stateAt(target);
      mark();
    },
    onFocusOut: ({ relatedTarget }) => {
      // A state that is drawn anew loses the focus to nothing; whoever leaves takes it somewhere.
      if (relatedTarget) held.current = false;
    },
  };
}

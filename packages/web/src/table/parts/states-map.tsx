// The map of the states as part of a page: the drawing, and the choice of a state by pointer or keyboard. A route that
// has grown since it was last shown draws its new leg; the focus stays on its state when the map is drawn again, which
// it is only when it shows something else.

import { display } from '@messdeck/faces/svg';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import '../stage/map.css';
import { ink } from '@messdeck/faces/map/inks';
import { type Drawing, map, type StateShape } from '@messdeck/faces/map/map';
import { type MapOptions, WIDTH } from '@messdeck/faces/map/options';
import { walk } from '@messdeck/faces/map/walk';
import { Later } from '../../shared/later.tsx';

export type { Mark } from '@messdeck/faces/map/inks';
export type { MapOptions } from '@messdeck/faces/map/options';

export interface StatesMapProps {
  readonly options: MapOptions;
  /** Called with the postal code of a state among `options.choices`. */
  readonly choose?: (stateId: string) => void;
}

export function StatesMap({ options, choose }: StatesMapProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const picture = usePicture(options);
  const zooms = useSoon();
  const { focus, onFocusIn, onFocusOut } = useRoving(box);
  const chosen = (event: Event): boolean => {
    const state = stateAt(event.target) ?? namedAt(event.target, options.choices);
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
    >
      {picture}
      {zooms && <Later load={loadZoom} props={{ place: box.current! }} />}
    </div>
  );
}

/** The drawing as nodes. Those that say the same as before are the same, so that the page need not compare them. */
function usePicture(options: MapOptions): JSX.Element {
  const drawing = useDrawing(options);
  const known = useRef(new Map<string, JSX.Element>());
  return useMemo(() => {
    const nodes = drawing.states.map((state) => {
      const key = [state.id, state.role, state.title, state.class].join();
      return [key, known.current.get(key) ?? shape(state)] as const;
    });
    known.current = new Map(nodes);
    return picture(drawing, options.title, [...known.current.values()]);
  }, [drawing]);
}

const picture = (
  { height, border, sea, targets, above }: Drawing,
  title: string,
  states: JSX.Element[],
): JSX.Element => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset does not hold a drawing
  <svg
    viewBox={`0 0 ${WIDTH} ${height}`}
    role="group"
    aria-label={title}
    font-family={display}
    text-anchor="middle"
  >
    <Part svg={sea} />
    <g stroke={ink('border')} stroke-width={border} stroke-linejoin="round">
      {states}
    </g>
    <g class="names" fill="transparent">
      {targets.map(({ id, ...box }) => (
        <rect key={id} data-label-of={id} {...box} />
      ))}
    </g>
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
    <g class="above" aria-hidden="true">
      {above.map(part)}
    </g>
  </svg>
);

const shape = ({ id, role, title, ...path }: StateShape): JSX.Element => (
  <path
    key={id}
    data-state={id}
    role={role}
    aria-hidden={role === undefined}
    tabindex={role === 'button' ? -1 : undefined}
    {...path}
  >
    {title && <title>{title}</title>}
  </path>
);

const part = (svg: string, i: number): JSX.Element => <Part key={i} svg={svg} />;

function Part({ svg }: { readonly svg: string }): JSX.Element {
  return <g dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Drawn again only when the options say something else. */
function useDrawing(options: MapOptions): Drawing {
  const { routes = [] } = options;
  const drawn = useRef(routes);
  const drawing = useMemo(() => {
    const fresh = routes.map((stops, i) => stops.length === (drawn.current[i]?.length ?? 0) + 1);
    return map({ ...options, fresh });
  }, [JSON.stringify(options)]);
  useLayoutEffect(() => {
    drawn.current = routes;
  });
  return drawing;
}

/** Milliseconds before a map can be drawn closer: the first card comes before. */
const SOON = 1500;

function useSoon(): boolean {
  const soon = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (soon.value = true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return soon.value;
}

const loadZoom = async () => (await import('./map-zoom.tsx')).MapZoom;

/** A state that can be chosen, by its name beside the coast. */
function namedAt(target: EventTarget | null, choices: readonly string[] = []): string | undefined {
  const named = (target as Element | null)?.closest<SVGElement>('[data-label-of]')?.dataset['labelOf'];
  return named !== undefined && choices.includes(named) ? named : undefined;
}

function stateAt(target: EventTarget | null): string | undefined {
  return (target as Element | null)?.closest<SVGElement>('[role="button"][data-state]')?.dataset['state'];
}

interface Roving {
  readonly focus: (state: string) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onFocusOut: (event: FocusEvent) => void;
}

/**
 * One state is in the tab order, the last that had the focus. When it can no longer be chosen, the focus goes to the
 * next that can; where there is none, the table has it.
 */
function useRoving(box: { current: HTMLDivElement | null }): Roving {
  const at = useRef<string | undefined>(undefined);
  const held = useRef(false);
  const buttons = (): SVGElement[] => [
    ...(box.current?.querySelectorAll<SVGElement>('[role="button"]') ?? []),
  ];
  const mark = (): SVGElement | undefined => {
    const all = buttons();
    const current = all.find((button) => button.dataset['state'] === at.current) ?? all[0];
    for (const button of all) {
      const tab = button === current ? 0 : -1;
      if (button.tabIndex !== tab) button.tabIndex = tab;
    }
    return current;
  };
  useLayoutEffect(() => {
    const current = mark();
    const active = document.activeElement as SVGElement | HTMLElement;
    const lost = active === document.body || (box.current!.contains(active) && stateAt(active) === undefined);
    if (!held.current || !lost) return;
    if (current) current.focus();
    else active.blur();
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
      // A state that goes away loses the focus to nothing; anyone who leaves takes it somewhere.
      if (relatedTarget) held.current = false;
    },
  };
}

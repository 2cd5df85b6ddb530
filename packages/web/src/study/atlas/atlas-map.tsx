// The map of the atlas: every state with a ground that says something, by hatching as well as by tone; a journey; and
// the choice of a state by pointer or keyboard.

import { places } from '@messdeck/faces/map/places';
import { walk } from '@messdeck/faces/map/walk';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import * as say from '#words/study/atlas.tsx';
import { GROUNDS, type Ground, Patterns } from './grounds.tsx';

export interface AtlasState {
  readonly ground: Ground;
  /** What is printed on it. */
  readonly label: string;
  /** What a screen reader says of it. */
  readonly said: string;
}

interface AtlasMapProps {
  readonly title: string;
  /** By postal code; states left out are not drawn. */
  readonly states: Readonly<Record<string, AtlasState>>;
  readonly chosen?: string | undefined;
  /** States with a broken edge. */
  readonly edged?: readonly string[];
  readonly route?: readonly string[];
  /** States that can be chosen; left out: all. */
  readonly choices?: readonly string[];
  readonly choose?: (id: string) => void;
  /** Small maps have no labels and are looked at only. */
  readonly small?: boolean;
  /** Drawn a second time under it on a phone: the small states of the north-east, larger. */
  readonly inset?: boolean;
  /** The part of the sheet that is shown: x, y, width, height. */
  readonly window?: readonly [number, number, number, number];
}

/** Where the states are too small for a phone. */
const NORTH_EAST = [1150, 80, 450, 454] as const;

export function AtlasMap({ inset, ...props }: AtlasMapProps): JSX.Element {
  if (!inset) return <OneMap {...props} />;
  return (
    <>
      <OneMap {...props} kind="whole" />
      <OneMap {...props} kind="inset" title={say.northeastOf(props.title)} window={NORTH_EAST} />
    </>
  );
}

interface OneMapProps extends Omit<AtlasMapProps, 'inset'> {
  /** The map of which a part is drawn again, or that part; they are told apart on a phone alone. */
  readonly kind?: 'whole' | 'inset';
}

function OneMap(props: OneMapProps): JSX.Element {
  const { title, states, chosen, edged = [], route = [], small, choose, kind } = props;
  const box = useRef<SVGSVGElement>(null);
  const choices = choose ? (props.choices ?? Object.keys(states)) : [];
  const press = (event: KeyboardEvent, id: string): void => {
    const to = walk(id, event.key, choices);
    if (to !== undefined) box.current?.querySelector<SVGElement>(`[data-state="${to}"]`)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') choose?.(id);
    else return;
    event.preventDefault();
  };
  const tabbed = chosen !== undefined && choices.includes(chosen) ? chosen : choices[0];
  return (
    <svg
      class={['us', kind, props.window && props.window[2] < 1600 && 'near'].filter(Boolean).join(' ')}
      ref={box}
      viewBox={(props.window ?? [0, 0, 1600, 1000]).join(' ')}
      role={small ? 'img' : 'group'}
      aria-label={title}
    >
      <Patterns small={small ?? false} />
      <g stroke="var(--map-border)" stroke-width={small ? 3 : 1.6} stroke-linejoin="round">
        {Object.entries(states).map(([id, { ground, said }]) => {
          const button = choices.includes(id);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: it is a button where it can be chosen
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the same
            <path
              key={id}
              d={places[id].d}
              data-state={id}
              data-ground={ground}
              fill={GROUNDS[ground].fill}
              role={small ? undefined : button ? 'button' : 'img'}
              aria-label={small ? undefined : said}
              aria-pressed={button ? id === chosen : undefined}
              tabindex={button ? (id === tabbed ? 0 : -1) : undefined}
              onClick={button ? () => choose?.(id) : undefined}
              onKeyDown={button ? (event) => press(event, id) : undefined}
            />
          );
        })}
      </g>
      {!small && <Above states={states} chosen={chosen} edged={edged} route={route} />}
      {kind === 'inset' && <Reaches ids={choices} choose={choose} />}
    </svg>
  );
}

/** Room for a finger around the names of the smallest states; the keyboard goes from state to state. */
function Reaches({
  ids,
  choose,
}: {
  readonly ids: readonly string[];
  readonly choose: AtlasMapProps['choose'];
}): JSX.Element {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="reaches" aria-hidden="true">
      {ids.flatMap((id) => {
        const { callout } = places[id];
        if (!callout) return [];
        const [x, y] = callout.label;
        return [
          // biome-ignore lint/a11y/noStaticElementInteractions: the state itself is the button
          <rect key={id} x={x - 32} y={y - 21} width="64" height="42" onClick={() => choose?.(id)} />,
        ];
      })}
    </g>
  );
}

type AboveProps = Required<Pick<AtlasMapProps, 'states' | 'edged' | 'route'>> & {
  readonly chosen: string | undefined;
};

/** Edges, the journey and the labels: deaf and silent. */
function Above({ states, chosen, edged, route }: AboveProps): JSX.Element {
  const way = route.map((id) => places[id].at);
  const last = way.at(-1);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="above" aria-hidden="true" fill="none" stroke-linejoin="round">
      {edged.map((id) => (
        <path key={id} d={places[id].d} stroke="var(--map-red)" stroke-width="5" stroke-dasharray="14 6" />
      ))}
      {chosen && <path d={places[chosen].d} stroke="var(--map-line)" stroke-width="6" />}
      {Object.entries(states).map(([id, state]) => (
        <Label key={id} id={id} {...state} />
      ))}
      {way.length > 1 && (
        <path d={`M${way.join('L')}`} stroke="var(--map-red)" stroke-width="7" stroke-linecap="round" />
      )}
      {way.map(([x, y], i) => (
        <circle
          key={route[i]}
          cx={x}
          cy={y}
          r={i === way.length - 1 ? 15 : 8}
          fill={i === way.length - 1 ? 'var(--map-red)' : 'var(--map-land)'}
          stroke="var(--map-red)"
          stroke-width="4"
        />
      ))}
      {last && <circle cx={last[0]} cy={last[1]} r="24" stroke="var(--map-red)" stroke-width="3" />}
    </g>
  );
}

function Label({ id, label, ground }: AtlasState & { readonly id: string }): JSX.Element | null {
  const { at, callout } = places[id];
  if (label === '') return null;
  if (!callout) return <Words x={at[0]} y={at[1] + 11} words={label} ground={ground} />;
  const [x, y] = callout.label;
  const right = x > 1400;
  return (
    <g class="callout">
      <path
        d={`M${callout.lead.join(' ')} ${x - (right ? 20 : 0)} ${y + (right ? 0 : 8)}`}
        stroke="var(--map-line)"
        stroke-width="1.4"
      />
      <Words x={right ? x - 4 : x} y={y + (right ? 11 : 4)} words={label} ground="sea" />
    </g>
  );
}

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly ground: Ground;
}

function Words({ x, y, words, ground }: WordsProps): JSX.Element {
  const { text, halo } = GROUNDS[ground];
  return (
    <text x={x} y={y} text-anchor="middle" fill={text} stroke={halo} stroke-width="8" paint-order="stroke">
      {words}
    </text>
  );
}

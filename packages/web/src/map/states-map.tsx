// The map of the states as part of a page: the drawing, and the choice of a state by pointer or keyboard.

import type { JSX } from 'preact';
import { map } from './map.ts';
import type { MapOptions } from './options.ts';

export type { Mark } from './inks.ts';
export type { MapOptions } from './options.ts';

export interface StatesMapProps {
  readonly options: MapOptions;
  /** Called with the postal code of a state among `options.choices`. */
  readonly choose?: (stateId: string) => void;
}

export function StatesMap({ options, choose }: StatesMapProps): JSX.Element {
  const chosen = (event: Event): boolean => {
    const state = (event.target as Element).closest('[role="button"][data-state]');
    if (state) choose?.(state.getAttribute('data-state')!);
    return state !== null;
  };
  return (
    // The states inside are the buttons; this element only hears them.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      class="map"
      onClick={chosen}
      onKeyDown={(event) => {
        if ((event.key === 'Enter' || event.key === ' ') && chosen(event)) event.preventDefault();
      }}
      dangerouslySetInnerHTML={{ __html: map(options) }}
    />
  );
}

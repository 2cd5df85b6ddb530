// What a game tells the map of the states, and the pen that draws with it.

import type { Mark } from './inks.ts';

export interface MapOptions {
  /** Said by a screen reader before the states. */
  readonly title: string;
  /** Classes of each state by postal code; a state may have a ground class and `reachable` as well. */
  readonly states?: Readonly<Record<string, readonly Mark[]>>;
  /** Figures printed with the codes, such as electoral votes. */
  readonly figures?: Readonly<Record<string, number>>;
  /** Journeys, each from state to state, with an arrow at the end. */
  readonly routes?: readonly (readonly string[])[];
  /** Words of the legend, in order; classes not named here are left out. */
  readonly legend?: Readonly<Partial<Record<Mark, string>>>;
  /** A bar of votes under the map. */
  readonly tally?: Tally;
  /**
   * `phone` sets labels, lines and hatching larger and labels only the states that have a class or a figure; `small`
   * sets them larger still, and where there are figures it prints them in the place of the codes.
   */
  readonly size?: 'wide' | 'phone' | 'small';
  /** Every state is labelled, also on a phone. */
  readonly all?: boolean;
  /** For each of the routes whether its last leg draws itself now; left out: all do. */
  readonly fresh?: readonly boolean[];
  /** States that can be chosen: they become buttons, the first of them in the tab order. */
  readonly choices?: readonly string[];
  /** Prefix of all ids, different for every map on a page. */
  readonly prefix?: string;
}

export interface Tally {
  readonly a: readonly [party: string, votes: number];
  readonly b: readonly [party: string, votes: number];
  readonly total: number;
}

/** Size of the map without the strip below it. */
export const WIDTH = 1600;
export const HEIGHT = 1000;

export interface Pen {
  readonly options: MapOptions;
  readonly prefix: string;
  /** How much larger than on a wide screen labels, lines and hatching are drawn. */
  readonly k: number;
}

export const marksOf = (pen: Pen, id: string): readonly Mark[] => pen.options.states?.[id] ?? [];

/** The class that gives the ground: any but `reachable`, if there is one. */
export function groundOf(pen: Pen, id: string): Mark | undefined {
  const marks = marksOf(pen, id);
  return marks.find((mark) => mark !== 'reachable') ?? marks[0];
}

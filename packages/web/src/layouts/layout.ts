// What a layout is: the shape of one game on the table. Everything else comes from the parts in src/table.

import type { View } from '@messdeck/engine';
import type { ComponentChildren, ComponentType } from 'preact';
import type { TableModel } from '../table/model.ts';

export interface LayoutProps {
  readonly model: TableModel;
}

export interface Layout {
  /** The middle of the table. */
  readonly Middle: ComponentType<LayoutProps>;
  /** Further classes of the middle: `around` seats four players around it on a wide screen. */
  readonly shape?: string;
  /** The place where tricks are played, for the last trick; left out where there are none. */
  readonly trick?: string | undefined;
  /** A few words under the title: "Skirmish 3, Engagement 1". */
  readonly where?: (view: View) => string;
  /** What a plaque says of a seat; left out: what the seat did last. */
  readonly says?: (model: TableModel, seat: number) => ComponentChildren;
  /** False where the own hand lies in the middle (patiences, packets nobody looks at). */
  readonly hand?: boolean;
  /** A game's own words for the end of a match, under the names of the winners. */
  readonly ending?: (model: TableModel) => ComponentChildren;
}

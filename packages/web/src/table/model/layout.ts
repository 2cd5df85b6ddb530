// What a layout is: the shape of one game on the table. Everything else comes from the parts in src/table/parts.

import type { Entry, View } from '@messdeck/engine';
import type { ComponentChildren, ComponentType } from 'preact';
import type { LogLine } from './event-lines.ts';
import type { GameNotes } from './game-notes.ts';
import type { ReadDrop, TableModel, Wears } from './model.ts';
import type { Rounds } from './rounds.ts';
import type { Trick } from './tricks.ts';

export interface LayoutProps {
  readonly model: TableModel;
}

export interface Layout {
  /** What the bar calls the game, where its own title is too long for a phone. */
  readonly title?: string;
  /** The middle of the table. */
  readonly Middle: ComponentType<LayoutProps>;
  /** Further classes of the middle: `around` seats four players around it on a wide screen. */
  readonly shape?: string;
  /** The trick taken last in this hand, for a drawer of its own; left out where there are none. */
  readonly lastTrick?: (entries: readonly Entry[]) => Trick;
  /** A few words under the title, as many parts as fit: "To 150 points", "Hand 3". */
  readonly subtitle?: (view: View, model: TableModel) => readonly string[];
  /** What a plaque says of a seat; left out: what the seat did last. */
  readonly plaqueLine?: (model: TableModel, seat: number) => ComponentChildren;
  /** While all cards are open, the plaques hold them, and the trick makes room. */
  readonly handsLieOpen?: boolean;
  /** Who is shown as the one to act; left out: the actors of the view. */
  readonly isToAct?: (model: TableModel, seat: number) => boolean;
  /** False where the middle shows the other players itself. */
  readonly plaques?: boolean;
  /** Current move in the layout's own words, and its own buttons for it; left out: those of the game. */
  readonly Sentence?: ComponentType<LayoutProps>;
  readonly Buttons?: ComponentType<LayoutProps>;
  /** What a time to call asks, for those who listen; left out: nothing, the event says it all. */
  readonly callAloud?: (model: TableModel) => string | undefined;
  /** The layout's own sheet in the place of the points of every hand. */
  readonly sheet?: { readonly title: string; readonly Body: ComponentType<LayoutProps> };
  /** Drawers besides those of every table. */
  readonly Drawers?: ComponentType<LayoutProps>;
  /** What dragging cards somewhere means, where more can be meant than the texts tell. */
  readonly readDrop?: ReadDrop;
  /** The class of a side that wears colours of its own: its branch, its party. */
  readonly wears?: Wears;
  /** An event for log and announcements, after the name of the one who did it; null: not worth a line. */
  readonly logLine?: LogLine;
  /** Rounds that are taken: tricks, squads, contests. */
  readonly rounds?: Rounds;
  /** What the part of the log is called to which a moment belongs, where the match is one hand: "Pass 2". */
  readonly partOf?: (view: View) => string;
  /** The log has a part for every turn. */
  readonly turns?: boolean;
  /** Whether every trick that is left is the seat's, where the game's tricks are of a kind of their own. */
  readonly takesTheRest?: (view: View) => boolean;
  /** A card by its index, in the game's own marks; left out: in letters. */
  readonly chip?: (card: string) => ComponentChildren;
  /** False where the own hand lies in the middle (patiences, packets nobody looks at). */
  readonly hand?: boolean;
  /** What counts and what the ends meant, fetched when somebody looks. */
  readonly notes?: () => Promise<{ readonly notes: GameNotes }>;
  /** A game's own words for the end of a match, under the names of the winners. */
  readonly ending?: (model: TableModel) => ComponentChildren;
}

/** Somebody who leads the player at a table: speaks in the place of what is asked, beside it sheets of its own. */
export interface Guide {
  /** A few words under the title, in the place of the layout's. */
  readonly subtitle: string;
  /** What leaving the table is called. */
  readonly leave: string;
  readonly Voice: ComponentType<LayoutProps & { readonly layout: Layout }>;
  readonly sheet: { readonly title: string; readonly Body: ComponentType<LayoutProps> };
  readonly log: { readonly title: string; readonly Body: ComponentType<LayoutProps> };
}

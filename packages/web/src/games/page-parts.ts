// What a game may bring to the page (<id>/index.ts). All of it may be left out: a general way serves where a game brings
// none of its own. Each part is loaded when it is first needed. What the shelf says of a game is its label (label.ts).

import type { Faces } from '@messdeck/faces';
import type { Layout } from '../table/model/layout.ts';
import type { OptionRules } from './applies.ts';
import type { HowToSheet } from './how-to-sheet.ts';
import type { Lesson } from './lesson.ts';
import type { PlaceNotes } from './place-notes.ts';

export interface PageParts {
  /** The shape of the table. */
  readonly layout?: () => Promise<{ readonly layout: Layout }>;
  /** A first hand with a coach. */
  readonly lesson?: () => Promise<{ readonly lesson: Lesson }>;
  /** The sheet of How to play. */
  readonly howTo?: () => Promise<{ readonly sheet: HowToSheet }>;
  /** What lies where, for anyone who asks the coach. */
  readonly places?: () => Promise<{ readonly places: PlaceNotes }>;
  /** Which options decide anything. */
  readonly options?: () => Promise<{ readonly options: OptionRules }>;
  /** The faces of the cards, where they are none of our packs. */
  readonly faces?: () => Promise<{ readonly faces: Faces }>;
  /** A short match, for tests. */
  readonly short?: () => Promise<{ readonly short: ShortMatch }>;
}

/** A match as short as the options allow. */
export interface ShortMatch {
  readonly seats?: number;
  /** Options that differ from the usual ones, as the form of the set-up names them. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Who sits in the other seats; the weakest and fastest if nobody is named. */
  readonly bots?: string;
  /** How much faster than usual the clock runs, where waiting is part of the game. */
  readonly speed?: number;
  /** Actions after which a player of a patience stops as soon as the rules allow. */
  readonly patience?: number;
}

// What pages are given of the address.

import type { ComponentType } from 'preact';

/** The game, and what follows the page's name. */
export type Page = ComponentType<{ game: string; path: readonly string[] }>;

/** What follows the name of a page to study. */
export interface StudyProps {
  readonly path: readonly string[];
}

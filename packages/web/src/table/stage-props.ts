// What a table is laid with, and what takes its place when the match is over.

import type { ComponentType, JSX } from 'preact';
import type { Guide, Layout } from './layout.ts';
import type { TableModel } from './model.ts';
import type { Onlookers } from './plaques.tsx';

/** What a table with people has besides. */
export interface Company extends Onlookers {
  /** Over the cloth: trouble with the line. */
  readonly wire: JSX.Element;
  /** In the place of the ask: what they ask each other. */
  readonly asks: JSX.Element | undefined;
  /** Below the score sheet: who is here. */
  readonly seated: JSX.Element;
  /** Below what is asked: how long one may think, or who is away. */
  readonly time: JSX.Element;
  /** In the panel of the log: its tabs, and the talk where that is what it is opened at. */
  readonly tabs: JSX.Element;
  readonly talk: JSX.Element | undefined;
  /** For whoever looks on: the closed hand at the near edge. */
  readonly near?: JSX.Element | undefined;
  /** In the menu of a phone. */
  readonly inMenu?: JSX.Element | undefined;
  /** After the match: who plays again. */
  readonly again: JSX.Element;
}

export interface StageProps {
  readonly model: TableModel;
  readonly layout: Layout;
  /** Who leads the player, in a lesson. */
  readonly guide?: Guide | undefined;
  /** What a table has besides, in the bar. */
  readonly extra?: JSX.Element | undefined;
  readonly people?: Company | undefined;
  /** What moves a replay, in the place of the ask; such a match has no ceremony. */
  readonly transport?: JSX.Element;
  /** Whether it has but the arrows that lead back through the last hand. */
  readonly looksBack?: boolean;
}

/** The end of a match, which can show the table again: as it is left, or a replay of it. */
export interface OverProps extends StageProps {
  readonly Table: ComponentType<StageProps>;
}

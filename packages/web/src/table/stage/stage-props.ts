// What a table is laid with, and what takes its place when the match is over.

import type { ComponentType, JSX } from 'preact';
import type { ReplayFrames } from '../../sources/replay/replay-frames.ts';
import type { Guide, Layout, LayoutProps } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
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
  /** For spectators: the closed hand at the near edge. */
  readonly near?: JSX.Element | undefined;
  /** In the menu of a phone. */
  readonly inMenu?: JSX.Element | undefined;
  /** After the match: who plays again. */
  readonly again: JSX.Element;
}

export interface StageProps {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly slots: Slots;
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

type Loader<Props> = () => Promise<ComponentType<Props>>;

/** Going back through the last hand of a match that is over. */
export interface LookingBack {
  /** The match as it was seen; undefined where it cannot be had. */
  filmFor(model: TableModel): Promise<ReplayFrames | undefined>;
  LookBack(props: OverProps & { readonly film: ReplayFrames }): JSX.Element;
}

/** What other parts of the page bring to a table, which knows nothing of them: anyone who opens a table hands them in. */
export interface Slots {
  readonly hint: {
    /** The button that asks for one, beside what is asked. */
    readonly Button: ComponentType<LayoutProps>;
    readonly Panel: ComponentType<LayoutProps>;
    isShown(model: TableModel): boolean;
  };
  readonly rules: Loader<{ readonly game: string }>;
  readonly settings: Loader<object>;
  /** How a game for one stands among those before it. */
  readonly history: Loader<{ readonly match: string; readonly game: string }>;
  /** Which deal a game for one was. */
  readonly deal: Loader<{ readonly match: string }>;
  readonly lookBack: () => Promise<LookingBack>;
}

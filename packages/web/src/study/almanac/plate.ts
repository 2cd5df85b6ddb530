// A plate: a question about a game, its answer in a sentence, the picture, and how it was counted.

import type { ArmResult, Figure } from '@messdeck/lab';
import type { JSX } from 'preact';

export interface Plate {
  readonly id: string;
  /** As the row of names has it, and as its heading. */
  readonly short: string;
  readonly title: string;
  readonly answer: JSX.Element;
  readonly plots: JSX.Element;
  /** The picture has the whole width; what is said of it stands below. */
  readonly wide?: boolean;
  readonly aside?: string;
  readonly table: readonly FigureRow[];
  readonly deals: string;
}

export interface FigureRow {
  readonly words: string;
  readonly figure: Figure;
  readonly sign?: boolean;
}

export function dealsOf(arm: Pick<ArmResult, 'deals' | 'matches'>, level: string): string {
  return `${arm.deals} deals, ${arm.matches} matches of ${level}`;
}

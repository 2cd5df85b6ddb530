// What every part of the transport is given: the moment looked at, and the table it is shown on.

import type { MatchRecord } from '@messdeck/engine';
import type { Signal } from '@preact/signals';
import type { Look } from '../sources/replay/replay-table.ts';
import type { Layout } from '../table/model/layout.ts';
import type { TableModel } from '../table/model/model.ts';
import type { OtherWay } from './finish.ts';
import type { Moment } from './moment.ts';

/** Has another way worked out and shows it; a sentence where it cannot be. */
export type PlayLine = (way: OtherWay) => Promise<string | undefined>;

export interface TransportProps {
  readonly moment: Moment;
  readonly model: TableModel;
  readonly layout: Layout;
  readonly look: Signal<Look>;
  readonly link: string;
  /** Plays another way out on the table. */
  readonly play: PlayLine;
  /** Plays a record of another way out on the table, from a given event on. */
  readonly show: (record: MatchRecord, at: number) => void;
}

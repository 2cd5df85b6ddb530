// What every part of the transport is given: the moment looked at, and the table it is shown on.

import type { Signal } from '@preact/signals';
import type { Layout } from '../layouts/index.ts';
import type { Look } from '../sources/replay/replay-table.ts';
import type { TableModel } from '../table/model.ts';
import type { Moment } from './moment.ts';

export interface TransportProps {
  readonly moment: Moment;
  readonly model: TableModel;
  readonly layout: Layout;
  readonly look: Signal<Look>;
  readonly link: string;
}

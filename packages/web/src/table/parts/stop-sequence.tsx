// The one button while a series is being entered: it stops the series.

import type { JSX } from 'preact';
import * as words from '#words/table/stop.ts';
import type { TableModel } from '../model/model.ts';

export function StopSequence({
  model,
  label = words.stop,
}: {
  readonly model: TableModel;
  readonly label?: string;
}): JSX.Element {
  return (
    <div class="button-row hold">
      <button
        type="button"
        key="hold"
        class="btn primary"
        data-action="hold"
        onClick={() => model.series.stop()}
      >
        {label}
      </button>
    </div>
  );
}

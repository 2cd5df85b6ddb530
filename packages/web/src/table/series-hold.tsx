// The one button while a series is being entered: it stops the series.

import type { JSX } from 'preact';
import type { Series } from './series.ts';

export function Hold({ series }: { readonly series: Series }): JSX.Element {
  return (
    <div class="do">
      <button type="button" key="hold" class="btn primary" data-action="hold" onClick={() => series.stop()}>
        Hold
      </button>
    </div>
  );
}

// The button that asks for a hint, beside what is asked; and the hint, when it has been fetched.

import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/hints.ts';
import { keyed } from '../shared/settings.ts';
import { hintFor, mayAskHint, toggleHint } from '../table/model/hint-open.ts';
import type { TableModel } from '../table/model/model.ts';

interface HintProps {
  readonly model: TableModel;
}

export function HintButton({ model }: HintProps): JSX.Element | null {
  if (!mayAskHint(model)) return null;
  return (
    <button
      type="button"
      class="btn small hint-btn"
      aria-expanded={hintFor.value === model}
      aria-keyshortcuts={keyed('H')}
      onClick={() => toggleHint(model)}
    >
      {words.hint}
    </button>
  );
}

const panel = signal<{ readonly Panel: ComponentType<HintProps> } | undefined>(undefined);

/** Whether a hint stands at the table: it is wanted and has been fetched. */
export const isHintShown = (model: TableModel): boolean =>
  hintFor.value === model && panel.value !== undefined;

export function HintLater({ model }: HintProps): JSX.Element | null {
  const wanted = hintFor.value === model;
  useEffect(() => {
    if (!wanted || panel.value) return;
    import('./hint-panel.tsx').then(
      ({ HintPanel }) => (panel.value = { Panel: HintPanel }),
      () => (hintFor.value = undefined),
    );
  }, [wanted]);
  return wanted && panel.value ? <panel.value.Panel model={model} /> : null;
}

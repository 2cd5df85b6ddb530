// A sheet over a page: a native dialog that Escape and a press beside it close.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '#words/shared.ts';

interface SheetDialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function SheetDialog({ title, close, children }: SheetDialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="dlg" ref={dialog} aria-label={title} onClose={close}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="btn small" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
      {children}
    </dialog>
  );
}

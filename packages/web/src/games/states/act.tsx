// One action as a button of the ask bar, in the words of the game or in others.

import { orderOf } from '@messdeck/engine';
import type { ComponentChildren, JSX } from 'preact';
import type { LayoutProps } from '../../table/model/layout.ts';

interface ActProps extends LayoutProps {
  readonly text: string;
  readonly primary?: boolean;
  readonly children?: ComponentChildren;
}

export function Act({ model, text, primary, children }: ActProps): JSX.Element {
  return (
    <button
      type="button"
      class={primary ? 'btn primary' : 'btn'}
      data-action={text}
      onClick={() => void model.act(text)}
    >
      {children ?? orderOf(model.game, text)}
    </button>
  );
}

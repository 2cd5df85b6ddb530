// One action as a button of the ask bar, in the words of the game.

import { orderOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import type { LayoutProps } from '../../table/layout.ts';

interface ActProps extends LayoutProps {
  readonly text: string;
  readonly primary?: boolean;
}

export function Act({ model, text, primary }: ActProps): JSX.Element {
  return (
    <button
      type="button"
      class={primary ? 'btn primary' : 'btn'}
      data-action={text}
      onClick={() => void model.act(text)}
    >
      {orderOf(model.game, text)}
    </button>
  );
}

// "Notify me on my turn": the browser is asked only when the player presses this.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/online/match.tsx';
import { wantNotices } from '../../settings/notices.ts';
import { mayOfferNotices } from './turn-call.ts';

export function TurnNotice({ kind }: { readonly kind: string }): JSX.Element | null {
  const pressed = useSignal(false);
  const said = useSignal('');
  if (!pressed.value && !mayOfferNotices()) return null;
  const want = async (): Promise<void> => {
    const refused = await wantNotices();
    pressed.value = true;
    said.value = refused || words.notifiedOnTurn;
  };
  return (
    <p role="status">
      {said.value || (
        <button type="button" class={kind} data-action="notify" onClick={() => void want()}>
          {words.notifyMe}
        </button>
      )}
    </p>
  );
}

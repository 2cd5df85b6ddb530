// A link to send: a field that selects itself, and the button that copies it.

import type { JSX } from 'preact';
import { CopyButton } from '../copy-button.tsx';

interface LinkRowProps {
  readonly link: string;
  readonly label: string;
  /** Which link it is, for those who search the page for it. */
  readonly of: 'invite' | 'seat';
}

export function LinkRow({ link, label, of }: LinkRowProps): JSX.Element {
  return (
    <div class="linkrow">
      <input
        class="field"
        readOnly
        value={link}
        aria-label={label}
        data-link={of}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={link} kind="btn primary small" />
    </div>
  );
}

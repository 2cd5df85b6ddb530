// Copies a text and says so on the button itself, where the finger is.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/online/everywhere.ts';
import { copyText } from './copy-text.ts';

interface CopyProps {
  readonly text: string;
  readonly kind: string;
  readonly label?: string;
  /** What is copied, for those who search the page for it. */
  readonly link?: string;
}

/** How long the button says that it has copied. */
const STANDS = 2500;

export function CopyButton({ text, kind, label = words.copy, link }: CopyProps): JSX.Element {
  const said = useSignal('');
  useEffect(() => {
    if (said.value === '') return undefined;
    const timer = setTimeout(() => (said.value = ''), STANDS);
    return () => clearTimeout(timer);
  }, [said.value]);
  const copy = async (button: HTMLElement): Promise<void> => {
    said.value = (await copyText(text, button)) ? words.copied : words.notCopied;
  };
  return (
    <button
      type="button"
      class={kind}
      data-action="copy"
      data-link={link}
      onClick={(event) => void copy(event.currentTarget)}
    >
      <span role="status">{said.value || label}</span>
    </button>
  );
}

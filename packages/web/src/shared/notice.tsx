// A page that has nothing but a sentence to show: what is being done, or why it cannot be.

import type { JSX } from 'preact';
import * as words from '#words/shared.ts';

/** Why a page cannot be shown, and the way back. */
export function Notice({
  title,
  sentence,
  to = '#/',
  label = words.backToTheShelf,
}: {
  readonly title: string;
  readonly sentence: string;
  readonly to?: string;
  readonly label?: string;
}): JSX.Element {
  return (
    <main class="waiting">
      <div class="slip" role="alert">
        <h1>{title}</h1>
        <p>{sentence}</p>
        <a class="btn primary" href={to}>
          {label}
        </a>
      </div>
    </main>
  );
}

/** What is being done. */
export function Wait({ sentence }: { readonly sentence: string }): JSX.Element {
  return (
    <main class="waiting">
      <p role="status">{sentence}</p>
    </main>
  );
}

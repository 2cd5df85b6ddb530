// The way back to the shelf that every page's bar begins with.

import type { JSX } from 'preact';
import { backToTheShelf } from '#words/shared.ts';

interface ToShelfProps {
  /** What a screen reader says of it. */
  readonly words?: string;
  readonly look?: string;
}

export function ToShelf({ words = backToTheShelf, look = 'btn quiet small' }: ToShelfProps): JSX.Element {
  return (
    <a class={look} href="#/">
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
        <path fill="none" stroke="currentColor" stroke-width="2.2" d="M15 4 7 12l8 8" />
      </svg>
      <span class="sr">{words}</span>
    </a>
  );
}

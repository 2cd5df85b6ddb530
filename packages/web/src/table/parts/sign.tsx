// The sign beside a sentence that says what the table does by itself: a disc with a drawing cut out of it.

import type { JSX } from 'preact';

export function Sign({ path }: { readonly path: string }): JSX.Element {
  return (
    <svg class="sign" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="21" />
      <path d={path} />
    </svg>
  );
}

// The pointing hand of old print: where somebody is told something.

import type { JSX } from 'preact';

export function HandMark(): JSX.Element {
  return (
    <svg class="hand-mark" viewBox="0 0 34 22" aria-hidden="true">
      <path fill="currentColor" d="M0 4h6v15H0z" />
      <path
        fill="currentColor"
        d="M7.500 5.500h3.200c2-.2 3.300-1.400 4.800-3 .9-1 2.600-.9 3 .3.500 1.500-.6 3-1.700 3.900h14.400c3 0 3 4.100 0 4.100h-8.400c1.600.3 1.600 3.300-.5 3.500 1.300.5 1.100 3.100-.8 3.200 1 .6.6 2.700-1.200 2.700h-7.600c-2 0-3.400-.9-5.200-1.100z"
      />
      <path
        fill="none"
        stroke="var(--slip)"
        stroke-width="1"
        d="M16.500 10.800h6M15.900 14.300h6M15.500 17.500h5.600"
      />
    </svg>
  );
}

// The marks of the Parker companies, in one ink, for buttons, tags and tables.

import type { JSX } from 'preact';

const NAMES: Readonly<Record<string, string>> = {
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  engineers: 'Engineers',
  combined: 'combined forces',
};

const SHAPES: Readonly<Record<string, JSX.Element>> = {
  infantry: (
    <g fill="none" stroke="currentColor" stroke-linecap="round">
      <path stroke-width="1.7" d="M7 17 21.5 2.5M17 17 2.5 2.5" />
      <path stroke-width="3.6" d="M2.8 21.2 7.6 16.4M21.2 21.2 16.4 16.4" />
      <path stroke-width="1.3" d="M9.2 19 7.6 16.6M14.8 19l1.6-2.4" />
    </g>
  ),
  cavalry: (
    <g fill="none" stroke="currentColor" stroke-linecap="round">
      <path stroke-width="2.2" d="M5.8 18.2C12 15 19 9.5 21.5 2M18.2 18.2C12 15 5 9.5 2.5 2" />
      <path
        stroke-width="1.8"
        d="m3 21 3.600-3.600M21 21l-3.600-3.600M3.400 15.800c.6 2.600 2 4 4.800 4.800M20.600 15.800c-.6 2.600-2 4-4.800 4.800"
      />
    </g>
  ),
  artillery: (
    <>
      <path d="M20.600 1.800 23 4.200 8.600 19.800 4.600 15.800ZM3.400 1.800 1 4.200 15.400 19.800 19.400 15.800Z" />
      <circle cx="4.400" cy="20" r="2.100" />
      <circle cx="19.600" cy="20" r="2.100" />
    </>
  ),
  engineers: (
    <path d="M1.500 6h2v2h1.600V6h2v5h1.700V4h2v2h2.400V4h2v7h1.700V6h2v2h1.600V6h2v15.500h-8V17a2.500 2.500 0 0 0-5 0v4.500h-8Z" />
  ),
  combined: (
    <path d="m12 1.500 2.700 7.300 7.800.3-6.100 4.800 2.100 7.500L12 17.100l-6.500 4.300 2.100-7.500L1.500 9.100l7.800-.3Z" />
  ),
};

interface MarkProps {
  readonly company: string;
  /** Also says the name, where no word stands beside the mark. */
  readonly named?: boolean;
}

export function CompanyMark({ company, named }: MarkProps): JSX.Element {
  return (
    <>
      <svg class={`mark ${company}`} viewBox="0 0 24 24" aria-hidden="true">
        {SHAPES[company]}
      </svg>
      {named && <span class="sr">{NAMES[company] ?? company}</span>}
    </>
  );
}

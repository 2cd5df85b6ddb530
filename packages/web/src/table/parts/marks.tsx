// The signs of the Parker companies, in one ink, for buttons, tags and tables.

import { SIGN_PATHS } from '@messdeck/faces/parker/signs';
import type { JSX } from 'preact';
import * as words from '#words/table/companies.ts';

const NAMES: Readonly<Record<string, string>> = {
  infantry: words.infantry,
  cavalry: words.cavalry,
  artillery: words.artillery,
  engineers: words.engineers,
  combined: words.combinedForces,
};

/** A sign as it is drawn on the cards, where it is about 100 wide around 0,0. */
function Sign({ path }: { readonly path: string }): JSX.Element {
  return <path transform="translate(12 12)scale(.218)" fill-rule="evenodd" d={path} />;
}

const SHAPES: Readonly<Record<string, JSX.Element>> = {
  infantry: (
    <g fill="none" stroke="currentColor" stroke-linecap="round">
      <path stroke-width="1.7" d="M7 17 21.5 2.5M17 17 2.5 2.5" />
      <path stroke-width="3.6" d="M2.8 21.2 7.6 16.4M21.2 21.2 16.4 16.4" />
      <path stroke-width="1.3" d="M9.2 19 7.6 16.6M14.8 19l1.6-2.4" />
    </g>
  ),
  cavalry: <Sign path={SIGN_PATHS.cavalry} />,
  artillery: <Sign path={SIGN_PATHS.artillery} />,
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

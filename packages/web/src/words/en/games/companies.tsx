// Bids of the Parker games.

import type { ComponentChildren, JSX } from 'preact';

export const partner = 'partner';

export const passed = 'passed';

export const bidWord = (bid: ComponentChildren): JSX.Element => <>bid {bid}</>;

export const onCompany = (company: string): string => ` on ${company}`;

export const presidentShort = 'Pres.';

export const ordnanceShort = (points: string): string => `Ord. ${points}`;

export const cardOf = ({
  number,
  company,
}: {
  readonly number: string;
  readonly company: ComponentChildren;
}): JSX.Element => (
  <>
    {number}&thinsp;
    {company}
  </>
);

/** `own`: the reader's. */
export const combinedBid = ({ own, number }: { readonly own: boolean; readonly number: string }): string =>
  `${own ? 'bid' : 'bids'} ${number} on combined`;

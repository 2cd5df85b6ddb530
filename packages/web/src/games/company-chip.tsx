// A Parker card by its index, for lines of the log and of sheets.

import type { JSX } from 'preact';
import * as words from '#words/games/companies.tsx';
import { CompanyMark } from '../table/parts/marks.tsx';

/** By the letter that their cards begin with. */
export const COMPANIES: Readonly<Record<string, string>> = {
  I: 'infantry',
  C: 'cavalry',
  A: 'artillery',
  E: 'engineers',
};

/** A Parker card by its index: "12" and the company's mark. */
export function companyChip(card: string): JSX.Element {
  const company = COMPANIES[card[0]];
  if (card === 'PRES') return <>{words.presidentShort}</>;
  if (company === undefined) return <>{words.ordnanceShort(card.slice(1))}</>;
  return <>{words.cardOf({ number: card.slice(1), company: <CompanyMark company={company} /> })}</>;
}

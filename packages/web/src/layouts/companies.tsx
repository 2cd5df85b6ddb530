// Bids of the Parker games: a number and a company, with the company's mark.

import type { JSX } from 'preact';
import { labelOf } from '../table/bidding.tsx';
import { CompanyMark } from '../table/marks.tsx';
import type { TableModel } from '../table/model.ts';

/** "75" and the company's mark. */
export function CompanyBid({ words }: { readonly words: readonly string[] }): JSX.Element {
  return (
    <>
      <b>{words[0]}</b> <CompanyMark company={words[1]} named />
    </>
  );
}

/** What a button of the auction shows: a number, or a company by mark and name. */
export function CompanyWord({
  model,
  word,
}: {
  readonly model: TableModel;
  readonly word: string;
}): JSX.Element {
  if (!Number.isNaN(Number(word))) return <>{word}</>;
  return (
    <>
      <CompanyMark company={word} />
      <small>{labelOf(model, word)}</small>
    </>
  );
}

/** "Artillery", "combined forces": as the game says it within a sentence. */
export function onCompany(model: TableModel, company: string): string {
  return model.game.terms?.[company] ?? company;
}

const COMPANIES: Readonly<Record<string, string>> = {
  I: 'infantry',
  C: 'cavalry',
  A: 'artillery',
  E: 'engineers',
};

/** A Parker card by its index: "12" and the company's mark. */
export function companyChip(card: string): JSX.Element {
  const company = COMPANIES[card[0]];
  if (card === 'PRES') return <>Pres.</>;
  if (company === undefined) return <>Ord. {card.slice(1)}</>;
  return (
    <>
      {card.slice(1)}&thinsp;
      <CompanyMark company={company} />
    </>
  );
}

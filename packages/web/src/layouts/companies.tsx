// Bids of the Parker games: a number and a company, with the company's mark; what was bid, and what is played.

import type { Entry } from '@messdeck/engine';
import type { JSX } from 'preact';
import { labelOf, lastSaid, whoPlays } from '../table/bidding.tsx';
import { count } from '../table/hand.tsx';
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

/** What a seat said last in the auction: "bid 75" and the company's mark. */
export function companyCall(model: TableModel, seat: number): JSX.Element | string {
  const said = lastSaid(model, seat);
  if (!said) return '';
  if (said[0] === 'pass') return 'passed';
  return (
    <>
      bid <CompanyBid words={said.slice(1)} />
    </>
  );
}

/** "Roy plays 80", and for the ear "on Artillery", which the eye sees by its mark. */
export function CompanyLine({
  model,
  by,
  bid,
  company,
}: {
  readonly model: TableModel;
  readonly by: number;
  readonly bid: number;
  readonly company: string;
}): JSX.Element {
  return (
    <>
      {whoPlays(model, by)} {bid}
      <span class="sr"> on {onCompany(model, company)}</span>
    </>
  );
}

/** What a button of the auction shows: a number, or a company by mark and name, with how many of its cards are held. */
export function CompanyWord({
  model,
  word,
}: {
  readonly model: TableModel;
  readonly word: string;
}): JSX.Element {
  if (!Number.isNaN(Number(word))) return <>{word}</>;
  const held = model.hand.value.filter((card) => COMPANIES[card[0]] === word).length;
  return (
    <>
      <i class="held">
        <CompanyMark company={word} />
        {Object.values(COMPANIES).includes(word) && (
          <>
            <b aria-hidden="true">×{held}</b>
            <b class="sr">{count(held)}, </b>
          </>
        )}
      </i>
      <small>{labelOf(model, word)}</small>
    </>
  );
}

/** A bid on one line of the log: "bids 12 on combined". */
export const briefBid = (_: TableModel, __: Entry, said: string): string =>
  said.replace(/ on combined forces$/, ' on combined');

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

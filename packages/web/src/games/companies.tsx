// Bids of the Parker games: a number and a company, with the company's mark; what was bid, and what is played.

import type { Entry } from '@messdeck/engine';
import { BID_COMPANIES, COMBINED } from '@messdeck/engine/mechanics/company-bids';
import type { JSX } from 'preact';
import * as say from '#words/games/companies.tsx';
import { Later } from '../shared/later.tsx';
import type { TableModel } from '../table/model/model.ts';
import { isPartner } from '../table/model/sides.ts';
import { isThrownIn } from '../table/model/thrown-in.ts';
import { AuctionBox, type BidWorth, labelOf, lastSaid, whoseBid } from '../table/parts/bidding.tsx';
import { count } from '../table/parts/hand.tsx';
import { CompanyMark } from '../table/parts/marks.tsx';
import { COMPANIES } from './company-chip.tsx';

interface CompanyAuctionProps {
  readonly model: TableModel;
  readonly worth: BidWorth;
  /** Cards that lie face down until the bidding is over: their place, and what they are called. */
  readonly talon: { readonly place: string; readonly title: string };
}

/** The auction; once everybody has passed, all hands on the cloth. */
export function CompanyAuction({ model, worth, talon }: CompanyAuctionProps): JSX.Element {
  if (isThrownIn(model)) return <Later load={loadTurnedUp} props={{ model, ...talon }} />;
  return (
    <AuctionBox
      model={model}
      bid={(words) => <CompanyBid words={words} />}
      word={(word) => <CompanyWord model={model} word={word} />}
      worth={worth}
      talon={talon}
    />
  );
}

// They come with the end of the hand, which stands beside them.
const loadTurnedUp = async () => (await import('../table/results/hand-end.tsx')).TurnedUp;

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
  if (!said) return isPartner(model, seat) ? say.partner : '';
  if (said[0] === 'pass') return say.passed;
  return <>{say.bidWord(<CompanyBid words={said.slice(1)} />)}</>;
}

/** "Roy’s bid: 80", and for the ear "on Artillery", which the eye sees by its mark. */
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
      {whoseBid(model, by)} {bid}
      <span class="sr">{say.onCompany(onCompany(model, company))}</span>
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
export function briefBid(model: TableModel, { by, do: text }: Entry, said: string): string {
  const [, number, company] = text.split(' ');
  if (company !== BID_COMPANIES[COMBINED] || typeof by !== 'number') return said;
  return say.combinedBid({ own: by === model.you, number });
}

/** "Artillery", "combined forces": as the game says it within a sentence. */
export function onCompany(model: TableModel, company: string): string {
  return model.game.terms?.[company] ?? company;
}

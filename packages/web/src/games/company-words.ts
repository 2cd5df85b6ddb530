// Parker cards and bids within a sentence.

import { capital, whose } from '@messdeck/engine';
import { parker, rankInFull } from '@messdeck/engine/packs/parker';
import * as words from '#words/games/contracts.ts';
import type { TableModel } from '../table/model/model.ts';
import { saidIn } from '../table/parts/bidding.tsx';
import { onCompany } from './companies.tsx';

/** "10" where its company was led, else "2 of Artillery"; "President", "Ordnance 15". */
export function calledCard(id: string, led: string): string {
  const card = parker.cards[parker.find(id)!];
  if (card.kind !== 'company') return card.title;
  return id[0] === led[0]
    ? String(card.number)
    : words.cardOf({ number: card.number, company: capital(card.company) });
}

/** "10 of Engineers", whatever was led. */
export const fullName = (id: string): string => calledCard(id, '');

/** "Major", "President", "Ordnance", "Tank": what a card is besides its index. */
export function titleOf(id: string): string {
  const card = parker.cards[parker.find(id)!];
  if (card.kind === 'ordnance') return card.tank ? words.tank : words.ordnance;
  return rankInFull(card);
}

/** "Roy’s 65 on Cavalry stands", while the auction is on. */
export function bidStands(model: TableModel): string[] | undefined {
  if (model.view.value.phase !== 'auction') return undefined;
  const last = saidIn(model).findLast(({ do: said }) => said.startsWith('bid '));
  if (!last) return undefined;
  const [, number, company] = last.do.split(' ');
  return [words.bidStands({ whose: whose(model, last.by), number, company: onCompany(model, company!) })];
}

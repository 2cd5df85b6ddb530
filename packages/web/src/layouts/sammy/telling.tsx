// What counts in Sammy, and what a hand meant.

import { highIn, type SammyFacts, whatCounts } from '@messdeck/engine/games/sammy';
import { whoPlays } from '../../table/bidding.tsx';
import type { TableModel } from '../../table/model.ts';
import type { Telling } from '../../table/telling.ts';
import { meaningOfContract } from '../contracts.tsx';
import { factsOf } from './facts.ts';
import { SuitMark } from './suit-mark.tsx';

type SammyContract = NonNullable<SammyFacts['contract']>;

/** "7 on clubs". */
function bidOf(model: TableModel, { tricks, denomination }: SammyContract): string {
  return `${tricks} on ${model.game.terms?.[denomination] ?? denomination}`;
}

/** SAM-2: partners sit opposite, and change with the rounds. */
const partnerOf = (seat: number, order: readonly number[]): number =>
  order[(order.indexOf(seat) + order.length / 2) % order.length];

export const telling: Telling = {
  high: highIn,
  worth: ({ table }) => whatCounts(table.rules),
  contract: (model) => {
    const { contract, declarant } = factsOf(model.view.value);
    if (!contract || declarant === undefined) return undefined;
    return `${whoPlays(model, declarant)} ${bidOf(model, contract)}`;
  },
  handMeaning: (model, hand) => {
    const { contract, declarant, tricks = [], order } = factsOf(hand.view);
    if (!contract || declarant === undefined) return undefined;
    return meaningOfContract(model, hand, {
      by: declarant,
      goal: contract.tricks,
      made: tricks[declarant] + tricks[partnerOf(declarant, order)],
      bid: bidOf(model, contract),
      mark: <SuitMark suit={contract.denomination} named />,
    });
  },
  figures: () => import('@messdeck/engine/deeds/sammy'),
};

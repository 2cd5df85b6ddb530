// What counts in Sammy, and what a hand meant.

import { highIn, type SammyFacts, sideIn, whatCounts } from '@messdeck/engine/games/sammy';
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

export const telling: Telling = {
  high: highIn,
  worth: ({ table }) => whatCounts(table.rules),
  contract: (model) => {
    const { contract, declarant } = factsOf(model.view.value);
    if (!contract || declarant === undefined) return undefined;
    return `${whoPlays(model, declarant)} ${bidOf(model, contract)}`;
  },
  handMeaning: (model, hand) => {
    const facts = factsOf(hand.view);
    const { contract, declarant, tricks = [] } = facts;
    if (!contract || declarant === undefined) return undefined;
    return meaningOfContract(model, hand, {
      by: declarant,
      goal: contract.tricks,
      made: sideIn(facts, declarant).reduce((sum, mate) => sum + tricks[mate], 0),
      bid: bidOf(model, contract),
      mark: <SuitMark suit={contract.denomination} named />,
    });
  },
  figures: () => import('@messdeck/engine/deeds/sammy'),
};

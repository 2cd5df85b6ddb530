// What counts in Sammy, and what a hand meant.

import { highIn, type SammyFacts, whatCounts } from '@messdeck/engine/games/sammy';
import { whoPlays } from '../../table/bidding.tsx';
import type { TableModel } from '../../table/model.ts';
import type { Telling } from '../../table/telling.ts';
import { meaningOfContract } from '../contracts.ts';
import { factsOf } from './facts.ts';

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
  handMeaning: (model) => {
    const { contract, declarant, tricks = [] } = factsOf(model.view.value);
    if (!contract || declarant === undefined) return undefined;
    const { sides } = model.table.state.value;
    const made = tricks.reduce((sum, won, seat) => sum + (sides[seat] === sides[declarant] ? won : 0), 0);
    return meaningOfContract(model, {
      by: declarant,
      goal: contract.tricks,
      made,
      bid: bidOf(model, contract),
    });
  },
  figures: () => import('@messdeck/engine/deeds/sammy'),
};

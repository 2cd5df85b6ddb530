// What counts in Sammy, and what a hand meant.

import { whatCounts } from '@messdeck/engine/games/sammy';
import type { Telling } from '../../table/telling.ts';
import { meaningOfContract } from '../contracts.ts';
import { factsOf } from './facts.ts';

export const telling: Telling = {
  worth: ({ table }) => whatCounts(table.rules),
  handMeaning: (model) => {
    const { contract, declarant, tricks = [] } = factsOf(model.view.value);
    if (!contract || declarant === undefined) return undefined;
    const { sides } = model.table.state.value;
    const made = tricks.reduce((sum, won, seat) => sum + (sides[seat] === sides[declarant] ? won : 0), 0);
    const term = model.game.terms?.[contract.denomination] ?? contract.denomination;
    return meaningOfContract(model, {
      by: declarant,
      goal: contract.tricks,
      made,
      bid: `${contract.tricks} on ${term}`,
    });
  },
};

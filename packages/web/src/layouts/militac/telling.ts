// What counts in Militac, and what a hand meant.

import { militacValues } from '@messdeck/engine/packs/parker';
import type { TableModel } from '../../table/model.ts';
import type { Telling, Worth } from '../../table/telling.ts';
import { onCompany } from '../companies.tsx';
import { meaningOfContract } from '../contracts.ts';

interface Contract {
  readonly by: number;
  readonly squads: number;
  readonly company: 'infantry' | 'cavalry' | 'artillery' | 'engineers' | 'combined';
}

const contractOf = (model: TableModel): Contract | undefined =>
  model.view.value.facts['contract'] as unknown as Contract | undefined;

function worth(model: TableModel): Worth {
  const { match, target } = model.table.rules;
  const contract = contractOf(model);
  const value = contract && militacValues[contract.company][militacValues.squadsBid.indexOf(contract.squads)];
  return {
    race: match === 'hand' ? undefined : { title: `To ${target}`, target: Number(target) },
    counts: value === undefined ? [] : [['This bid, made or broken', String(value)]],
    words: 'A bid that is made scores its value for the bidders; one that fails scores it for the others.',
  };
}

export const telling: Telling = {
  worth,
  handMeaning: (model) => {
    const contract = contractOf(model);
    if (!contract) return undefined;
    const { by, squads, company } = contract;
    const taken = model.view.value.facts['squads'] as readonly number[];
    return meaningOfContract(model, {
      by,
      goal: squads,
      made: taken[model.table.state.value.sides[by]],
      bid: `${squads} on ${onCompany(model, company)}`,
    });
  },
};

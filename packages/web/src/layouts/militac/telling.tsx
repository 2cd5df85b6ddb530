// What counts in Militac, and what a hand meant.

import { bidPays, highIn, whatCounts } from '@messdeck/engine/games/militac';
import { whoPlays } from '../../table/bidding.tsx';
import { CompanyMark } from '../../table/marks.tsx';
import type { TableModel } from '../../table/model.ts';
import type { Telling, Worth } from '../../table/telling.ts';
import { sideTook, whereabouts } from '../../table/whereabouts.ts';
import { briefBid, onCompany } from '../companies.tsx';
import { bidStands, calledCard } from '../company-words.ts';
import { meaningOfContract, restOfContract } from '../contracts.tsx';
import { factsOf } from './facts.ts';

function worth(model: TableModel): Worth {
  const { match, target } = model.table.rules;
  const { contract } = factsOf(model.view.value);
  const value = contract && bidPays(contract.squads, contract.company);
  return {
    race: match === 'hand' ? undefined : { title: `To ${target}`, target: Number(target) },
    counts: [
      ...(value === undefined ? [] : [['This bid, made or broken', String(value)] as const]),
      ['The President', whereabouts(model, 'PRES', sideTook(model))],
    ],
    ...whatCounts(),
  };
}

export const telling: Telling = {
  brief: briefBid,
  worth,
  high: highIn,
  called: calledCard,
  stands: bidStands,
  contract: (model) => {
    const { contract } = factsOf(model.view.value);
    return (
      contract &&
      `${whoPlays(model, contract.by)} ${contract.squads} on ${onCompany(model, contract.company)}`
    );
  },
  rest: (model) => {
    const { contract, squads } = factsOf(model.view.value);
    if (!contract) return undefined;
    const { sides } = model.table.state.value;
    const leftCount = model.hand.value.length;
    return restOfContract({
      goal: contract.squads,
      isOurs: sides[contract.by] === sides[model.seat!],
      made: squads[sides[contract.by]],
      left: `${leftCount} squads`,
      leftCount,
    });
  },
  handMeaning: (model, hand) => {
    const { contract, squads: taken } = factsOf(hand.view);
    if (!contract) return undefined;
    const { by, squads, company } = contract;
    const { sides } = model.table.state.value;
    const told = meaningOfContract(model, hand, {
      by,
      goal: squads,
      made: taken[sides[by]],
      bid: `${squads} on ${onCompany(model, company)}`,
      mark: <CompanyMark company={company} named />,
    });
    return { ...told, made: [{ title: 'Squads', points: sides.map((side) => taken[side]) }] };
  },
  figures: () => import('@messdeck/engine/deeds/militac'),
};

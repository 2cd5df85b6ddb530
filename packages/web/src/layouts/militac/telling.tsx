// What counts in Militac, and what a hand meant.

import { bidPays, highIn, SQUADS, whatCounts } from '@messdeck/engine/games/militac';
import { whoPlays } from '../../table/bidding.tsx';
import { lastHand } from '../../table/ended-hands.ts';
import { CompanyMark } from '../../table/marks.tsx';
import type { TableModel } from '../../table/model.ts';
import type { EndedHand, Meaning, Telling, Worth } from '../../table/telling.ts';
import { sideTook, whereabouts } from '../../table/whereabouts.ts';
import { briefBid, onCompany } from '../companies.tsx';
import { bidStands, calledCard, fullName } from '../company-words.ts';
import { inTheLastHand, meaningOfContract, restOfContract, settledBy } from '../contracts.tsx';
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

function handMeaning(model: TableModel, hand: EndedHand): Meaning | undefined {
  const { contract, squads: bySide } = factsOf(hand.view);
  if (!contract) return undefined;
  const { by, squads, company } = contract;
  const { sides } = model.table.state.value;
  const taken = sides.map((side) => bySide[side]);
  const made = taken[by] >= squads;
  const forBid = sides.map((side) => ((side === sides[by]) === made ? bidPays(squads, company) : 0));
  return {
    ...meaningOfContract(model, hand, {
      by,
      goal: squads,
      made: taken[by],
      bid: `${squads} on ${onCompany(model, company)}`,
      mark: <CompanyMark company={company} named />,
    }),
    // What the sheet says of it in sentences is in the table.
    lines: [],
    made: [
      { title: 'Squads taken', points: taken },
      { title: 'For the bid', points: forBid },
      { title: 'For squads', points: hand.scored.points.map((points, seat) => points - forBid[seat]) },
    ],
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
  handMeaning,
  closing: (model) => {
    const last = handMeaning(model, lastHand(model)!);
    return last && inTheLastHand(last);
  },
  turning: (model, rounds) => {
    const { contract } = factsOf(model.view.value);
    if (!contract) return undefined;
    const { by, squads: goal } = contract;
    return settledBy(model, rounds, {
      by,
      goal,
      whole: SQUADS,
      called: fullName,
      taken: (view) => factsOf(view).squads,
    });
  },
  figures: () => import('@messdeck/engine/deeds/militac'),
};

// What counts in Militac, and what a hand meant.

import { bidPays, madeIn, SQUADS, whatCounts, winningCard } from '@messdeck/engine/games/militac';
import * as words from '#words/games/militac/notes.ts';
import { lastHand } from '../../table/model/ended-hands.ts';
import type { EndedHand, GameNotes, Meaning, Worth } from '../../table/model/game-notes.ts';
import type { TableModel } from '../../table/model/model.ts';
import { sideTook, whereabouts } from '../../table/model/whereabouts.ts';
import { CompanyMark } from '../../table/parts/marks.tsx';
import { briefBid, onCompany } from '../companies.tsx';
import { bidStands, calledCard, fullName, titleOf } from '../company-words.ts';
import { inTheLastHand, meaningOfContract, restOfContract, rowBySide, settledBy } from '../contracts.tsx';
import { factsOf } from './facts.ts';

function worth(model: TableModel): Worth {
  const { match, target } = model.table.rules;
  const { contract } = factsOf(model.view.value);
  const value = contract && bidPays(contract.squads, contract.company);
  return {
    race: match === 'hand' ? undefined : { title: words.raceTo(Number(target)), target: Number(target) },
    counts: [
      ...(value === undefined ? [] : [[words.valueOfBid, String(value)] as const]),
      [words.president, whereabouts(model, 'PRES', sideTook(model))],
    ],
    ...whatCounts(),
  };
}

function handMeaning(model: TableModel, hand: EndedHand): Meaning | undefined {
  const { contract, squads: taken } = factsOf(hand.view);
  const made = madeIn(hand.view);
  if (!contract || !made) return undefined;
  const { by, squads, company } = contract;
  return {
    ...meaningOfContract(model, hand, {
      by,
      goal: squads,
      made: taken[model.table.state.value.sides[by]],
      bid: words.bidOn({ squads, company: onCompany(model, company) }),
      mark: <CompanyMark company={company} named />,
    }),
    // What the sheet says of it in sentences is in the table.
    lines: [],
    made: [
      rowBySide(model, words.squadsTaken, taken),
      rowBySide(model, words.forBid, made.bid),
      rowBySide(model, words.forSquads, made.squads),
    ],
  };
}

export const notes: GameNotes = {
  brief: briefBid,
  worth,
  winningCard: winningCard,
  titleOf,
  called: calledCard,
  stands: bidStands,
  contract: (model) => {
    const { contract } = factsOf(model.view.value);
    return (
      contract && {
        by: contract.by,
        bid: words.bidOn({ squads: contract.squads, company: onCompany(model, contract.company) }),
      }
    );
  },
  rest: (model) => {
    const { contract, squads } = factsOf(model.view.value);
    if (!contract) return undefined;
    return restOfContract(model, {
      by: contract.by,
      goal: contract.squads,
      taken: squads,
      left: model.hand.value.length,
      unit: words.squadsUnit,
    });
  },
  handMeaning,
  closing: (model) => {
    const last = handMeaning(model, lastHand(model)!);
    return last && inTheLastHand(model, last);
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
};

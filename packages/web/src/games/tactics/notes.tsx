// What counts in Tactics, and what a hand and a Campaign meant.

import { whose } from '@messdeck/engine';
import {
  capturedIn,
  engagementWon,
  type TacticsHandFacts,
  whatCounts,
  winningCard,
} from '@messdeck/engine/games/tactics';
import { tacticsPoints } from '@messdeck/engine/packs/parker';
import * as words from '#words/games/tactics/notes.ts';
import { lastHand } from '../../table/model/ended-hands.ts';
import type { EndedHand, GameNotes, Meaning, PartRow, Worth } from '../../table/model/game-notes.ts';
import type { TableModel } from '../../table/model/model.ts';
import { sideTook, whereabouts } from '../../table/model/whereabouts.ts';
import { lineOf } from '../../table/model/words.ts';
import { CompanyMark } from '../../table/parts/marks.tsx';
import { briefBid, onCompany } from '../companies.tsx';
import { bidStands, calledCard, fullName, titleOf } from '../company-words.ts';
import { inTheLastHand, meaningOfContract, restOfContract, rowBySide, settledBy } from '../contracts.tsx';
import { campaign, decidedIn, isCampaign } from './campaign.ts';
import { factsOf } from './facts.ts';

function worth(model: TableModel): Worth {
  const { match } = model.table.rules;
  const { engagements: won } = factsOf(model.view.value);
  const note = match === 'campaign' ? words.engagementsWon(won.join(' : ')) : words.oneEngagement;
  return {
    race:
      match === 'hand'
        ? undefined
        : { title: words.raceTo(tacticsPoints.engagement), note, target: tacticsPoints.engagement },
    ...whatCounts(model.table.rules),
    lists: [{ title: words.ordnance, rows: ordnance(model) }],
  };
}

/** What is drawn on the Ordnance cards. */
const DRAWN: Readonly<Record<string, string>> = {
  O5: words.machineGun,
  O10: words.fieldGun,
  O15: words.howitzer,
  O20: words.tank,
};

/** Every Ordnance card with its number, and where it is. */
function ordnance(model: TableModel): (readonly [string, string])[] {
  return Object.entries(tacticsPoints.ordnance).map(([card, points]) => [
    `${DRAWN[card]}, ${points}`,
    whereabouts(model, card, sideTook(model)),
  ]);
}

/** What both sides captured, and what of. */
function madeOf(model: TableModel, { view }: EndedHand): PartRow[] {
  const { squads, ordnance, captured } = capturedIn(view);
  return [
    rowBySide(model, words.squads, squads),
    rowBySide(model, words.ordnance, ordnance),
    rowBySide(model, words.captured, captured),
  ];
}

function handMeaning(model: TableModel, hand: EndedHand): Meaning | undefined {
  const { contract, captured } = factsOf(hand.view);
  if (!contract) return undefined;
  const { by, points, company } = contract;
  const told = meaningOfContract(model, hand, {
    by,
    goal: points,
    made: captured[model.table.state.value.sides[by]],
    bid: words.bidOn({ points, company: onCompany(model, company) }),
    mark: <CompanyMark company={company} named />,
  });
  // What both sides captured stands in the table; who won an Engagement does not.
  const { won } = hand.scored.facts as TacticsHandFacts;
  const lines = won ? [lineOf(model.table, engagementWon(won))] : [];
  return { ...told, lines, made: madeOf(model, hand) };
}

export const notes: GameNotes = {
  brief: briefBid,
  worth,
  winningCard: winningCard,
  titleOf,
  called: calledCard,
  stands: bidStands,
  counted: ({ table }, count) => {
    if (!isCampaign(table)) return undefined;
    return count === 1 ? words.engagement : words.engagementsWord;
  },
  parts: campaign,
  decided: decidedIn,
  closing: (model) => {
    const last = handMeaning(model, lastHand(model)!);
    return last && inTheLastHand(model, last);
  },
  contract: (model) => {
    const { contract } = factsOf(model.view.value);
    return (
      contract && {
        by: contract.by,
        bid: words.bidOn({ points: contract.points, company: onCompany(model, contract.company) }),
      }
    );
  },
  rest: (model) => {
    const { contract, captured } = factsOf(model.view.value);
    if (!contract) return undefined;
    return restOfContract(model, {
      by: contract.by,
      goal: contract.points,
      taken: captured,
      left: tacticsPoints.hand - captured[0] - captured[1],
      unit: words.pointsUnit,
    });
  },
  handMeaning,
  turning: (model, rounds) => {
    const { contract } = factsOf(model.view.value);
    if (!contract) return undefined;
    return settledBy(model, rounds, {
      by: contract.by,
      goal: contract.points,
      whole: tacticsPoints.hand,
      called: fullName,
      taken: (view) => factsOf(view).captured,
      carried: (cards) =>
        cards.flatMap(({ by, card }) => (DRAWN[card] ? [`${whose(model, by)} ${DRAWN[card]}`] : [])),
    });
  },
};

// What counts in Sammy, and what a hand meant.

import {
  type Made,
  madeIn,
  type SammyFacts,
  sideIn,
  takenIn,
  whatCounts,
  winningCard,
} from '@messdeck/engine/games/sammy';
import { sammy } from '@messdeck/engine/packs/sammy';
import * as words from '#words/games/sammy/notes.ts';
import type { EndedHand, GameNotes, PartRow, WorthList } from '../../table/model/game-notes.ts';
import type { TableModel } from '../../table/model/model.ts';
import { meaningOfContract } from '../contracts.tsx';
import { factsOf } from './facts.ts';
import { SuitMark } from './suit-mark.tsx';

type SammyContract = NonNullable<SammyFacts['contract']>;

/** "7 in Stars". */
function bidOf(model: TableModel, { tricks, denomination }: SammyContract): string {
  return words.bidIn({ tricks, term: model.game.terms?.[denomination] ?? denomination });
}

const PARTS: readonly (readonly [keyof Made, string])[] = [
  ['bid', words.bid],
  ['bonus', words.bonus],
  ['presidents', words.presidents],
  ['topFour', words.topFour],
];

/** What both sides scored for; what brought nobody anything is left out. */
function madeOf({ names }: TableModel, { view }: EndedHand, isLost: boolean): PartRow[] {
  const bySeat = names.map((_, seat) => madeIn(view, seat));
  return PARTS.map(([part, title]) => ({
    // SAM-19: a bid that is lost brings the others the tricks that were short of it.
    title: part === 'bid' && isLost ? words.tricksShort : title,
    points: bySeat.map((made) => made?.[part] ?? 0),
  })).filter(({ points }) => points.some((each) => each > 0));
}

/** What the cards taken so far hold for both sides, once there is a contract. */
function taken(model: TableModel): WorthList[] {
  const view = model.view.value;
  const side = sideIn(factsOf(view), model.near.value);
  const other = model.names.findIndex((_, seat) => !side.includes(seat));
  const [ours, theirs] = [side[0], other].map((seat) => takenIn(view, seat));
  if (!ours || !theirs) return [];
  return [
    {
      title: words.takenSoFar,
      rows: [
        [words.presidents, words.weAndThey({ we: ours.presidents, they: theirs.presidents })],
        [words.topFour, words.weAndThey({ we: ours.topFour, they: theirs.topFour })],
      ],
    },
  ];
}

export const notes: GameNotes = {
  winningCard: winningCard,
  titleOf: (card) => sammy.cards[sammy.find(card)!].name,
  worth: (model) => ({ ...whatCounts(model.table.rules), lists: taken(model) }),
  contract: (model) => {
    const { contract, declarant } = factsOf(model.view.value);
    if (!contract || declarant === undefined) return undefined;
    return { by: declarant, bid: bidOf(model, contract) };
  },
  handMeaning: (model, hand) => {
    const facts = factsOf(hand.view);
    const { contract, declarant, tricks = [] } = facts;
    if (!contract || declarant === undefined) return undefined;
    const made = sideIn(facts, declarant).reduce((sum, mate) => sum + tricks[mate], 0);
    const told = meaningOfContract(model, hand, {
      by: declarant,
      goal: contract.tricks,
      made,
      bid: bidOf(model, contract),
      mark: <SuitMark suit={contract.denomination} named />,
    });
    // The table says what each side scored for.
    return { ...told, lines: [], made: madeOf(model, hand, made < contract.tricks) };
  },
};

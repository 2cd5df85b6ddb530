// What a match of Sammy came to: contracts made, with whichever partner, and the Presidents.

import type { View } from '../../game.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import { type Counted, contractsMade, handsOver, overAll } from '../match-figures.ts';
import { sideIn } from './partners.ts';
import { PRESIDENTS } from './score.ts';
import type { SammyFacts } from './view.ts';

/** What is counted. */
export type SammyFigure = 'contractsMade' | 'presidents';

export function figuresIn(views: readonly View[], seat: number): Counted<SammyFigure>[] {
  const hands = handsOver(views);
  const contracts = hands.flatMap((hand) => {
    const facts = hand.facts as SammyFacts;
    const { contract, tricks = [] } = facts;
    if (!contract) return [];
    const side = sideIn(facts, contract.by);
    const won = side.reduce((sum, mate) => sum + tricks[mate], 0);
    return [{ ours: side.includes(seat), made: won >= contract.tricks }];
  });
  const presidents = overAll(hands, ({ facts, places }) =>
    sideIn(facts as SammyFacts, seat)
      .flatMap((mate) => places[`taken:${mate}`])
      .reduce((sum, card) => sum + (PRESIDENTS.includes(pack.find(card!)!) ? 1 : 0), 0),
  );
  return [...contractsMade(contracts), { what: 'presidents', count: presidents }];
}

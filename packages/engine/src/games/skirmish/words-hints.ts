// What hints say in Skirmish, in English.

import { trickWords } from '../../mechanics/words-tricks.ts';
import { figure } from '../../numbers.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import type { SkirmishHintWords } from './hint-facts.ts';
import { branchOf, SIDES } from './position.ts';

export const hintWords: SkirmishHintWords = {
  ...trickWords({
    trick: 'trick',
    suit: (branch) => SIDES[branch],
    card: (card) => `the ${SIDES[branchOf(card)]} ${pack.cards[card].number ?? pack.cards[card].title}`,
  }),
  won: () => 'won',
  takesNurse: (points) => `takes a Nurse and sets them ${figure(points)}`,
  spendsSpy: (isOnly) => `spends ${isOnly ? 'your only spy' : 'a spy'}`,
  keepsSpies: (spies) => (spies === 1 ? 'keeps the spy' : 'keeps the spies'),
};

// What hints say in United States, in English.

import { points } from '../../mechanics/words-tricks.ts';
import type { Card } from '../../pack.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import type { UnitedStatesHintWords } from './hint-facts.ts';

const named = (cards: readonly Card[]): string =>
  cards.length === 1 ? pack.say(cards[0]) : `${cards.length} of yours`;

export const hintWords: UnitedStatesHintWords = {
  handWon: () => 'the hand won',
  sheds: (sum) => `sheds ${points(sum)}`,
  couldBeLaid: () => 'could be laid now',
  keepsCards: () => 'keeps your cards for now',
  endsTurn: () => 'ends your turn',
  goesOut: () => 'goes out',
  opensNone: () => 'opens none of yours',
  letsFollow: (cards) => `lets ${named(cards)} follow`,
  shutsOut: (cards) => `shuts ${named(cards)} out for now`,
  leavesRightAlone: () => 'leaves a right play alone',
  letsWrongStand: () => 'lets a wrong play stand',
  callsWrong: () => 'calls a wrong play',
  givesYours: () => 'gives them a card of yours',
  callsRight: () => 'calls a right play',
  bringsTheirs: () => 'brings you a card of theirs',
  hasNoEffect: () => 'has no effect',
};

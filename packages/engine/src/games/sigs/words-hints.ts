// What hints say in SIGS, in English.

import { sigs as pack } from '../../packs/sigs.ts';
import type { SigsHintWords } from './hint-facts.ts';

const held = (isAlone: boolean): string => (isAlone ? 'nothing you hold' : 'little you hold');

export const hintWords: SigsHintWords = {
  outFirst: () => 'out first',
  letsItLie: () => 'lets the card lie',
  drawsUnseen: () => 'draws a card unseen',
  putsOnSet: () => 'puts the card on its set',
  givesYours: () => 'gives them a card of yours',
  addsToSet: () => 'adds to a set on the table',
  winsAuxiliary: () => 'wins an auxiliary',
  lays: (cards) => `lays ${cards} cards`,
  leavesOne: () => 'leaves you one card to go out with',
  scoresAtOnce: (points) => `scores ${points} at once`,
  spendsAuxiliaries: (count) => (count === 1 ? 'spends an auxiliary' : `spends ${count} auxiliaries`),
  putsIntoSet: (card) => `puts ${pack.say(card)} into a set`,
  bringsMore: (cards) => `brings ${cards} more ${cards === 1 ? 'card' : 'cards'}`,
  goesOut: () => 'goes out',
  canBeHalted: () => 'can be halted',
  partsWithAuxiliary: () => 'parts with an auxiliary',
  shortensRun: () => 'shortens a run',
  breaksRun: () => 'breaks a run',
  breaksThree: () => 'breaks three of a kind',
  breaksPair: () => 'breaks a pair',
  breaksRow: () => 'breaks two in a row',
  goesWith: (isAlone) => `goes with ${held(isAlone)}`,
  fitsWith: (isAlone) => `fits ${held(isAlone)}`,
  fitsAnywhere: () => 'fits anywhere',
  makesRun: () => 'makes a run with yours',
  makesThree: () => 'makes three of a kind',
  pairs: () => 'pairs with a card of yours',
  goesNext: () => 'goes next to a card of yours',
  fitsOnTable: () => 'fits a set on the table',
  saves: (points) => `saves ${points} if caught`,
};

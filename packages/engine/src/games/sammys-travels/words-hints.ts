// What hints say in Sammy's Travels, in English.

import { sammy as pack } from '../../packs/sammy.ts';
import type { SammysTravelsHintWords } from './hint-facts.ts';

const count = (states: number): string => `${states} ${states === 1 ? 'state' : 'states'}`;

export const hintWords: SammysTravelsHintWords = {
  borders: (states) => `borders ${count(states)}`,
  endsWith: (states) => `ends the journey with ${count(states)}`,
  letsGoBy: (card) => `lets ${pack.say(card)} go by`,
  endsTurn: () => 'ends your turn',
  goesThroughAgain: (cards) => `goes through the ${cards} cards again`,
  turnsUp: (card) => `turns up ${pack.say(card)}`,
  turnsUpNext: () => 'turns up the next card',
  leadsNowhere: () => 'leads nowhere',
  leadsTo: (card) => `leads on to ${pack.say(card)}`,
  leadsOn: (states) => `leads on to ${count(states)}`,
  cutsOff: (card) => `cuts ${pack.say(card)} off`,
  beginsInMaine: () => 'A journey through all 49 begins or ends in Maine, which borders 1 state.',
};

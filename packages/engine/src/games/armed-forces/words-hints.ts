// What hints say in Armed Forces, in English.

import { losesTo, suitWords } from '../../mechanics/words-tricks.ts';
import { signed } from '../../numbers.ts';
import { armedForces as pack, services } from '../../packs/armed-forces.ts';
import type { ArmedForcesHintWords } from './hint-facts.ts';

const nameOf = (service: number): string => services[service].name;

function points(sum: number): string {
  if (sum === 0) return 'nothing';
  return `${signed(sum)} ${Math.abs(sum) === 1 ? 'point' : 'points'}`;
}

export const hintWords: ArmedForcesHintWords = {
  ...suitWords({ suit: nameOf, card: (card) => pack.say(card) }),
  taken: () => 'taken',
  letsItStand: () => 'lets the wrong card stand',
  costsThem: (sum) => `costs them ${sum}`,
  cannotBeBeaten: () => 'cannot be beaten',
  cannotTake: () => 'cannot take the trick',
  isLower: () => 'is lower than the card to beat',
  losesTo: (cards) => losesTo(cards),
  carries: (sum) => `carries ${points(sum)}`,
  lifts: (service, now, then) => `lifts the ${nameOf(service)} from ${now} to ${then}`,
  bringsIntel: (service) => `brings intel for the ${nameOf(service)}`,
  playsFor: (sum) => `plays for ${points(sum)} on the table`,
  trustsFirst: () => 'trusts the card you have played',
  leavesThem: (sum) => `leaves them ${points(sum)}`,
};

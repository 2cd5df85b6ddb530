// What a card does to the trick in play, as a player would say it: from the cards that lie there and the hand it is in.

import type { Card } from '../pack.ts';
import type { Tricks } from '../tricks.ts';

/** Undefined for a card that is led, and where no tricks are played. */
export function trickReason(tricks: Tricks | undefined, card: Card, trick: string): string | undefined {
  if (!tricks || tricks.trick.length === 0) return undefined;
  const { hands, sides, leader, trick: laid, strength } = tricks;
  const [led] = laid;
  const powers = laid.map((one) => strength(led, one));
  const most = Math.max(...powers);
  const hand = (leader + laid.length) % hands.length;
  const holder = (leader + powers.indexOf(most)) % hands.length;
  const isLast = laid.length === hands.length - 1;
  const taking = playable(tricks, hand).filter((one) => strength(led, one) > most);
  if (taking.includes(card)) {
    if (!isLast) return 'It beats what lies there.';
    const isLowest = taking.length > 1 && taking.every((one) => strength(led, one) >= strength(led, card));
    return isLowest
      ? `You play last, and it is the lowest card that takes the ${trick}.`
      : `You play last, and it takes the ${trick}.`;
  }
  if (sides[holder] === sides[hand])
    return isLast ? `The ${trick} is your side’s already.` : 'The card of your side is high.';
  return taking.length === 0
    ? `No card you may play takes the ${trick}.`
    : `It leaves the ${trick} to the others.`;
}

function playable({ hands, trick: [led], follows, free = [] }: Tricks, hand: number): readonly Card[] {
  const following = hands[hand].filter((card) => follows(led, card));
  if (following.length === 0) return hands[hand];
  return hands[hand].filter((card) => follows(led, card) || free.includes(card));
}

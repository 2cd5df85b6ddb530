// What hints say in Flag, in English.

import { sammy as pack, ranks } from '../../packs/sammy.ts';
import type { FlagHintWords } from './hint-facts.ts';

/** "1s", "Nurses". */
function flagOf(order: number): string {
  const { title, plural } = ranks.find((rank) => rank.order === order)!;
  return plural ?? `${title}s`;
}

export const hintWords: FlagHintWords = {
  givesUp: () => 'gives up',
  turnsUp: (cards) => (cards > 1 ? 'turns up two cards' : 'turns up the last card'),
  goesThroughAgain: (cards) => `goes through the ${cards} cards again`,
  completes: (flag) => `completes the flag of ${flagOf(flag)}`,
  leavesToFind: (missing, flag) => `leaves ${missing} of the ${flagOf(flag)} to find`,
  emptiesWaste: () => 'empties the waste',
  uncovers: (card) => `uncovers ${pack.say(card)}`,
  turnsUpFaceDown: () => 'turns up a face-down card',
  makesSpace: () => 'makes a space',
  firstPassIsFree: () => 'The first pass costs nothing. What you can play now, you can play in the next.',
};

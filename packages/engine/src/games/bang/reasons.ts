// What a hint tells of a call in Bang: what lies on the piles that match, or what a false call costs.

import { WAIT } from '../../ask.ts';
import { drawback, type Reasons } from '../../reasons.ts';
import { type Bang, WINDOW } from './position.ts';

export const reasons: Reasons<Bang> = {
  does(p, _seat, move) {
    if (p.phase !== WINDOW) return [];
    // BNG-12
    if (p.matching === 0)
      return [move === WAIT ? 'costs nothing' : drawback('costs you a card: nothing matches')];
    let cards = 0;
    for (let s = 0; s < p.seats; s++) if (p.matching & (1 << s)) cards += p.packets.size[p.seats + s];
    // BNG-5, BNG-6
    return [
      move === WAIT
        ? drawback(`leaves ${cards} cards to the caller`)
        : `wins ${cards} cards if only you call`,
    ];
  },
  unit: 'cards',
};

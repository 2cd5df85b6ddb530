// What the solver is measured against: alpha-beta over the same description of tricks, with nothing else.

/** The gain of every card for side 0, or undefined after so many nodes. */
export function plainGains(tricks, cards, nodes) {
  const seats = tricks.hands.length;
  const held = tricks.hands.map((hand) => [...hand]);
  let left = nodes;

  const worth = (laid, leader, taker) => {
    const side = tricks.sides[taker];
    if (tricks.unusual?.lists.every((list) => laid.some((card) => list.includes(card)))) {
      return tricks.unusual.settle(leader, laid).gain;
    }
    let sum = tricks.each[side];
    for (let place = 0; place < seats; place++) {
      sum += tricks.worth?.(laid[place], (leader + place) % seats, side) ?? 0;
    }
    return side === 0 ? sum : -sum;
  };

  const search = (leader, laid, alpha, beta) => {
    if (--left < 0) throw new RangeError();
    if (laid.length === seats) {
      let best = 0;
      for (let place = 1; place < seats; place++) {
        if (tricks.strength(laid[0], laid[place]) > tricks.strength(laid[0], laid[best])) best = place;
      }
      const taker = (leader + best) % seats;
      const gain = worth(laid, leader, taker);
      return held[taker].length === 0 ? gain : gain + search(taker, [], alpha - gain, beta - gain);
    }
    const hand = (leader + laid.length) % seats;
    const following = laid.length > 0 ? held[hand].filter((card) => tricks.follows(laid[0], card)) : [];
    const ours = tricks.sides[hand] === 0;
    let best = ours ? -1e9 : 1e9;
    for (const card of following.length > 0 ? following : [...held[hand]]) {
      const value = lay(leader, laid, hand, card, alpha, beta);
      if (ours) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, best);
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, best);
      }
      if (alpha >= beta) break;
    }
    return best;
  };

  const lay = (leader, laid, hand, card, alpha, beta) => {
    const at = held[hand].indexOf(card);
    held[hand].splice(at, 1);
    const value = search(leader, [...laid, card], alpha, beta);
    held[hand].splice(at, 0, card);
    return value;
  };

  try {
    const hand = (tricks.leader + tricks.trick.length) % seats;
    return cards.map((card) => lay(tricks.leader, [...tricks.trick], hand, card, -1e9, 1e9));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

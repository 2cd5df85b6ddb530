// The yardstick: a dealt Do-Boy hand of four as a bare loop over bit masks, with no engine at all.

const PRESIDENT_BIT = 1 << 24;

/** A function that plays the hand once at random and returns the number of cards played. */
export function bareLoop({ low, high, nest, leader: first }, random) {
  const lows = new Int32Array(4);
  const highs = new Int32Array(4);
  const points = new Int32Array(4);
  return () => {
    lows.set(low);
    highs.set(high);
    points.fill(0);
    let leader = first;
    for (let squad = 0; squad < 12; squad++) {
      let best = -1;
      let taker = leader;
      let led = 4;
      let cost = squad === 0 ? costOf(nest) : 0;
      for (let k = 0; k < 4; k++) {
        const seat = (leader + k) & 3;
        let a = lows[seat];
        let b = highs[seat];
        if (k === 0) {
          if (a | (b & ~PRESIDENT_BIT)) b &= ~PRESIDENT_BIT;
        } else if (led < 4) {
          const follow = (led < 2 ? a : b) & (0xfff << (12 * (led & 1)));
          if (follow) {
            a = led < 2 ? follow : 0;
            b = led < 2 ? 0 : follow;
          }
        }
        const inLow = popCount(a);
        let nth = random.below(inLow + popCount(b));
        let card;
        if (nth < inLow) {
          for (; nth > 0; nth--) a &= a - 1;
          card = 31 - Math.clz32(a & -a);
          lows[seat] &= ~(1 << card);
        } else {
          for (nth -= inLow; nth > 0; nth--) b &= b - 1;
          const bit = 31 - Math.clz32(b & -b);
          card = 24 + bit;
          highs[seat] &= ~(1 << bit);
        }
        cost += costOf(card);
        const company = card === 48 ? 4 : (card / 12) | 0;
        if (k === 0) led = company;
        if (k === 0 || (company === led && card > best)) {
          best = card;
          taker = seat;
        }
      }
      points[taker] += cost;
      leader = taker;
    }
    return 48;
  };
}

function costOf(card) {
  return card < 12 ? 1 : card === 48 ? 5 : 0;
}

function popCount(word) {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// Shapes in few letters, as `src/packed-shape.ts` reads them.

const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (letter) => !/['\\~]/.test(letter),
);
const NEAR = 81;

/** Whole numbers from −526 to 445 in one letter or two. */
export function packNumbers(numbers) {
  return numbers
    .map((value) => {
      if (Math.abs(value) <= 40) return LETTERS[value + 40];
      const far = Math.round(value / NEAR);
      return LETTERS[NEAR + 6 + far] + LETTERS[value - far * NEAR + 40];
    })
    .join('');
}

/** Rings on whole numbers, without corners that say nothing; each begins as seen from `from`. */
export function packRings(rings, from = [0, 0]) {
  return rings
    .map(wholeRing)
    .filter((ring) => ring.length > 2)
    .map((ring) => packNumbers(ring.flatMap(([x, y], i) => stepFrom(i === 0 ? from : ring[i - 1], x, y))))
    .join('~');
}

const stepFrom = ([fromX, fromY], x, y) => [x - fromX, y - fromY];

function wholeRing(ring) {
  return ring
    .map(([x, y]) => [Math.round(x), Math.round(y)])
    .filter(([x, y], i, all) => x !== all.at(i - 1)[0] || y !== all.at(i - 1)[1]);
}

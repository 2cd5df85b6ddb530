// Shapes in few letters: a step to the next corner is two letters, one for x and one for y, and a far one two for each.
// Outlines are most of what a page loads for the Sammy pack; so packed they weigh a third less than as path texts.
// `outlines/pack.mjs` writes what is read here.

export type Corner = readonly [number, number];
/** Closed lines, filled by the even-odd rule. */
export type Rings = readonly (readonly Corner[])[];

/** All letters that a text in single quotes may hold as they are. */
const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((letter) => !/['\\~]/.test(letter))
  .join('');
/** One letter is a step of −40 to 40; the letters after these announce steps that need a second one. */
const NEAR = 81;

/** Whole numbers from their letters. */
export function unpackNumbers(letters: string): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < letters.length; i++) {
    const at = LETTERS.indexOf(letters[i]);
    const far = at < NEAR ? 0 : at - NEAR - 6;
    numbers.push((at < NEAR ? at : far * NEAR + LETTERS.indexOf(letters[++i])) - 40);
  }
  return numbers;
}

/** The rings of a packed shape, each one's first corner as seen from `from`. */
export function unpackRings(packed: string, [fromX, fromY]: Corner): Rings {
  return packed.split('~').map((letters) => {
    const steps = unpackNumbers(letters);
    let [x, y] = [fromX, fromY];
    return Array.from({ length: steps.length / 2 }, (_, i): Corner => {
      x += steps[2 * i];
      y += steps[2 * i + 1];
      return [x, y];
    });
  });
}

/** Rings on whole numbers as the shortest relative path text. */
export function pathText(rings: Rings): string {
  return rings
    .map(([first, ...rest]) => {
      let [x, y] = first;
      let text = `M${x} ${y}l`;
      rest.forEach((corner) => {
        for (const step of [corner[0] - x, corner[1] - y])
          text += step < 0 || text.endsWith('l') ? step : ` ${step}`;
        [x, y] = corner;
      });
      return `${text}z`;
    })
    .join('');
}

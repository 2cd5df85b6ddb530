// Cutting for the deal: the highest number wins, a tie is cut again.

/** The seat that alone has cut the highest number; -1 for a tie. */
export function soleHighest(numbers: readonly number[]): number {
  const highest = Math.max(...numbers);
  const seat = numbers.indexOf(highest);
  return seat === numbers.lastIndexOf(highest) ? seat : -1;
}

// The mean of what was met in imagined deals, and how far luck alone may have moved it.

export function mean(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / list.length;
}

/** The standard error of the mean; 0 for a single value. */
export function errorOf(list: readonly number[]): number {
  const middle = mean(list);
  return Math.sqrt(
    mean(list.map((value) => (value - middle) * (value - middle))) / Math.max(1, list.length - 1),
  );
}

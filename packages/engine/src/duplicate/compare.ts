// Comparing what several made of the same cards: matchpoints, and the average difference.

/** How one result compares with all others of the same cards in the same chairs. */
export interface Compared {
  /** Two for each of the others that did worse, one for each that did as well. */
  readonly matchpoints: number;
  /** The most that could be had: two for each of the others. */
  readonly top: number;
  /** The mean of the differences from each of the others; 0 where there is none. */
  readonly average: number;
}

/** Compares each result with the rest; more is better. */
export function compare(results: readonly number[]): Compared[] {
  const top = 2 * (results.length - 1);
  const sum = results.reduce((all, result) => all + result, 0);
  return results.map((result) => {
    const worse = results.filter((other) => other < result).length;
    const alike = results.filter((other) => other === result).length - 1;
    const others = results.length - 1;
    return {
      matchpoints: 2 * worse + alike,
      top,
      average: others === 0 ? 0 : result - (sum - result) / others,
    };
  });
}

/** What several boards bring together. */
export interface Total {
  readonly matchpoints: number;
  readonly top: number;
  /** The share of the matchpoints that could be had, from 0 to 1; 0 where nobody was there to compare with. */
  readonly share: number;
  /** The sum of the average differences. */
  readonly average: number;
}

/** Adds up the boards that somebody played. */
export function totalOf(boards: readonly Compared[]): Total {
  const matchpoints = boards.reduce((sum, board) => sum + board.matchpoints, 0);
  const top = boards.reduce((sum, board) => sum + board.top, 0);
  const average = boards.reduce((sum, board) => sum + board.average, 0);
  return { matchpoints, top, share: top === 0 ? 0 : matchpoints / top, average };
}

/** The places of these shares, 1 first; equal shares have the same place. */
export function placesOf(shares: readonly number[]): number[] {
  return shares.map((share) => 1 + shares.filter((other) => other > share).length);
}

// Which games are played by two sides of two.

/** Games of four in which there are no two sides, or seldom. */
const EACH_FOR_HIMSELF: readonly string[] = ['do-boy', 'bang', 'sigs', 'armed-forces', 'united-states'];

export const byTwoSides = (game: string, seats: number): boolean =>
  seats === 4 && !EACH_FOR_HIMSELF.includes(game);

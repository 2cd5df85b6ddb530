// What counts in Sammy, and what a hand meant.

export const bidIn = ({ tricks, term }: { readonly tricks: number; readonly term: string }): string =>
  `${tricks} in ${term}`;

export const bid = 'Bid';

export const bonus = 'Bonus';

export const presidents = 'Presidents';

export const topFour = 'Top four';

export const tricksShort = 'Tricks short';

export const takenSoFar = 'Taken so far';

export const weAndThey = ({ we, they }: { readonly we: number; readonly they: number }): string =>
  `we ${we}, they ${they}`;

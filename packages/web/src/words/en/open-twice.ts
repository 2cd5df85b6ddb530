// A match or a chair that another window has open.

export const backToTheShelf = 'Back to the shelf';
export const openElsewhere: Readonly<Record<'chair' | 'match', string>> = {
  chair: 'This chair is open in another window',
  match: 'This match is open in another window',
};
export const theGameContinuesThere = 'The game continues there.';
export const playHereInstead = 'Play here instead';

// Skirmish on the shelf.

export const title = 'Skirmish';

export const like = 'Tricks for partners, with no bids and no suits';

export const line =
  'The highest number takes the trick. Nurses never take a trick but are worth the most. Scout Spies snatch them away.';

export const players = '4 players';

export const length = '13 minutes';

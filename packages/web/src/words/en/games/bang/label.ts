// Bang on the shelf.

export const title = 'Bang';

export const like = 'Like Snap, for quick eyes and quick hands';

export const line = 'When two piles show the same number, the first to call takes both.';

export const players = '2 to 8 players';

export const length = '8 minutes';

// United States on the shelf.

export const title = 'United States';

export const like = 'A race to empty your hand, like Kings Corner';

export const line = 'Start from Kansas and lay the states that border.';

export const players = '3 to 6 players';

export const length = '10 minutes';

// Do-Boy on the shelf.

export const title = 'Do-Boy';

export const like = 'Like Hearts: take as little as you can';

export const line = 'Avoid the Infantry and the President. The fewest points win.';

export const players = '3 to 6 players';

export const length = '14 minutes';

// Armed Forces on the shelf.

export const title = 'Armed Forces';

export const like = 'Tricks without partners, with a hidden second round';

export const line = 'Five services, and every trick has a second round, face down.';

export const players = '2 to 5 players';

export const length = '7 minutes';

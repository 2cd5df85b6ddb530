// SIGS on the shelf.

export const title = 'SIGS';

export const like = 'Like rummy, with military ranks';

export const line = 'Runs in one service, sets of equal ranks, wild auxiliaries, and a call of Halt!';

export const players = '2 to 6 players';

export const length = '19 minutes';

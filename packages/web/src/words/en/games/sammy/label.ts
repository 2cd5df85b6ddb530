// Sammy on the shelf.

export const title = 'Sammy';

export const like = 'A bidding game for partners, played by borders';

export const line = 'Bid for tricks. Follow a state with its neighbors, or play by suits.';

export const players = '4 players';

export const length = '8 minutes';

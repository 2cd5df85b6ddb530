// Tactics on the shelf.

export const title = 'Tactics';

export const like = 'A bidding game for partners, like Rook';

export const line = 'Bid for points, name the commanders, and win squads with Ordnance in them.';

export const players = '4 players';

export const length = '5 minutes';

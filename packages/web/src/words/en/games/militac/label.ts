// Militac on the shelf.

export const title = 'Militac';

export const like = 'A bidding game for partners, like Bridge';

export const line = 'Bid six to twelve squads, with one Aide to exchange. First to 50.';

export const players = '4 players';

export const length = '8 minutes';

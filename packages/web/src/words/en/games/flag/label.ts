// Flag on the shelf.

export const title = 'Flag';

export const like = 'A solitaire, like Klondike';

export const line = 'Fourteen flags, from Private to Retired General.';

export const players = '1 player';

export const length = '4 minutes';

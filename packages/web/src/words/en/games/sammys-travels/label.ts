// Sammy’s Travels on the shelf.

export const title = 'Sammy’s Travels';

export const like = 'A solitaire on the map, for one or two';

export const line = 'Travel from border to border through as many states as you can.';

export const players = '1 or 2 players';

export const length = '6 minutes';

// A National Contest on the shelf.

export const title = 'A National Contest';

export const like = 'An election on the map, for partners';

export const line = 'Fight over the states to elect a President, a House and a Senate.';

export const players = '4 players';

export const length = '14 minutes';

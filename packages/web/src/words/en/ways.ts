// Words of the ways between the pages about people.

export const people = 'People';
export const waysTo = {
  tables: 'Tables',
  yourTurn: 'Your turn',
  challenges: 'Challenges',
  ladders: 'Ladders',
  clubs: 'Clubs',
  you: 'You',
} as const;

/** Read after the name of a way: "Your turn, 2". */
export const countAfter = ', ';

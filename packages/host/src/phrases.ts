// What can be said at a table without typing, by the short name that stands for it in a message.

/** The ready-made phrases players can say to each other, by the short names that messages carry. */
export const PHRASES: Readonly<Record<string, string>> = {
  hello: 'Good evening!',
  luck: 'Good luck!',
  well: 'Well played!',
  thanks: 'Thank you!',
  oops: 'Oh no!',
  moment: 'One moment, please.',
  hurry: 'Your turn!',
  again: 'Another one?',
  bye: 'Good-bye!',
};

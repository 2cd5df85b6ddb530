// What else could be chosen in Sammy’s Travels.

export const withTwoPlayers =
  'With two players there are two more choices: one pack or two, and what counts.';

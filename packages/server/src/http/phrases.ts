// What can be said at a table without typing, by a short name; pages show it in their own words.

import { Problem } from './problems.ts';

const PHRASES: Readonly<Record<string, string>> = {
  hello: 'Good evening!',
  luck: 'Good luck!',
  well: 'Well played!',
  thanks: 'Thank you!',
  oops: 'Oh dear.',
  moment: 'One moment, please.',
  hurry: 'Your turn!',
  again: 'Another one?',
  bye: 'Good-bye!',
};

export function checkPhrase(phrase: string): void {
  if (Object.hasOwn(PHRASES, phrase)) return;
  throw new Problem(422, `There is no such phrase; the phrases are ${Object.keys(PHRASES).join(', ')}.`);
}

// One small grammar of persons for page, terminal and catalogs: "you", "Mabel", "you and Roy", and the verb that goes
// with them.

import { listAnd } from './mechanics/lists.ts';

/** Who sits where and who is reading, so that sentences can say "you" or a name. */
export interface People {
  /** By seat; the reader's own name is the reader's to know. */
  readonly names: readonly string[];
  /** The seat of the reader. */
  readonly you: number | null;
}

/** How the reader is called at the head of a sentence, and in a column of names. */
export const YOU = 'You';

/** The names of seats, where one of them may be the reader's. */
export function peopleNamed(names: readonly string[]): People {
  const you = names.indexOf(YOU);
  return { names, you: you < 0 ? null : you };
}

/** "Roy", "you": within a sentence. */
export function inSentence({ names, you }: People, seat: number): string {
  return seat === you ? 'you' : names[seat];
}

/** "Roy’s", "your". */
export function whose({ names, you }: People, seat: number): string {
  return seat === you ? 'your' : `${names[seat]}’s`;
}

/** "You", "Mabel", "You and Roy": at the head of a sentence, the reader first. */
export function subject({ names, you }: People, seats: readonly number[]): string {
  return listAnd(readerFirst(seats, you).map((seat) => (seat === you ? YOU : names[seat])));
}

/** "you", "Mabel", "you and Roy": within one. */
export function together(people: People, seats: readonly number[]): string {
  return listAnd(readerFirst(seats, people.you).map((seat) => inSentence(people, seat)));
}

/** "wins" of one, "win" of several and of the reader. */
export function agree(
  { you }: Pick<People, 'you'>,
  seats: readonly number[],
  one: string,
  more: string,
): string {
  return seats.length === 1 && seats[0] !== you ? one : more;
}

const readerFirst = (seats: readonly number[], you: number | null): number[] => [
  ...seats.filter((seat) => seat === you),
  ...seats.filter((seat) => seat !== you),
];

// What links and records say that cannot be read.

// sources/replay/link.ts
export const noLinkOfOurs = 'This link is incomplete or not a Messdeck link. Nothing was changed.';
export const linkCutOff = 'This link is incomplete: its end is missing. Nothing was changed.';
export const linkTooLong = 'This link holds more than a match can. Nothing was changed.';

// sources/replay/read-records.ts
export const isEmpty = (name: string): string => `${name} is empty.`;
export const tooManyEvents = (count: number, most: number): string =>
  `The record has ${count} events; at most ${most} are shown.`;
export const nameTooLong = (most: number): string =>
  `A name in a record can have at most ${most} characters.`;

// sources/replay/replay-table.ts
export const overButPlayable =
  'This match is over; you are viewing it. Choose “Play from here” to take a seat.';
export const over = 'This match is over; you are viewing it.';
export const fileTooLarge = (name: string, megabytes: number): string =>
  `${name} is larger than ${megabytes} MB.`;
export const lineRefused = (line: number, name: string, reason: string): string =>
  `Line ${line} of ${name}: ${reason}`;

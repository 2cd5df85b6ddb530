// What goes wrong for a user: one sentence on standard error, exit status 1, no stack trace.

import { isRefusal, type Refusal } from '@messdeck/engine';

export class Complaint extends Error {}

/** The value, or a complaint with the refusal's sentence. */
export function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Complaint(value.refused);
  return value;
}

/** A whole number from an option, within bounds. */
export function wholeNumber(name: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new Complaint(
        `${name} takes a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`,
      );
    }
    return value;
  };
}

const PACES = ['slow', 'natural', 'brisk', 'instant'] as const;

/** A pace by its name; a number of milliseconds that a bot seems to think is the pace that comes nearest. */
export function paceOf(text: string): (typeof PACES)[number] {
  const named = PACES.find((pace) => pace === text);
  if (named) return named;
  if (!/^\d{1,5}$/.test(text))
    throw new Complaint(`--pace takes slow, natural, brisk or instant, not ${JSON.stringify(text)}.`);
  const milliseconds = Number(text);
  return milliseconds < 100
    ? 'instant'
    : milliseconds < 500
      ? 'brisk'
      : milliseconds < 1000
        ? 'natural'
        : 'slow';
}

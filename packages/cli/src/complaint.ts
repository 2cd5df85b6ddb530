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

// The address of a moment: #/replay/<link>/<event>/<eyes>, with /review behind it for the review, so that every moment can be linked to and survives a reload.

import type { Film } from '../sources/replay/film.ts';
import type { Look } from '../sources/replay/replay-table.ts';

/** What an address ends with that opens the review. */
export const REVIEW = 'review';

export function replayAddress(link: string, at: number, look: Look): string {
  return `#/replay/${link}/${at}/${look.seat}${look.open ? 'open' : ''}`;
}

/** Whose eyes an address names; where it names none, those of the person who played, closed. */
export function lookOf(text: string | undefined, film: Film): Look {
  const { seats } = film.record;
  const [, digit, open] = /^(\d)(open)?$/.exec(text ?? '') ?? [];
  const seat = Number(digit);
  if (digit !== undefined && seat < seats.length) return { seat, open: open !== undefined };
  return {
    seat: Math.max(
      0,
      seats.findIndex(({ bot }) => bot === undefined),
    ),
    open: false,
  };
}

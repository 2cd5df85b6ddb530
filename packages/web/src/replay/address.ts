// The address of a moment: #/replay/<link>/<event>/<eyes>, with /review or /what-if behind it for what is made of it, so
// that every moment can be linked to and survives a reload.

import type { Film } from '../sources/replay/film.ts';
import type { Look } from '../sources/replay/replay-table.ts';

/** What is made of a match that is looked at again; an address that names nothing is a replay. */
export type Way = 'replay' | 'review' | 'what-if';

export const wayOf = (text: string | undefined): Way =>
  text === 'review' || text === 'what-if' ? text : 'replay';

export function replayAddress(link: string, at: number, look: Look, way: Way = 'replay'): string {
  const seen = `#/replay/${link}/${at}/${look.seat}${look.open ? 'open' : ''}`;
  return way === 'replay' ? seen : `${seen}/${way}`;
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

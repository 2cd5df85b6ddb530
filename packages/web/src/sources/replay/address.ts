// The address of a moment: #/replay/<link>/<event>/<eyes>, with /review or /what-if behind it for what is made of it, so
// that every moment can be linked to and survives a reload.

import type { ReplayFrames } from './replay-frames.ts';
import type { Look } from './replay-table.ts';

/** What is made of a match that is looked at again; an address that names nothing is a replay. */
export type Way = 'replay' | 'review' | 'what-if';

export const wayOf = (text: string | undefined): Way =>
  text === 'review' || text === 'what-if' ? text : 'replay';

export function replayAddress(link: string, at: number, look: Look, way: Way = 'replay'): string {
  const seen = `#/replay/${link}/${at}/${look.seat}${look.open ? 'open' : ''}`;
  return way === 'replay' ? seen : `${seen}/${way}`;
}

/** The moment an address names; where it names none, the first at which somebody is to act, with the cards dealt. */
export function momentOf(text: string | undefined, { record, length }: ReplayFrames): number {
  const at = Math.round(Number(text ?? Number.NaN));
  if (Number.isFinite(at)) return Math.max(0, Math.min(length, at));
  return Math.max(
    0,
    record.log.findIndex(({ by }) => typeof by === 'number'),
  );
}

/** The person who played, from whose chair a match is looked at. */
export const viewerOf = ({ record: { seats } }: ReplayFrames): number =>
  Math.max(
    0,
    seats.findIndex(({ bot }) => bot === undefined),
  );

/** Whose eyes an address names; where it names none, those of the person who played, closed. */
export function lookOf(text: string | undefined, film: ReplayFrames): Look {
  const { seats } = film.record;
  const [, digit, open] = /^(\d)(open)?$/.exec(text ?? '') ?? [];
  const seat = Number(digit);
  if (digit !== undefined && seat < seats.length) return { seat, open: open !== undefined };
  return { seat: viewerOf(film), open: false };
}

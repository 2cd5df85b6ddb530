// Tricks as the stream tells them: who played which card, and who took them. A whole trick stays on the table until
// the next lead, so that everybody has seen it.

import type { Entry } from '@messdeck/engine';

export interface Played {
  readonly by: number;
  readonly card: string;
}

export interface Trick {
  readonly cards: readonly Played[];
  /** Who took it, once it is whole. */
  readonly taker?: number;
}

const EMPTY: Trick = { cards: [] };

/** The trick on the table: the one in play or, before the next lead, the one just taken. */
export function trickNow(entries: readonly Entry[], place: string): Trick {
  const last = entries.at(-1);
  if (!last) return EMPTY;
  if (last.view.places[place]?.length) return { cards: playedInto(entries, entries.length - 1, place) };
  return lastTrick(entries, place);
}

/** The trick taken last in this hand. */
export function lastTrick(entries: readonly Entry[], place: string): Trick {
  const at = closedAt(entries, place);
  if (at === undefined) return EMPTY;
  const closing = playOf(entries, at);
  const cards = playedInto(entries, at - 1, place);
  const leader = entries[at].view.facts['leader'];
  const whole = closing ? [...cards, closing] : cards;
  return typeof leader === 'number' ? { cards: whole, taker: leader } : { cards: whole };
}

/** The entry with which the last trick of this hand was taken. */
export function closedAt(entries: readonly Entry[], place: string): number | undefined {
  for (let i = entries.length - 1; i > 0 && entries[i].by !== 'chance'; i--) {
    const before = entries[i - 1].view.places[place] ?? [];
    const after = entries[i].view.places[place] ?? [];
    if (before.length > 0 && after.length === 0) return i;
  }
  return undefined;
}

/** Who played each card that lies in the place after entry `at`. */
function playedInto(entries: readonly Entry[], at: number, place: string): Played[] {
  const left = new Set(entries[at].view.places[place]);
  const played: Played[] = [];
  for (let i = at; i >= 0 && left.size > 0; i--) {
    const play = playOf(entries, i);
    if (play && left.delete(play.card)) played.unshift(play);
  }
  return played;
}

/** The card lies before the hand it came from, also where somebody else plays that hand. */
function playOf(entries: readonly Entry[], at: number): Played | undefined {
  const { by, do: text } = entries[at];
  const [verb, card] = text.split(' ');
  if (typeof by !== 'number' || verb !== 'play' || card === undefined) return undefined;
  const before = entries[at - 1]?.view.places ?? {};
  const hand = Object.keys(before).find((place) => place.startsWith('hand:') && before[place].includes(card));
  return { by: hand === undefined ? by : Number(hand.slice('hand:'.length)), card };
}

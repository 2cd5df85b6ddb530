// The contest on the table, read from the stream: the card, who was asked in which order, what each answered, and who
// has captured it. A contest that is over stays until the next card is put in.

import type { Entry, View } from '@messdeck/engine';
import * as words from '#words/games/national-contest/table.tsx';
import type { TableModel } from '../../table/model/model.ts';

export const SEATS = 4;

export interface Answer {
  readonly seat: number;
  /** The state bid, `pass`, or undefined while the seat has not been asked. */
  readonly said?: string;
}

export interface Contest {
  readonly card: string;
  readonly contestant: number;
  /** In the order asked, the contestant last; empty for a territory. */
  readonly answers: readonly Answer[];
  readonly capturedBy?: number;
}

export function contestNow(entries: readonly Entry[], seats: number): Contest | undefined {
  let at = entries.length - 1;
  while (at >= 0 && entries[at].by !== 'chance' && !entries[at].do.startsWith('play ')) at--;
  const opening = entries[at];
  if (!opening || typeof opening.by !== 'number') return undefined;
  const card = opening.do.slice('play '.length);
  const contestant = opening.by;
  const said = new Map(entries.slice(at + 1).map((entry) => [entry.by, entry.do.replace(/^bid /, '')]));
  const bids = opening.view.phase === 'bid';
  const order = bids ? Array.from({ length: seats }, (_, i) => (contestant + 1 + i) % seats) : [];
  const answers = order.map((seat) => (said.has(seat) ? { seat, said: said.get(seat)! } : { seat }));
  const taker = capturer(entries.at(-1)!.view, card, seats);
  return taker === undefined
    ? { card, contestant, answers }
    : { card, contestant, answers, capturedBy: taker };
}

/** Who has captured a card. */
export function capturer({ places }: View, card: string, seats: number): number | undefined {
  for (let seat = 0; seat < seats; seat++) if (places[`captured:${seat}`]?.includes(card)) return seat;
  return undefined;
}

/** The last cut, card by seat, while nothing has been dealt. */
export function lastCut(entries: readonly Entry[]): readonly string[] | undefined {
  const cut = entries.findLast(({ do: text }) => text.startsWith('cut '));
  return cut?.do.split(' ').slice(1);
}

/** Where a card is, as far as the seat knows: "Ruth has captured it."; nothing where it may be anywhere. */
export function whereIs(
  { places }: View,
  card: string,
  { names, you }: Pick<TableModel, 'names' | 'you'>,
): string {
  const place = Object.keys(places).find((name) => places[name].includes(card));
  if (place === undefined) return '';
  const [part, of] = place.split(':');
  const name = names[Number(of)];
  const mine = Number(of) === you;
  if (part === 'contest') return words.contest;
  if (part === 'captured') return mine ? words.youCaptured : words.theyCaptured(name);
  if (part === 'bid') return mine ? words.youBid : words.theyBid(name);
  return mine ? words.youHold : words.theyHold(name);
}

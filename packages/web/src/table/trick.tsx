// A trick seen from one's own chair: every card before its player. A whole trick stays until the next lead, so that
// everybody has seen it; where it went is read from the stream.

import type { Entry } from '@messdeck/engine';
import type { JSX } from 'preact';
import { Card, Picture } from './card.tsx';
import type { TableModel } from './model.ts';

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
  return trickBefore(entries, place, entries.length - 1);
}

/** The trick taken last in this hand, for whoever wants to see it again. */
export function lastTrick(entries: readonly Entry[], place: string): Trick {
  return trickBefore(entries, place, entries.length - 1);
}

function trickBefore(entries: readonly Entry[], place: string, from: number): Trick {
  for (let i = from; i > 0 && entries[i]!.by !== 'chance'; i--) {
    const before = entries[i - 1]!.view.places[place] ?? [];
    const after = entries[i]!.view.places[place] ?? [];
    if (before.length === 0 || after.length > 0) continue;
    const closing = playOf(entries[i]!);
    const cards = playedInto(entries, i - 1, place);
    const leader = entries[i]!.view.facts['leader'];
    const whole = closing ? [...cards, closing] : cards;
    return typeof leader === 'number' ? { cards: whole, taker: leader } : { cards: whole };
  }
  return EMPTY;
}

/** Who played each card that lies in the place after entry `at`. */
function playedInto(entries: readonly Entry[], at: number, place: string): Played[] {
  const left = new Set(entries[at]!.view.places[place]);
  const played: Played[] = [];
  for (let i = at; i >= 0 && left.size > 0; i--) {
    const play = playOf(entries[i]!);
    if (play && left.delete(play.card)) played.unshift(play);
  }
  return played;
}

function playOf(entry: Entry): Played | undefined {
  const [verb, card] = entry.do.split(' ');
  return typeof entry.by === 'number' && verb === 'play' && card !== undefined
    ? { by: entry.by, card }
    : undefined;
}

/** Where the seats sit, from one's own chair clockwise, by number of seats. */
const CHAIRS: Readonly<Record<number, readonly string[]>> = {
  2: ['s', 'n'],
  3: ['s', 'nw', 'ne'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'sw', 'nw', 'ne', 'se'],
  6: ['s', 'sw', 'nw', 'n', 'ne', 'se'],
};

export function chairOf(model: TableModel, seat: number): string {
  const count = model.names.length;
  return CHAIRS[count]?.[(seat - (model.seat ?? 0) + count) % count] ?? 'n';
}

interface TrickProps {
  readonly model: TableModel;
  readonly place: string;
  /** What the game calls it: "squad". */
  readonly title: string;
  /** The seat whose card takes it so far, where the layout can tell. */
  readonly leading?: number | undefined;
}

export function TrickPart({ model, place, title, leading }: TrickProps): JSX.Element {
  const { cards, taker } = trickNow(model.table.entries.value, place);
  const seats = model.names.map((_, seat) => seat);
  const led = cards[0]?.by;
  return (
    <section class="trick" aria-label={title} data-place={place} data-n={seats.length}>
      {seats.map((seat) => {
        const played = cards.find(({ by }) => by === seat);
        const takes = taker === seat || (taker === undefined && leading === seat);
        return (
          <figure key={seat} class={takes && played ? `${chairOf(model, seat)} takes` : chairOf(model, seat)}>
            {played ? (
              <Card key={played.card} model={model} card={played.card} place={place} />
            ) : (
              <div class="slot" aria-hidden="true">
                {seat === model.seat ? 'your card' : model.names[seat]}
              </div>
            )}
            {played && (
              <figcaption>
                <span class="tag">
                  {model.names[seat]}
                  {taker === seat
                    ? seat === model.seat
                      ? ' take it'
                      : ' takes it'
                    : led === seat
                      ? ' led'
                      : ''}
                </span>
              </figcaption>
            )}
          </figure>
        );
      })}
    </section>
  );
}

/** The last trick, small. */
export function LastTrick({
  model,
  place,
}: {
  readonly model: TableModel;
  readonly place: string;
}): JSX.Element {
  const { cards, taker } = lastTrick(model.table.entries.value, place);
  if (cards.length === 0) return <p>Nothing has been taken yet in this hand.</p>;
  return (
    <ol class="last-trick">
      {cards.map(({ by, card }) => (
        <li key={card} class={by === taker ? 'takes' : undefined}>
          <Picture model={model} card={card} />
          <span class="tag">{model.names[by]}</span>
        </li>
      ))}
    </ol>
  );
}

// Place cards of the other players: name, cards left, dealer and lead, and what they said or did last.

import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/table/stage.tsx';
import type { TableModel } from '../model/model.ts';
import { seatsOf } from '../model/seating.ts';
import { wears } from '../model/sides.ts';
import { deedOf } from '../model/words.ts';

/** The words on a plaque, where a layout knows better than the last deed. */
export type PlaqueLine = (model: TableModel, seat: number) => ComponentChildren;

/** Who is framed as the one to act. */
export type IsToAct = (model: TableModel, seat: number) => boolean;

/** Where people play each other: who is here, and what is waited for at a seat, else what it did last. */
export interface Onlookers {
  mark(seat: number): JSX.Element;
  says(seat: number, deed: ComponentChildren): JSX.Element;
}

export function isActor(model: TableModel, seat: number): boolean {
  return model.view.value.actors.includes(seat);
}

export function Plaques({
  model,
  plaqueLine = lastDeed,
  isToAct = isActor,
  people,
  all = false,
}: {
  readonly model: TableModel;
  readonly plaqueLine?: PlaqueLine | undefined;
  readonly isToAct?: IsToAct | undefined;
  readonly people?: Onlookers | undefined;
  /** The near seat too, whose cards lie nowhere else. */
  readonly all?: boolean;
}): JSX.Element | null {
  const [near, ...others] = seatsOf(model);
  const seats = all ? [...others, near!] : others;
  if (seats.length === 0) return null;
  return (
    <section class="bare" aria-label={words.theOtherPlayers}>
      <ol class="plaques" data-n={seats.length}>
        {seats.map((seat, i) => (
          <Plaque
            key={seat}
            model={model}
            seat={seat}
            at={seats.length === 3 ? 'wne'[i] : ''}
            plaqueLine={people?.says(seat, plaqueLine(model, seat)) ?? plaqueLine(model, seat)}
            isToAct={isToAct(model, seat)}
            mark={people?.mark(seat)}
          />
        ))}
      </ol>
    </section>
  );
}

interface PlaqueProps {
  readonly model: TableModel;
  readonly seat: number;
  readonly at: string;
  readonly plaqueLine: ComponentChildren;
  readonly isToAct: boolean;
  readonly mark: JSX.Element | undefined;
}

function Plaque({ model, seat, at, plaqueLine, isToAct, mark }: PlaqueProps): JSX.Element {
  const { view } = model;
  const { facts, places } = view.value;
  const cards = places[`hand:${seat}`]?.length;
  return (
    <li
      class={`plaque ${wears(model, seat) ?? ''}`}
      data-seat={at}
      data-place={`hand:${seat}`}
      aria-current={isToAct ? 'true' : undefined}
    >
      <span class="name">
        {mark}
        {model.names[seat]}
      </span>{' '}
      {cards !== undefined && (
        <span class="cards num" role="img" aria-label={words.cards(cards)}>
          {cards}
        </span>
      )}
      {facts['dealer'] === seat && <Dealer />}
      <span class="says">{plaqueLine}</span>
    </li>
  );
}

export function Dealer(): JSX.Element {
  return (
    <span class="disc" role="img" aria-label={words.deals} title={words.dealer}>
      {words.dealerMark}
    </span>
  );
}

/** What the seat did last in this hand. */
export function lastDeed(model: TableModel, seat: number): string {
  const entries = model.table.entries.value;
  for (let i = entries.length - 1; i >= 0 && entries[i].by !== 'chance'; i--) {
    if (entries[i].by === seat) return deedOf(model.game, model.you, entries[i]);
  }
  return '';
}

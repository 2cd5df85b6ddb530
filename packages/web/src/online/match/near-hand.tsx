// For spectators: the hand at the near edge of the cloth, closed as all hands are, with the name of who holds it;
// and the button that turns the table to the next seat. A hand that lies open for everybody lies open here too.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/online/match.tsx';
import type { Layout } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { seatsOf } from '../../table/model/seating.ts';
import { sideOf, wears } from '../../table/model/sides.ts';
import { Back, Picture } from '../../table/parts/card.tsx';
import { count } from '../../table/parts/hand.tsx';
import { Dealer, isActor, lastDeed } from '../../table/stage/plaques.tsx';

interface NearHandProps {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly mark: (seat: number) => JSX.Element;
  readonly says: (seat: number, deed: ComponentChildren) => JSX.Element;
}

export function NearHand({ model, layout, mark, says }: NearHandProps): JSX.Element {
  const { plaqueLine = lastDeed, isToAct = isActor } = layout;
  const seat = model.near.value;
  const { places, facts } = model.view.value;
  const cards = places[`hand:${seat}`] ?? [];
  return (
    <section class="hand-box near" aria-label={words.handOf(model.names[seat])} data-place={`hand:${seat}`}>
      <p
        class={`plaque ${wears(model, seat) ?? ''}`}
        aria-current={isToAct(model, seat) ? 'true' : undefined}
      >
        <span class="name">
          {mark(seat)}
          {model.names[seat]}, {count(cards.length)}
        </span>{' '}
        {facts['dealer'] === seat && <Dealer />}
        <span class="says">{says(seat, plaqueLine(model, seat))}</span>
      </p>
      <div class="hand-in">
        <ul class="hand" style={`--per:${cards.length};--rows:1`} aria-hidden={cards.every(isClosed)}>
          {cards.map((card, i) => (
            <li key={card ?? i} style={`--off:${i - (cards.length - 1) / 2}`}>
              {card === null ? <Back model={model} /> : <Picture model={model} card={card} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** "Dora and Ben", "Ann and Carl": who plays together, the near side first. */
export function sideNames(model: TableModel): readonly [string, string] {
  const named = (side: string): string =>
    listAnd(model.names.filter((_, seat) => sideOf(model, seat) === side));
  return [named('ours'), named('theirs')];
}

const isClosed = (card: string | null): boolean => card === null;

interface TurnProps {
  readonly model: TableModel;
  readonly kind: string;
}

/** Has the next seat, clockwise, at the near edge. */
export function TurnButton({ model, kind }: TurnProps): JSX.Element {
  const turn = (): void => {
    document.getElementById('menu')?.hidePopover();
    model.near.value = seatsOf(model)[1];
  };
  return (
    <button type="button" class={kind} data-action="turn" onClick={turn}>
      {words.rotateTable}
    </button>
  );
}

/** Heard, not seen: from where the table is seen. */
export function SeenFrom({ model }: { readonly model: TableModel }): JSX.Element {
  return (
    <span class="sr" role="status">
      {words.seenFrom(model.names[model.near.value])}
    </span>
  );
}

// The piles of a journey: the travel stack, the open stock with the cards under its top, the hand to deal from.

import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/games/sammys-travels/table.ts';
import type { TableModel } from '../../table/model/model.ts';
import { Back, Card, Picture } from '../../table/parts/card.tsx';
import { Target } from '../../table/parts/places.tsx';
import { isShared } from './journey.ts';

interface PileProps {
  readonly model: TableModel;
  readonly seat: number;
}

/** How many cards of the stock look out under its top. */
const UNDER = 3;

function Named({
  place,
  title,
  short,
  count,
  children,
}: {
  readonly place: string;
  readonly title: string;
  /** The title where there is little room. */
  readonly short?: string;
  readonly count: number;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section class="named" aria-label={`${title}, ${count === 1 ? words.oneCard : words.cards(count)}`}>
      <div class={count > 1 ? 'pile' : 'pile single'} data-place={place}>
        {children}
      </div>
      <span class="tag" aria-hidden="true">
        <span class="wide">{title}</span>
        <span class="phone">{short ?? title}</span> <span class="num">{count}</span>
      </span>
    </section>
  );
}

export function TravelPile({ model, seat, common }: PileProps & { readonly common: boolean }): JSX.Element {
  const place = `travel:${seat}`;
  const cards = (model.view.value.places[place] ?? []) as string[];
  const top = cards.at(-1);
  const title = common ? words.fromCards(cards[0] ?? '…') : words.visited;
  return (
    <Named place={place} title={title} short={common ? (cards[0] ?? '…') : title} count={cards.length}>
      {top === undefined ? (
        <div class="slot" aria-hidden="true" />
      ) : (
        <Card key={top} model={model} card={top} place={place} />
      )}
      <Target model={model} place={place} />
    </Named>
  );
}

/** The own stock shows what lies under its top; a companion's shows the top. */
export function StockPile({ model, seat }: PileProps): JSX.Element {
  const place = `stock:${seat}`;
  const cards = (model.view.value.places[place] ?? []) as string[];
  const mine = seat === model.seat || model.seat === null;
  const alone = model.names.length === 1;
  const shown = cards.slice(alone ? -1 - UNDER : -1);
  const knows = mine || isShared(model);
  return (
    <Named
      place={place}
      title={mine ? words.stock : words.stockOf(model.names[seat])}
      short={mine ? words.stock : model.names[seat]}
      count={cards.length}
    >
      <div class="stock" style={`--under:${alone ? UNDER : 0}`}>
        {shown.length === 0 && <div class="slot" aria-hidden="true" />}
        {/* In one list: a card that the next one covers stays as it is. */}
        {shown.map((card) =>
          knows ? (
            <Card key={card} model={model} card={card} place={place} />
          ) : (
            <Picture key={card} model={model} card={card} />
          ),
        )}
      </div>
    </Named>
  );
}

/** The hand, face down: a tap deals, or turns the stock over when it is empty; while cards are dealt on, it holds. */
export function HandPile({ model, seat }: PileProps): JSX.Element {
  const place = `hand:${seat}`;
  const count = model.view.value.places[place]?.length ?? 0;
  const action = model.view.value.legal.find((text) => text === 'deal' || text === 'turn');
  const runs = model.series.runs.value;
  const shown = count > 0 ? <Back model={model} /> : <div class="slot">{action ? words.turnOver : ''}</div>;
  return (
    <Named place={place} title={words.hand} count={count}>
      {action ? (
        <button
          type="button"
          class="dealer"
          data-action={runs ? 'hold' : `pile ${action}`}
          onClick={() => (runs ? model.series.stop() : void model.act(action))}
        >
          {shown}
          <span class="sr">
            {runs ? words.stopDealing : action === 'deal' ? words.dealCard : words.turnStockOver}
          </span>
        </button>
      ) : (
        shown
      )}
    </Named>
  );
}

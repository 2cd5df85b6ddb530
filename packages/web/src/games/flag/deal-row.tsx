// The hand, from which two cards are dealt at a time, and the waste with its last cards fanned.

import type { JSX } from 'preact';
import * as words from '#words/games/flag/table.tsx';
import { cardsIn } from '../../table/model/cards-in.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { Back, Face } from '../../table/parts/card.tsx';
import { dragCard } from '../../table/parts/drag.ts';
import { dropRun, flight, isPicked, movesOf, tapRun } from './plays.ts';

/** As many cards of the waste as are fanned; the others lie under them. */
const FANNED = 3;

export function DealRow({ model }: LayoutProps): JSX.Element {
  return (
    <div class="dealrow">
      <HandPile model={model} />
      <Waste model={model} />
    </div>
  );
}

function count(cards: number): string {
  return cards === 1 ? words.oneCard : words.cardsInHand(cards);
}

/** The face-down pack: a press deals, or turns the waste over when nothing is left. */
function HandPile({ model }: LayoutProps): JSX.Element {
  const { places, legal } = model.view.value;
  const left = places['hand']?.length ?? 0;
  const does = ['deal', 'turn'].find((text) => legal.includes(text));
  const press = (): void => {
    if (does) void model.act(does);
    else void model.explain(left > 0 ? 'deal' : 'turn');
  };
  const order =
    does === 'deal' ? words.dealTwoCards : does === 'turn' ? words.turnWasteOver : words.nothingToDeal;
  return (
    <button type="button" class="pile plain" data-place="hand" onClick={press}>
      <span data-place="hand:0">
        {left > 0 ? (
          <Back model={model} />
        ) : (
          <span class="slot">
            <svg class="mark turn" viewBox="0 0 24 24" aria-hidden="true">
              <path
                fill="none"
                stroke="currentColor"
                stroke-width="2"
                d="M19.500 9A8 8 0 1 0 20 13.500M20 4v5.500h-5.500"
              />
            </svg>
          </span>
        )}
      </span>
      <span class="tag num">{words.handHolds(left)}</span>
      <span class="sr">{words.cardsDealt(order)}</span>
    </button>
  );
}

/** The cards dealt last, until the next play. */
function dealtNow({ table }: TableModel): readonly string[] {
  const [before, now] = table.entries.value.slice(-2);
  if (now?.do !== 'deal') return [];
  const lay = before.view.places['waste'] ?? [];
  return cardsIn(now.view, 'waste').filter((card) => !lay.includes(card));
}

function Waste({ model }: LayoutProps): JSX.Element {
  const waste = cardsIn(model.view.value, 'waste');
  const shown = waste.slice(-FANNED);
  const dealt = dealtNow(model);
  return (
    <section class="wastepile" aria-label={words.wasteHolds(count(waste.length))} data-place="waste">
      {shown.length === 0 ? (
        <div class="slot" aria-hidden="true" />
      ) : (
        <ol class="fanned">
          {shown.map((card, i) => (
            <li key={card} class={dealt.includes(card) ? 'new' : undefined}>
              {i === shown.length - 1 ? (
                <WasteTop model={model} card={card} dealt={dealt.includes(card)} />
              ) : (
                <div
                  class="card"
                  role="img"
                  aria-label={`${model.nameOf(card)}${dealt.includes(card) ? words.isNew : ''}`}
                  data-card={card}
                >
                  <Face svg={model.faces.face(card)} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      <span class="tag num">{words.waste(waste.length)}</span>
    </section>
  );
}

interface WasteTopProps extends LayoutProps {
  readonly card: string;
  readonly dealt: boolean;
}

function WasteTop({ model, card, dealt }: WasteTopProps): JSX.Element {
  const taken = { foot: card, top: card };
  const picked = isPicked(model, taken);
  const may = movesOf(model, taken).length > 0 || flight(model, taken) !== undefined;
  const refused = model.refused.value?.card === card;
  return (
    <button
      type="button"
      class="card"
      data-card={card}
      aria-pressed={picked}
      aria-disabled={!may}
      data-state={refused ? 'refused' : picked ? 'chosen' : may ? 'legal' : undefined}
      onClick={() => tapRun(model, taken)}
      onPointerDown={(event) => dragCard(event, model, card, 'waste', (drop) => dropRun(model, taken, drop))}
    >
      <Face svg={model.faces.face(card)} />
      <span class="sr">{words.topOfWaste({ card: model.nameOf(card), dealt: dealt && words.isNew })}</span>
    </button>
  );
}

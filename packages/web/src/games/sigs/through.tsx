// The Active pile looked through, from the bottom to the top, and how deep one takes from it.

import type { Signal } from '@preact/signals';
import type { JSX, TargetedMouseEvent } from 'preact';
import * as say from '#words/games/sigs/notes.tsx';
import type { TableModel } from '../../table/model/model.ts';
import { Face } from '../../table/parts/card.tsx';
import { callOpen } from './halt.ts';

interface ThroughProps {
  readonly model: TableModel;
  readonly cards: readonly string[];
  /** The card down to which is taken. */
  readonly chosen: Signal<string | undefined>;
}

export function Through({ model, cards, chosen }: ThroughProps): JSX.Element {
  const draws = callOpen(model) ? [] : model.choices.value.filter(({ words }) => words[0] === 'buried');
  const draw = draws.find((choice) => choice.cards[0] === chosen.value);
  const from = draw ? cards.indexOf(chosen.value!) : cards.length;
  const take = ({ currentTarget }: TargetedMouseEvent<HTMLElement>): void => {
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    void model.act(draw!.text);
  };
  return (
    <>
      <p class="soft">{wordsFor(cards.length, draws.length)}</p>
      <ol class="through">
        {cards.map((card, i) => {
          const may = draws.some((choice) => choice.cards[0] === card);
          return (
            <li key={card}>
              {may ? (
                <button
                  type="button"
                  class="card"
                  data-shows={card}
                  aria-pressed={card === chosen.value}
                  data-state={i >= from ? 'chosen' : 'legal'}
                  onClick={() => (chosen.value = card)}
                >
                  <Face svg={model.faces.face(card)} />
                  <span class="sr">{model.nameOf(card)}</span>
                </button>
              ) : (
                <div
                  class="card"
                  data-shows={card}
                  role="img"
                  aria-label={model.nameOf(card)}
                  data-state={i >= from ? 'chosen' : undefined}
                >
                  <Face svg={model.faces.face(card)} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {draw && (
        <button type="button" class="btn primary take" data-action={draw.text} onClick={take}>
          {say.takeDownTo({ cards: cards.length - from, card: model.faces.short(chosen.value!) })}
        </button>
      )}
    </>
  );
}

function wordsFor(cards: number, draws: number): string {
  if (cards === 0) return say.pileEmpty;
  const order = say.bottomTop;
  return draws > 0 ? say.youCanTakeFramed(order) : order;
}

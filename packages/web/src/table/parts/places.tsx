// Places on the table: a strip shows every card, a pile the top one with a number, a list cards that lie nowhere.

import { orderOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/table/places.ts';
import { type Choice, onPlace, withCards } from '../model/choices.ts';
import type { TableModel } from '../model/model.ts';
import { Back, Card } from './card.tsx';

interface PlaceProps {
  readonly model: TableModel;
  readonly place: string;
}

/** What the picked cards can do at this place, if that is exactly one thing. */
export function targetAt(model: TableModel, place: string): Choice | undefined {
  const picked = model.picked.value;
  if (picked.length === 0) return undefined;
  const there = onPlace(withCards(model.choices.value, picked), model.view.value, place);
  return there.length === 1 ? there[0] : undefined;
}

/** A button over a place where the picked cards can go. */
export function Target({ model, place }: PlaceProps): JSX.Element | null {
  const choice = targetAt(model, place);
  if (!choice) return null;
  return (
    <button
      type="button"
      class="target"
      data-action={choice.text}
      onClick={() => void model.act(choice.text)}
    >
      <span class="sr">{orderOf(model.game, choice.text)}</span>
    </button>
  );
}

export function Strip({ model, place }: PlaceProps): JSX.Element {
  const cards = model.view.value.places[place] ?? [];
  return (
    <ol class="strip" style={`--n:${cards.length}`} data-place={place}>
      {cards.map((card, i) => (
        <li key={card ?? `back ${i}`}>
          {card === null ? <Back model={model} /> : <Card model={model} card={card} place={place} />}
        </li>
      ))}
    </ol>
  );
}

export function Pile({ model, place }: PlaceProps): JSX.Element {
  const cards = model.view.value.places[place] ?? [];
  const top = cards.at(-1);
  return (
    <div class="pile" data-place={place}>
      {top === undefined ? (
        <div class="slot" aria-hidden="true" />
      ) : top === null ? (
        <Back model={model} />
      ) : (
        <Card key={top} model={model} card={top} place={place} />
      )}
      <span class="tag num">{words.cards(cards.length)}</span>
      <Target model={model} place={place} />
    </div>
  );
}

/** Cards to choose from that lie nowhere on the table (a starting point). */
export function CardList({
  model,
  choices,
}: {
  readonly model: TableModel;
  readonly choices: readonly Choice[];
}): JSX.Element {
  return (
    <ul class="card-list" aria-label={words.cardsToChooseFrom}>
      {choices.map(({ text, cards }) => (
        <li key={text}>
          <button type="button" class="btn small" data-action={text} onClick={() => void model.act(text)}>
            {cards.map((card) => model.nameOf(card)).join(', ')}
          </button>
        </li>
      ))}
    </ul>
  );
}

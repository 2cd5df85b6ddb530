// A drawer full of cards that lie open but out of the way: piles, what each player has taken.

import type { JSX } from 'preact';
import type { TableModel } from '../model/model.ts';
import { Picture } from './card.tsx';
import { Panel } from './panel.tsx';

export interface CardGroup {
  readonly title: string;
  /** What is to be said of them: "12 cards, 860 points". */
  readonly note: string;
  readonly cards: readonly string[];
}

interface CardsPanelProps {
  readonly model: TableModel;
  readonly id: string;
  readonly title: string;
  readonly groups: readonly CardGroup[];
}

export function CardsPanel({ model, id, title, groups }: CardsPanelProps): JSX.Element {
  return (
    <Panel id={id} title={title}>
      {groups.map((group) => (
        <section class="card-group" key={group.title} aria-label={group.title}>
          <h3>
            {group.title} <small>{group.note}</small>
          </h3>
          <ul>
            {group.cards.map((card) => (
              <li key={card}>
                <Picture model={model} card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

/** Cards in the order of the pack; those not known are left out. */
export function inPackOrder(model: TableModel, cards: readonly (string | null)[]): string[] {
  const { pack } = model.game;
  return cards.filter((card) => card !== null).sort((a, b) => pack.find(a)! - pack.find(b)!);
}

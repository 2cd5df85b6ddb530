// Where a card that was dragged is let go: within its hand it is arranged, elsewhere it is played there.

import type { Drop, TableModel } from '../model/model.ts';
import { moved } from '../model/order.ts';

export function letGo(
  event: PointerEvent,
  element: HTMLElement,
  model: TableModel,
  card: string,
  place: string,
  drop: (drop: Drop) => void,
): void {
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .find((found) => !element.contains(found) && !found.classList.contains('flying'));
  const target = under?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (target !== undefined && target === place) {
    if (place === `hand:${model.seat}`) arrange(event, model, card);
    return;
  }
  drop({ place: target, card: under?.closest<HTMLElement>('[data-card]')?.dataset['card'] });
}

/** Puts the card before the first one whose left part lies right of the pointer, in the row it points at. */
function arrange(event: PointerEvent, model: TableModel, card: string): void {
  const others = [...document.querySelectorAll<HTMLElement>('.hand-box [data-card]')].filter(
    (element) => element.dataset['card'] !== card,
  );
  const before = others.find((element) => {
    const box = element.getBoundingClientRect();
    return event.clientY < box.bottom && event.clientX < box.left + 22;
  });
  model.arranged.value = moved(model.hand.value, card, before?.dataset['card']);
  model.sorting.value = 'own';
}

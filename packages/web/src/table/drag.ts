// Dragging a card with mouse, pen or finger. A short movement stays a tap; a drag within the hand arranges it, a drag
// out of it plays to where the card is let go.

import type { Drop, TableModel } from './model.ts';
import { moved } from './order.ts';

const THRESHOLD = 10;

/** `drop` is told where the card was let go, where a layout knows better than the model what that means. */
export function dragCard(
  down: PointerEvent,
  model: TableModel,
  card: string,
  place: string,
  drop: (drop: Drop) => void = (at) => model.drop(card, at),
): void {
  if (down.button !== 0) return;
  const element = down.currentTarget as HTMLElement;
  let dragging = false;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!dragging && Math.hypot(dx, dy) < THRESHOLD) return;
    if (!dragging) {
      dragging = true;
      element.setPointerCapture(down.pointerId);
      element.classList.add('dragged');
    }
    element.style.transform = `translate(${dx}px, ${dy}px)`;
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!dragging) return;
    // The click that follows a drag is not a tap.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (event.type === 'pointerup') letGo(event, element, model, card, place, drop);
    element.classList.remove('dragged');
    element.style.transform = '';
  };
  // The window hears a pointer that has left the card before it had moved far enough for a drag.
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function letGo(
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

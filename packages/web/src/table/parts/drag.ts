// Dragging a card with mouse, pen or finger. A short movement stays a tap; a drag within the hand arranges it, a drag
// out of it plays to where the card is let go.

import type { Drop, TableModel } from '../model/model.ts';

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
  /** What the end of a drag means is fetched when one begins. */
  let lettingGo: Promise<typeof import('../stage/letting-go.ts')> | undefined;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!lettingGo && Math.hypot(dx, dy) < THRESHOLD) return;
    if (!lettingGo) {
      lettingGo = import('../stage/letting-go.ts');
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
    if (!lettingGo) return;
    // The click that follows a drag is not a tap.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    element.classList.remove('dragged');
    element.style.transform = '';
    if (event.type !== 'pointerup') return;
    // Where it cannot be fetched the card is back where it was.
    lettingGo.then(
      ({ letGo }) => letGo(event, element, model, card, place, drop),
      () => {},
    );
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

// How a card is asked to be seen large: a right press, a long press of a finger, or the key Z with the focus or the
// pointer on it. With Z on no card it is the first one in sight. Only where it is listened: a sheet over a table has its
// own ears.

import { settings } from '../../shared/settings.ts';

/** Milliseconds that a finger rests on a card, and how far it may stray meanwhile. */
const LONG = 450;
const STILL = 10;

const CARDS = '[data-card], [data-shows]';
/** A state on the map is its card, and so is its name beside the coast. */
const STATE = '.map [data-state], .map [data-label-of]';

const idOf = ({ dataset }: HTMLElement | SVGElement): string =>
  (dataset['card'] ?? dataset['shows'] ?? dataset['labelOf'] ?? dataset['state'])!;

/** Whether something lies where it is listened: inside a sheet, or outside all of them. */
const isIn = (element: Element, sheet: string | undefined): boolean =>
  sheet === undefined ? element.closest('dialog') === null : element.closest(sheet) !== null;

function cardAt(target: EventTarget | null | undefined): string | undefined {
  const found = (target as Element | null | undefined)?.closest?.<HTMLElement>(`${CARDS}, ${STATE}`);
  return found ? idOf(found) : undefined;
}

/** The cards that can be seen, each once, as they follow each other on the page or in a sheet. */
export function cardsInSight(sheet: string | undefined): string[] {
  const seen = [...document.querySelectorAll<HTMLElement>(CARDS)].filter(
    (card) => isIn(card, sheet) && card.checkVisibility(),
  );
  return [...new Set(seen.map(idOf))];
}

/** Hears all three until it is stopped, in one sheet or outside all of them. */
export function hearAsked(sheet: string | undefined, open: (card: string) => void): () => void {
  const byContext = (event: MouseEvent): void => {
    const card = isIn(event.target as Element, sheet) ? cardAt(event.target) : undefined;
    if (card === undefined) return;
    event.preventDefault();
    open(card);
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key.toLowerCase() !== 'z') return;
    if (settings.value.keys === 'off' || isWriting(event.target as Element)) return;
    if (!isIn(event.target as Element, sheet)) return;
    const focused = document.querySelector(':focus-visible');
    const pointed = [...document.querySelectorAll(':hover')].at(-1);
    const card = cardAt(focused) ?? cardAt(pointed) ?? cardsInSight(sheet)[0];
    if (card !== undefined) open(card);
  };
  const byFinger = (event: PointerEvent): void => {
    const card = isIn(event.target as Element, sheet) ? cardAt(event.target) : undefined;
    if (card !== undefined && event.pointerType !== 'mouse') awaitLong(event, () => open(card));
  };
  addEventListener('contextmenu', byContext);
  addEventListener('keydown', byKey);
  addEventListener('pointerdown', byFinger);
  return () => {
    removeEventListener('contextmenu', byContext);
    removeEventListener('keydown', byKey);
    removeEventListener('pointerdown', byFinger);
  };
}

/** Whether a key is meant for a field. */
const isWriting = (target: Element): boolean =>
  target.closest('input:not([type="radio"]), select, textarea') !== null;

/** Calls when the finger has rested for long; one that moves drags or scrolls. */
function awaitLong(down: PointerEvent, call: () => void): void {
  const { pointerId, clientX, clientY } = down;
  const end = (): void => {
    clearTimeout(timer);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    removeEventListener('pointerdown', end);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL) end();
  };
  const timer = setTimeout(() => {
    end();
    // Whatever waits for this finger, as a drag does, hears that it is gone.
    dispatchEvent(new PointerEvent('pointercancel', { pointerId }));
    swallowClick();
    call();
  }, LONG);
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  // A second finger pinches.
  setTimeout(() => addEventListener('pointerdown', end));
}

/** Milliseconds after which no click comes any more of a finger that was lifted. */
const LATE = 400;

/** The click that ends a long press is no tap on the table. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    if ((event.target as Element).closest('dialog')) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  const release = (): void => {
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), LATE);
  };
  addEventListener('pointerup', release, { once: true });
  addEventListener('pointercancel', release, { once: true });
}

// How a card is asked to be seen large: a right press, a long press of a finger, or the key Z with the focus or the
// pointer on it. With Z on no card it is the first one on the table.

import { settings } from '../../settings/settings.ts';

/** Milliseconds that a finger rests on a card, and how far it may stray meanwhile. */
const LONG = 450;
const STILL = 10;

const CARDS = '[data-card], [data-shows]';
/** A state on the map is its card, and so is its name beside the coast. */
const STATE = '.map [data-state], .map [data-label-of]';

const idOf = ({ dataset }: HTMLElement | SVGElement): string =>
  (dataset['card'] ?? dataset['shows'] ?? dataset['labelOf'] ?? dataset['state'])!;

function cardAt(target: EventTarget | null | undefined): string | undefined {
  const found = (target as Element | null | undefined)?.closest?.<HTMLElement>(`${CARDS}, ${STATE}`);
  return found ? idOf(found) : undefined;
}

/** The cards that can be seen, each once, as they follow each other on the page. */
export function cardsInSight(): string[] {
  const seen = [...document.querySelectorAll<HTMLElement>(CARDS)].filter((card) => card.checkVisibility());
  return [...new Set(seen.map(idOf))];
}

/** Hears all three until it is stopped. */
export function hearAsked(open: (card: string) => void): () => void {
  const byContext = (event: MouseEvent): void => {
    const card = cardAt(event.target);
    if (card === undefined) return;
    event.preventDefault();
    open(card);
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key.toLowerCase() !== 'z') return;
    if (settings.value.keys === 'off' || isElsewhere(event.target as Element)) return;
    const focused = document.querySelector(':focus-visible');
    const pointed = [...document.querySelectorAll(':hover')].at(-1);
    const card = cardAt(focused) ?? cardAt(pointed) ?? cardsInSight()[0];
    if (card !== undefined) open(card);
  };
  const byFinger = (event: PointerEvent): void => {
    const card = cardAt(event.target);
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

/** Whether a key is meant for a field, or for a sheet over the table. */
const isElsewhere = (target: Element): boolean =>
  target.closest?.('input:not([type="radio"]), select, textarea, dialog') != null;

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

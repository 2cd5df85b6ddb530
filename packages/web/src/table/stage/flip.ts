// Cards travel: measured before a change, found again after it, and moved along the difference (FLIP) with the Web
// Animations API. A card that came from somebody's hand starts at the plaque; one that left flies to its new place.

import type { View } from '@messdeck/engine';
import { motionTime } from '../../shared/settings.ts';

interface Seen {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

export class Flip {
  private cards: Map<string, Seen> = new Map();
  private places: Map<string, Seen> = new Map();
  private view: View | undefined;

  /** Before a change: where every card and every place is. */
  measure(root: HTMLElement | null, view: View | undefined): void {
    this.cards = new Map();
    this.view = view;
    if (!root || motionTime() === 0) return;
    this.cards = boxesOf(root, 'card');
    this.places = boxesOf(root, 'place');
  }

  /** After it: every card that moved, came or left. */
  play(root: HTMLElement | null, view: View, by: string | number): void {
    const time = motionTime();
    if (!root || time === 0 || !this.view) return;
    const before = this.view;
    // All is read before anything moves: a card that moves would have the page laid out again for the next one.
    const shown = boxesOf(root, 'card');
    const places = boxesOf(root, 'place');
    const grown = grownHand(before, view);
    for (const [card, { element, box }] of shown) {
      const from = this.cards.get(card)?.box ?? this.originOf(card, before, by);
      if (from) travel(layerOf(element), from, box, time);
    }
    for (const [card, { element, box }] of this.cards) {
      const place = placeOf(view, card) ?? grown;
      const left = !shown.has(card) && place !== undefined && place !== placeOf(before, card);
      const to = left ? places.get(place)?.box : undefined;
      if (to && !element.isConnected) fly(root, element, box, to, time);
    }
    this.view = undefined;
  }

  /** Where a card came from that was not in sight: its place in the view before, or the hand of the one who acted. */
  private originOf(card: string, before: View, by: string | number): DOMRect | undefined {
    const place = placeOf(before, card) ?? (typeof by === 'number' ? `hand:${by}` : undefined);
    return place === undefined ? undefined : this.places.get(place)?.box;
  }
}

/** Cards or places by name, each where it is first shown. */
function boxesOf(root: HTMLElement, kind: 'card' | 'place'): Map<string, Seen> {
  const boxes = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    const name = element.dataset[kind] as string;
    if (!boxes.has(name)) boxes.set(name, { element, box: element.getBoundingClientRect() });
  }
  return boxes;
}

export function placeOf(view: View, card: string): string | undefined {
  return Object.keys(view.places).find((place) => view.places[place].includes(card));
}

/** The one hand that has more cards than before: cards that are out of sight now went there. */
function grownHand(before: View, after: View): string | undefined {
  const grown = Object.keys(after.places).filter(
    (place) => place.startsWith('hand:') && after.places[place].length > (before.places[place]?.length ?? 0),
  );
  return grown.length === 1 ? grown[0] : undefined;
}

/** What moves with a card: in a hand the place it stands on, which is a layer already. */
function layerOf(card: HTMLElement): HTMLElement {
  return card.closest<HTMLElement>('.hand > li') ?? card;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const { dx, dy, scale } = difference(from, to);
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 },
      { transform: 'none', zIndex: 30 },
    ],
    {
      duration,
      easing: 'cubic-bezier(.2, .7, .2, 1)',
    },
  );
}

/** A card that is no longer shown flies from where it lay to where it went, and is gone. */
function fly(root: HTMLElement, element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const flying = element.cloneNode(true) as HTMLElement;
  flying.className = 'card flying';
  for (const name of ['data-card', 'data-state', 'id', 'tabindex']) flying.removeAttribute(name);
  flying.setAttribute('aria-hidden', 'true');
  flying.inert = true;
  flying.style.cssText = `left:${from.left}px;top:${from.top}px;width:${from.width}px`;
  root.append(flying);
  const { dx, dy } = difference(to, from);
  const end = { transform: `translate(${dx}px, ${dy}px) scale(.45)`, opacity: 0.2 };
  flying
    .animate([{ transform: 'none' }, end], { duration: duration * 1.3, easing: 'cubic-bezier(.4, 0, .6, 1)' })
    .finished.finally(() => flying.remove());
}

/** From the middle of one box to the middle of another. */
function difference(from: DOMRect, to: DOMRect): { dx: number; dy: number; scale: number } {
  const scale = Math.min(1.5, Math.max(0.4, from.width / (to.width || 1)));
  return {
    dx: from.left + from.width / 2 - (to.left + to.width / 2),
    dy: from.top + from.height / 2 - (to.top + to.height / 2),
    scale,
  };
}

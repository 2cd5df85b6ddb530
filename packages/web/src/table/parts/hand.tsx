// The own hand: rows of overlapping cards with every index free, sorted as the player likes, walked by arrow keys.

import { capital, whose } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as words from '#words/table/parts.ts';
import type { TableModel } from '../model/model.ts';
import { Card } from './card.tsx';

/** What stays free of every card: enough for a finger; for a mouse its index is enough, and for a look its figure. */
const FINGER = 42;
const INDEX = 34;
const FIGURE = 20;

/** How many rows a hand needs and how many cards stand in each, so that so much of every card stays free. */
export function fitHand(
  cards: number,
  width: number,
  cardWidth: number,
  free: number,
): { rows: number; per: number } {
  const room = Math.max(1, Math.floor((width - cardWidth) / free) + 1);
  const rows = Math.max(1, Math.ceil(cards / room));
  return { rows, per: Math.max(1, Math.ceil(cards / rows)) };
}

interface HandProps {
  readonly model: TableModel;
  /** It is only looked at: it lies in one row. */
  readonly looked?: boolean;
}

export function Hand({ model, looked = false }: HandProps): JSX.Element | null {
  const cards = model.hand.value;
  if (model.seat === null || cards.length === 0) return null;
  const place = `hand:${model.seat}`;
  const grown = cards.some((card) => model.received.value.has(card));
  return (
    <section
      class={grown ? 'hand-box grown' : 'hand-box'}
      aria-label={words.hand(capital(whose(model, model.seat)), cards.length)}
      data-place={place}
    >
      <Fan model={model} place={place} cards={cards} always looked={looked} />
    </section>
  );
}

interface FanProps {
  readonly model: TableModel;
  readonly place: string;
  readonly cards: readonly string[];
  /** Answers a tap on any card, with the reason where it cannot be picked. */
  readonly always?: boolean;
  readonly looked?: boolean;
}

/** A hand that is seen: the own one, or one that lies open. */
export function Fan({ model, place, cards, always = false, looked = false }: FanProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const fit = useFit(box, cards.length, looked);
  const at = useRoving(box, cards);
  const pickable = model.pickable.value;
  const choosing =
    model.mine && cards.some((card) => pickable.has(card) || model.picked.value.includes(card));
  // Where every card will do, rings would say nothing.
  const any = choosing && cards.every((card) => pickable.has(card) || model.picked.value.includes(card));
  const marks = (card: string): string | undefined => {
    if (!always || !model.received.value.has(card)) return undefined;
    return !any && pickable.has(card) && !model.picked.value.includes(card) ? 'new raised' : 'new';
  };
  return (
    <div class="hand-in" ref={box}>
      <ul
        class={any ? 'hand any' : choosing ? 'hand choosing' : 'hand'}
        style={`--per:${fit.per};--rows:${fit.rows}`}
        data-rows={fit.rows}
        onKeyDown={at.onKeyDown}
      >
        {cards.map((card, i) => (
          <li key={card} class={marks(card)} style={`--off:${(i % fit.per) - (fit.per - 1) / 2}`}>
            <Card
              model={model}
              card={card}
              place={place}
              always={always}
              tabIndex={i === at.index ? 0 : -1}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function count(cards: number): string {
  return words.cards(cards);
}

/** How wide the last hand was, and its cards: a new one is mostly the same, and then need not be laid out twice. */
let lastSize = { width: 374, card: 88 };

/** Measured when the size changes, never while drawing: that would lay the page out once more for every card. */
function useFit(
  box: { current: HTMLDivElement | null },
  cards: number,
  looked: boolean,
): { rows: number; per: number } {
  const size = useSignal(lastSize);
  useLayoutEffect(() => {
    const measure = (): void => {
      const width = box.current!.clientWidth;
      const card = box.current!.querySelector<HTMLElement>('.card')?.offsetWidth ?? size.value.card;
      if (width !== size.value.width || card !== size.value.card) size.value = lastSize = { width, card };
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box.current!);
    measure();
    return () => observer.disconnect();
  }, []);
  const roomy = matchMedia('(hover: hover) and (min-width: 700px) and (min-height: 520px)').matches;
  return fitHand(cards, size.value.width, size.value.card, looked ? FIGURE : roomy ? INDEX : FINGER);
}

/** One card of the hand is in the tab order; arrow keys walk. A card that leaves hands its focus to its neighbour. */
function useRoving(
  box: { current: HTMLDivElement | null },
  cards: readonly string[],
): { index: number; onKeyDown: (event: KeyboardEvent) => void } {
  const at = useSignal(0);
  const held = useRef(false);
  const index = Math.min(at.value, Math.max(0, cards.length - 1));
  const focus = (to: number): void => {
    at.value = to;
    box.current?.querySelectorAll<HTMLElement>('.card')[to]?.focus();
  };
  useLayoutEffect(() => {
    const note = (): void => {
      const buttons = [...(box.current?.querySelectorAll('.card') ?? [])];
      const found = buttons.indexOf(document.activeElement as Element);
      held.current = found >= 0;
      if (found >= 0) at.value = found;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) focus(index);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: cards.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    focus((to + cards.length) % cards.length);
  };
  return { index, onKeyDown };
}

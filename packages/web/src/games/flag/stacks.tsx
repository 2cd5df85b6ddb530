// The four stacks: face-down cards, and on them the run, which is one thing to take up.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as words from '#words/games/flag/table.tsx';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { Back, Face } from '../../table/parts/card.tsx';
import { dragCard } from '../../table/parts/drag.ts';
import { Target } from '../../table/parts/places.tsx';
import { dropRun, flight, isPicked, movesOf, type Taken, tapRun } from './plays.ts';
import { heightOf, squeeze } from './squeeze.ts';

const STACKS = [1, 2, 3, 4];
const CARD_RATIO = 1.4;

export function Stacks({ model }: LayoutProps): JSX.Element {
  const box = useRef<HTMLOListElement>(null);
  const size = useSignal({ height: 400, card: 126 });
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientHeight, firstElementChild } = box.current!;
      const card = (firstElementChild as HTMLElement).offsetWidth * CARD_RATIO;
      if (size.value.height !== clientHeight || size.value.card !== card)
        size.value = { height: clientHeight, card };
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box.current!);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <ol class="columns" aria-label={words.fourStacks} ref={box}>
      {STACKS.map((number) => (
        <Stack key={number} model={model} number={number} height={size.value.height} card={size.value.card} />
      ))}
    </ol>
  );
}

interface StackProps {
  readonly model: TableModel;
  readonly number: number;
  readonly height: number;
  /** The height of a card. */
  readonly card: number;
}

function Stack({ model, number, height, card }: StackProps): JSX.Element {
  const place = `stack:${number}`;
  const cards = model.view.value.places[place] ?? [];
  const down = cards.filter((id) => id === null).length;
  const run = cards.filter((id) => id !== null);
  const steps = squeeze(down, run.length, height, card);
  const high = heightOf(down, run.length, card, steps);
  return (
    <li class="column" data-place={place}>
      <div class="stack" style={`height:${high}px`}>
        {cards.length === 0 && <div class="slot">{words.spaceNumber(number)}</div>}
        {Array.from({ length: down }, (_, i) => (
          <span class="down" key={i} style={`top:${i * steps.down}px`}>
            <Back model={model} />
          </span>
        ))}
        {run.length > 0 && (
          <Run model={model} place={place} cards={run} under={down} at={down * steps.down} step={steps.run} />
        )}
        <Target model={model} place={place} />
      </div>
    </li>
  );
}

interface RunProps {
  readonly model: TableModel;
  readonly place: string;
  readonly cards: readonly string[];
  /** Face-down cards under it. */
  readonly under: number;
  readonly at: number;
  readonly step: number;
}

function Run({ model, place, cards, under, at, step }: RunProps): JSX.Element {
  const taken: Taken = { foot: cards[0], top: cards.at(-1)! };
  const moves = movesOf(model, taken).length > 0;
  const flies = flight(model, taken) !== undefined;
  const picked = isPicked(model, taken);
  const refused = model.refused.value?.card;
  return (
    <button
      type="button"
      class="run"
      style={`top:${at}px`}
      aria-pressed={picked}
      aria-disabled={!moves && !flies}
      data-state={picked ? 'chosen' : moves ? 'legal' : undefined}
      data-run={taken.foot}
      onClick={() => tapRun(model, taken)}
      onPointerDown={(event) =>
        dragCard(event, model, taken.foot, place, (drop) => dropRun(model, taken, drop))
      }
    >
      {cards.map((card, i) => (
        <span
          class="card"
          key={card}
          data-card={card}
          data-state={
            refused === card ? 'refused' : flies && !picked && card === taken.top ? 'legal' : undefined
          }
          style={`top:${i * step}px`}
        >
          <Face svg={model.faces.face(card)} />
        </span>
      ))}
      <span class="sr">{nameOfRun(model, place, cards, under)}</span>
    </button>
  );
}

function nameOfRun(model: TableModel, place: string, cards: readonly string[], under: number): string {
  const stack = words.stackNumber(place.slice(6));
  const down = under === 0 ? '' : words.faceDown(under);
  if (cards.length === 1) return `${stack}: ${model.nameOf(cards[0])}${down}`;
  const inner = cards.map((card) => model.nameOf(card)).join('; ');
  return words.runIn({ stack, cards: cards.length, run: inner, down });
}

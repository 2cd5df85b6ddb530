// One card on the page: a button where it can be picked, a picture otherwise; face down it has no identity at all.

import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as words from '#words/table/parts.ts';
import { drawn } from '../model/at-rest.ts';
import type { TableModel } from '../model/model.ts';
import { dragCard } from './drag.ts';

interface CardProps {
  readonly model: TableModel;
  readonly card: string;
  /** The place it lies in; a picked card stays a button there. */
  readonly place: string;
  readonly tabIndex?: number;
  /** Buttons even where they cannot be picked now: the own hand, which answers with the reason. */
  readonly always?: boolean;
  /** Never a button: what can be done with it is a button of its own beside it. */
  readonly still?: boolean;
  readonly children?: ComponentChildren;
}

export function Card({ model, card, place, tabIndex, always, still, children }: CardProps): JSX.Element {
  const chosen = model.raised.value.includes(card);
  const legal = model.pickable.value.has(card);
  const refused = model.refused.value?.card === card;
  const name = model.nameOf(card);
  if (still || (!always && !chosen && !legal)) {
    return (
      <div class="card" role="img" aria-label={name} data-card={card}>
        <Face svg={model.faces.face(card)} />
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      class="card"
      aria-pressed={chosen}
      aria-disabled={!chosen && !legal}
      data-card={card}
      data-state={refused ? 'refused' : chosen ? 'chosen' : legal ? 'legal' : undefined}
      tabIndex={tabIndex}
      onClick={() => model.tap(card)}
      onPointerDown={(event) => dragCard(event, model, card, place)}
    >
      <Face svg={model.faces.face(card)} />
      <span class="sr">{always && model.received.value.has(card) ? words.newCard(name) : name}</span>
      {refused && model.refused.value!.rules[0] && <span class="stamp">{model.refused.value!.rules[0]}</span>}
      {children}
    </button>
  );
}

/** A card seen from behind. */
export function Back({ model }: { readonly model: TableModel }): JSX.Element {
  return (
    <div class="card back" aria-hidden="true">
      <Face svg={model.faces.back()} />
    </div>
  );
}

/** A small picture of a card that is no longer in play: the last trick, a log. */
export function Picture({ model, card }: { readonly model: TableModel; readonly card: string }): JSX.Element {
  return (
    <div class="card" role="img" aria-label={model.nameOf(card)} data-shows={card}>
      <Face svg={model.faces.face(card)} />
    </div>
  );
}

/** Faces that were drawn before, to be copied: reading them again takes several times as long. */
const known = new Map<string, DocumentFragment>();

function copyOf(svg: string, brief = false): Node {
  const key = brief ? `brief ${svg}` : svg;
  let face = known.get(key);
  if (!face) {
    const template = document.createElement('template');
    template.innerHTML = svg;
    // Fine print, pictures and the index at the foot are most of a face.
    if (brief) for (const part of template.content.querySelectorAll('.fine, .index + g')) part.remove();
    known.set(key, (face = template.content));
  }
  return face.cloneNode(true);
}

export function Face({ svg }: { readonly svg: string }): JSX.Element {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const draw = (brief?: boolean) => () => place.current!.replaceChildren(copyOf(svg, brief));
    return drawn(draw(), draw(true));
  }, [svg]);
  return <span class="face" aria-hidden="true" ref={place} />;
}

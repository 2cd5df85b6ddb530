// The cloth around a trick: small heaps that lie in its free corners.

import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/table/cloth.ts';
import type { TableModel } from '../model/model.ts';
import { Back, Picture } from './card.tsx';

export function Cloth({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <div class="cloth">{children}</div>;
}

interface HeapProps {
  readonly model: TableModel;
  readonly place: string;
  readonly title: string;
  /** The corner: nw, ne, sw or se. */
  readonly at: string;
  /** The drawer that shows what lies in it. */
  readonly opens?: string;
}

/** Cards laid away: the top one small, with what they are and how many; nothing where none lie. */
export function Heap({ model, place, title, at, opens }: HeapProps): JSX.Element | null {
  const cards = model.view.value.places[place] ?? [];
  const top = cards.at(-1);
  if (top === undefined) return null;
  const picture = top === null ? <Back model={model} /> : <Picture model={model} card={top} />;
  const tag = (
    <span class="tag">
      {title}
      {cards.length > 1 && <b class="num"> {cards.length}</b>}
    </span>
  );
  return opens === undefined ? (
    <div class={`heap ${at}`} data-place={place}>
      {picture}
      {tag}
    </div>
  ) : (
    <button type="button" class={`heap ${at}`} data-place={place} popovertarget={opens}>
      <span aria-hidden="true">{picture}</span>
      {tag}
      <span class="sr">{` ${words.lookAtThem}`}</span>
    </button>
  );
}

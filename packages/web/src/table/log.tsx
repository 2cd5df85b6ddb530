// What happened, in words, the newest last; each hand under a heading of its own.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableModel } from './model.ts';
import { deedOf, sentenceOf } from './words.ts';

export function Log({ model }: { readonly model: TableModel }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const entries = model.table.entries.value;
  useLayoutEffect(() => {
    const body = list.current?.parentElement;
    if (body) body.scrollTop = body.scrollHeight;
  }, [entries.length]);
  return (
    <ol ref={list}>
      {entries.map((entry) =>
        typeof entry.by === 'number' ? (
          <li key={entry.n}>
            <b>{model.names[entry.by]}</b> <span>{deedOf(model.game, model.seat, entry)}</span>
          </li>
        ) : (
          <li class="part" key={entry.n}>
            {sentenceOf(model.table, entry)}
          </li>
        ),
      )}
    </ol>
  );
}

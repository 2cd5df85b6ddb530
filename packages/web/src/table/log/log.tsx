// What happened, in words, the newest last: finished hands in a line each, the rounds of this one with taker, cards and
// points, the open one event by event.

import type { Entry } from '@messdeck/engine';
import type { JSX } from 'preact';
import './log.css';
import { useAtRest } from '../at-rest.ts';
import { columns } from '../columns.ts';
import { deed, inShort } from '../deeds.ts';
import type { Layout } from '../layout.ts';
import type { TableModel } from '../model.ts';
import { wears } from '../sides.ts';
import { change } from '../words.ts';
import { chaptersOf, type Part } from './chapters.ts';
import { newest } from './newest.ts';

interface LogProps {
  readonly model: TableModel;
  readonly layout: Layout;
}

export function Log({ model, layout }: LogProps): JSX.Element {
  const chapters = chaptersOf(model, layout);
  const scored = chapters.filter(({ thrownIn }) => !thrownIn);
  const atRest = useAtRest(model);
  return (
    <ol class="chapters">
      {chapters.map((chapter, i) => (
        <li key={chapter.number}>
          <h3 class={chapters.length === 1 ? 'sr' : i < chapters.length - 1 ? 'done' : undefined}>
            Hand {chapter.number}
            <small>{chapter.thrownIn ? 'thrown in' : outcome(model, scored.indexOf(chapter))}</small>
          </h3>
          {i === chapters.length - 1 && (
            <Parts
              model={model}
              layout={layout}
              parts={atRest ? [...chapter.parts.entries()] : newest(chapter.parts)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** How a hand that is over was scored: both sides, or the player alone. */
function outcome(model: TableModel, index: number): string {
  const hand = model.table.state.value.tally.hands[index];
  if (!hand) return '';
  const heads = columns(model);
  const shown = heads.length === 2 ? heads : heads.slice(0, 1);
  return shown
    .map(([seat]) => `${shown.length === 1 ? `${model.names[seat]} ` : ''}${change(hand.points[seat])}`)
    .join(' : ');
}

interface PartsProps extends LogProps {
  /** Those that are drawn, each with its number in the hand. */
  readonly parts: readonly (readonly [number, Part])[];
}

function Parts({ model, layout, parts }: PartsProps): JSX.Element {
  return (
    <>
      {parts.map(([number, part]) => (
        <section key={number} class="part">
          {part.title !== '' && <Heading model={model} part={part} />}
          {part.taken && part.cards.length > 0 ? (
            <Chips model={model} layout={layout} part={part} />
          ) : (
            <ul>
              {part.entries.map((entry) => (
                <Line key={entry.n} model={model} layout={layout} entry={entry} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

function Heading({
  model,
  part: { title, taken },
}: {
  readonly model: TableModel;
  readonly part: Part;
}): JSX.Element {
  return (
    <h4>
      <b>{title}</b>
      {taken && (
        <span class={`took ${wears(model, taken.taker) ?? ''}`}>
          {model.names[taken.taker]} took {taken.brought ?? 'it'}
        </span>
      )}
    </h4>
  );
}

/** The cards of a round by their indices, each with its player, the one that took it framed. */
function Chips({ model, layout, part }: LogProps & { readonly part: Part }): JSX.Element {
  const lost = part.entries.filter(({ do: text }) => !/^(play|bid|pass|improvise)\b/.test(text));
  return (
    <>
      <ul class="chips">
        {part.cards.map(({ by, card }) => (
          <li key={card} class={by === part.taken?.taker ? 'wins' : undefined}>
            {model.names[by]} <Chip model={model} layout={layout} card={card} />
          </li>
        ))}
      </ul>
      {lost.length > 0 && (
        <ul>
          {lost.map((entry) => (
            <Line key={entry.n} model={model} layout={layout} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}

function Chip({ model, layout, card }: LogProps & { readonly card: string }): JSX.Element {
  return (
    <span class="ix">
      <span class="sr">{model.nameOf(card)}</span>
      <span aria-hidden="true">{layout.chip?.(card) ?? model.faces.short(card)}</span>
    </span>
  );
}

/** One event, on one line. */
function Line({ model, layout, entry }: LogProps & { readonly entry: Entry }): JSX.Element | null {
  const told = (layout.logLine ?? deed)(inShort(model), entry);
  if (told === null) return null;
  if (typeof entry.by !== 'number') return <li class="all">{told}</li>;
  return (
    <li class={wears(model, entry.by)} title={told}>
      <b>{model.names[entry.by]}</b> <span>{told}</span>
    </li>
  );
}

// Lines of the log: one event each, in words or with its cards by their indices.

import { capital, type Entry } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/table/log.tsx';
import { handIn } from '../model/cards-in.ts';
import { deed, inShort } from '../model/event-lines.ts';
import type { GameNotes } from '../model/game-notes.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { wears } from '../model/sides.ts';
import type { Played } from '../model/tricks.ts';
import type { Part } from './chapters.ts';

export interface LogProps {
  readonly model: TableModel;
  readonly layout: Layout;
}

/** What parts of the log are told with. */
export interface TellProps extends LogProps {
  readonly notes: GameNotes | undefined;
}

const isForOne = ({ names }: TableModel): boolean => names.length === 1;

/** What the log says of an event; nothing where it is not worth a line. */
export function toldOf({ model, layout, notes }: TellProps, entry: Entry): string {
  // Where nobody else plays, no name needs its room: cards are called by theirs.
  const named = isForOne(model) ? model : inShort(model);
  const said = (layout.logLine ?? deed)(named, entry);
  return said === null ? '' : (notes?.brief?.(named, entry, said) ?? said);
}

/** Several cards that were put away or given are told by their indices. */
const CARDS_TOLD = /^(discard|give) /;

/** One event, on one line. */
export function Line({ entry, ...tell }: TellProps & { readonly entry: Entry }): JSX.Element | null {
  const { model, layout } = tell;
  const { by, do: text } = entry;
  const cards = CARDS_TOLD.test(text) ? text.split(' ').slice(1) : [];
  if (typeof by === 'number' && cards.length > 1 && cards.every((card) => card !== '?'))
    return <CardsLine model={model} layout={layout} seat={by} cards={cards} />;
  const told = toldOf(tell, entry);
  if (told === '') return null;
  if (isForOne(model)) return <li class="alone">{capital(told)}</li>;
  if (typeof by !== 'number') return <li class="all">{told}</li>;
  return <Said model={model} seat={by} said={told} />;
}

interface PlayedLineProps extends LogProps, Played {
  readonly title: string | undefined;
  /** It holds the round so far. */
  readonly isHigh: boolean;
}

/** A card of the open round: its index, framed where it is high, and what it is besides. */
export function PlayedLine({ model, layout, by, card, title, isHigh }: PlayedLineProps): JSX.Element {
  return (
    <li class={`played ${wears(model, by) ?? ''}${isHigh ? ' wins' : ''}`}>
      <b>{model.names[by]}</b> <Chip model={model} layout={layout} cards={[card]} />
      <span aria-hidden="true">{title}</span>
    </li>
  );
}

export function Said({
  model,
  seat,
  said,
}: {
  readonly model: TableModel;
  readonly seat: number;
  readonly said: string;
}): JSX.Element {
  return (
    <li class={wears(model, seat)} title={said}>
      <b>{model.names[seat]}</b> <span>{said}</span>
    </li>
  );
}

function CardsLine({
  model,
  layout,
  seat,
  verb,
  cards,
}: LogProps & {
  readonly seat: number;
  readonly verb?: string;
  readonly cards: readonly string[];
}): JSX.Element {
  return (
    <li class={wears(model, seat)}>
      <b>{model.names[seat]}</b> {verb && <span>{verb}</span>}
      <span class="cards">
        {cards.map((card) => (
          <Chip key={card} model={model} layout={layout} cards={[card]} />
        ))}
      </span>
    </li>
  );
}

/** What an auction or gifts brought to the own hand. */
export function Got({ model, layout, part }: LogProps & { readonly part: Part }): JSX.Element | null {
  const { seat } = model;
  const last = part.entries.at(-1);
  if (seat === null || !last || !BRINGS.includes(part.title)) return null;
  const before = part.entries.at(-2)?.view.places ?? {};
  const known = new Set(Object.values(before).flat());
  const cards = handIn(last.view, seat).filter((card) => !known.has(card));
  if (cards.length === 0 || cards.length === last.view.places[`hand:${seat}`].length) return null;
  const verb = seat === model.you ? 'get' : 'gets';
  return <CardsLine model={model} layout={layout} seat={seat} verb={verb} cards={cards} />;
}

/** Parts at whose end cards may come to a hand: reinforcements, an Aide, gifts. */
const BRINGS = [words.auction, words.gifts];

export function Chip({
  model,
  layout,
  cards,
}: LogProps & { readonly cards: readonly string[] }): JSX.Element {
  return (
    <span class="ix">
      {cards.map((card) => (
        <span key={card} data-shows={card}>
          <span class="sr">{model.nameOf(card)}</span>
          <span aria-hidden="true">{layout.chip?.(card) ?? model.faces.short(card)}</span>
        </span>
      ))}
    </span>
  );
}

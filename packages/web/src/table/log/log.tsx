// What happened, in words, the newest last: finished hands in a line each, the rounds of this one with taker, cards and
// points, the open one event by event.

import { capital, type Entry } from '@messdeck/engine';
import type { JSX } from 'preact';
import './log.css';
import { columns } from '../columns.ts';
import { deed, inShort } from '../deeds.ts';
import { endedHands, scoredIn } from '../ended-hands.ts';
import type { Layout } from '../layout.ts';
import type { TableModel } from '../model.ts';
import { highNow } from '../open-round.ts';
import { wears } from '../sides.ts';
import type { EndedHand, Telling } from '../telling.ts';
import type { Played } from '../tricks.ts';
import { useAtRest } from '../use-at-rest.ts';
import { useTelling } from '../use-telling.ts';
import { whose } from '../whose.ts';
import { change } from '../words.ts';
import { type Chapter, chaptersOf, type Part } from './chapters.ts';
import { newest } from './newest.ts';

// They tell from the same stream, and come with the log, which most tables show anyway.
export { Stands } from '../stands.tsx';
export { TakenTrick } from '../taken-trick.tsx';

interface LogProps {
  readonly model: TableModel;
  readonly layout: Layout;
}

export function Log({ model, layout }: LogProps): JSX.Element {
  const telling = useTelling(layout);
  const { rounds, partOf, turns } = layout;
  const chapters = chaptersOf(model, {
    ...(partOf && { partOf }),
    ...(turns && { turns }),
    ...(rounds && { rounds: telling?.brought ? { ...rounds, brought: telling.brought } : rounds }),
  });
  const scored = scoredIn(model, chapters);
  const ended = endedHands(model, scored);
  // Where the match is all one hand, nothing needs to say so.
  const titled = chapters.length > 1 || telling?.handMeaning !== undefined;
  const atRest = useAtRest(model);
  return (
    <ol class="chapters" aria-busy={!atRest || !telling}>
      {chapters.map((chapter, i) => (
        <li key={i}>
          <h3 class={!titled ? 'sr' : i < chapters.length - 1 ? 'done' : undefined}>
            <Title
              model={model}
              telling={telling}
              chapter={chapter}
              hand={scored.indexOf(chapter)}
              ended={ended[scored.indexOf(chapter)]}
            />
          </h3>
          {i === chapters.length - 1 && (
            <Parts
              model={model}
              layout={layout}
              telling={telling}
              parts={atRest ? [...chapter.parts.entries()] : newest(chapter.parts)}
              last={chapter.parts.length - 1}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface TitleProps {
  readonly model: TableModel;
  readonly telling: Telling | undefined;
  readonly chapter: Chapter;
  /** Its line on the sheet, from 0; -1: it has none. */
  readonly hand: number;
  /** Undefined while it is played. */
  readonly ended: EndedHand | undefined;
}

/** The number that the score sheet gives the hand: one that has no line there has none. */
function Title({ model, telling, chapter: { thrownIn }, hand, ended }: TitleProps): JSX.Element {
  if (hand < 0)
    return (
      <>
        Thrown in <small>nobody bid</small>
      </>
    );
  return (
    <>
      <span>Hand {hand + 1}</span>{' '}
      <small>
        {thrownIn
          ? 'thrown in'
          : ended
            ? (telling?.handMeaning?.(model, ended)?.short ?? pointsOf(model, ended))
            : (telling?.contract?.(model)?.replace(/ plays? /, ' ') ?? whoDeals(model))}
      </small>
    </>
  );
}

/** "Mabel deals", until there is more to say of the hand. */
function whoDeals({ names, view, you }: TableModel): string {
  const dealer = view.value.facts['dealer'] as number | undefined;
  return dealer === undefined ? '' : `${names[dealer]} ${dealer === you ? 'deal' : 'deals'}`;
}

/** How a hand that is over was scored: both sides, or the player alone. */
function pointsOf(model: TableModel, { scored }: EndedHand): string {
  const heads = columns(model);
  const shown = heads.length === 2 ? heads : heads.slice(0, 1);
  return shown
    .map(([seat]) => `${shown.length === 1 ? `${model.names[seat]} ` : ''}${change(scored.points[seat])}`)
    .join(' : ');
}

/** What parts of the log are told with. */
interface TellProps extends LogProps {
  readonly telling: Telling | undefined;
}

interface PartsProps extends TellProps {
  /** Those that are drawn, each with its number in the hand. */
  readonly parts: readonly (readonly [number, Part])[];
  /** The number of the part that goes on. */
  readonly last: number;
}

function Parts({ parts, last, ...tell }: PartsProps): JSX.Element {
  const means = tell.telling?.partMeaning;
  return (
    <>
      {parts.map(([number, part]) => (
        <section key={number} class="part">
          {part.title !== '' && <Heading {...tell} part={part} />}
          {turnOf(part, tell) !== undefined ? (
            <Turn {...tell} part={part} />
          ) : means && number < last && part.title !== '' ? (
            <p class="came-to">{means(part.entries)}</p>
          ) : part.taken && part.cards.length > 0 ? (
            <Chips {...tell} part={part} />
          ) : (
            <ul>
              {part.entries.map((entry) => (
                <Line key={entry.n} {...tell} entry={entry} />
              ))}
              <Got model={tell.model} layout={tell.layout} part={part} />
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

function Heading({ part, ...tell }: TellProps & { readonly part: Part }): JSX.Element {
  const { model } = tell;
  const { title, taken } = part;
  const holder = taken ? taken.taker : holderOf(part, tell);
  return (
    <h4>
      <b>{title}</b>
      {holder !== undefined && (
        <span class={`took ${wears(model, holder) ?? ''}`}>
          {taken
            ? `${model.names[holder]} took ${taken.brought ?? 'it'}`
            : `${capital(holder === model.you ? 'yours' : whose(model, holder))} so far`}
        </span>
      )}
    </h4>
  );
}

/** What a turn came to, where it has a heading of its own. */
const turnOf = ({ turn, entries }: Part, { model, telling }: TellProps): string | undefined =>
  turn === undefined ? undefined : telling?.turnMeaning?.(model, entries);

/** A turn under the name of its player: what it came to, and what was done in it. */
function Turn({ part, ...tell }: TellProps & { readonly part: Part }): JSX.Element {
  const { model, layout, telling } = tell;
  const said = part.entries.flatMap((entry) => {
    const line = (layout.logLine ?? deed)(inShort(model), entry);
    const told = line === null ? '' : (telling?.brief?.(inShort(model), entry, line) ?? line);
    return told === '' ? [] : [{ n: entry.n, told }];
  });
  return (
    <>
      <h4 class={`turn ${wears(model, part.turn!) ?? ''}`}>
        <b>{model.names[part.turn!]}</b> <span class="took">{turnOf(part, tell)}</span>
      </h4>
      {said.length > 0 && (
        <ul>
          {said.map(({ n, told }) => (
            <li key={n} title={told}>
              <span>{told}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Who holds the round that is open. */
function holderOf({ entries }: Part, { model, layout: { rounds }, telling }: TellProps): number | undefined {
  if (!rounds || !telling?.high || entries.at(-1) !== model.table.entries.value.at(-1)) return undefined;
  return highNow(model, rounds.place, telling.high)?.by;
}

/** The cards of a round by their indices, each with its player, the one that took it framed. */
function Chips({ part, ...tell }: TellProps & { readonly part: Part }): JSX.Element {
  const { model, layout, telling } = tell;
  const players = bySeat(part.cards);
  const besides = part.entries.filter(({ do: text }) => !/^(play|bid|pass|improvise)\b/.test(text));
  const remarks = part.entries.flatMap((entry) => {
    const said = telling?.remark?.(inShort(model), entry);
    return typeof said === 'string' ? [{ entry, said }] : [];
  });
  return (
    <>
      <ul class={part.cards.length > players.length ? 'chips two' : 'chips'}>
        {players.map(([by, cards]) => (
          <li key={by} class={by === part.taken?.taker ? 'wins' : undefined}>
            {model.names[by]} <Chip model={model} layout={layout} cards={cards} />
          </li>
        ))}
      </ul>
      {besides.length + remarks.length > 0 && (
        <ul>
          {besides.map((entry) => (
            <Line key={entry.n} {...tell} entry={entry} />
          ))}
          {remarks.map(({ entry, said }) => (
            <Said key={entry.n} model={model} seat={entry.by as number} said={said} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Everybody once, with all cards played to the round: in Armed Forces a second one may lie beside the first. */
function bySeat(played: readonly Played[]): [number, string[]][] {
  const cards = new Map<number, string[]>();
  for (const { by, card } of played) cards.set(by, [...(cards.get(by) ?? []), card]);
  return [...cards];
}

function Chip({ model, layout, cards }: LogProps & { readonly cards: readonly string[] }): JSX.Element {
  return (
    <span class="ix">
      {cards.map((card) => (
        <span key={card}>
          <span class="sr">{model.nameOf(card)}</span>
          <span aria-hidden="true">{layout.chip?.(card) ?? model.faces.short(card)}</span>
        </span>
      ))}
    </span>
  );
}

/** Several cards that were put away or given are told by their indices. */
const CARDS_TOLD = /^(discard|give) /;

/** One event, on one line. */
function Line({ model, layout, telling, entry }: TellProps & { readonly entry: Entry }): JSX.Element | null {
  const { by, do: text } = entry;
  const cards = CARDS_TOLD.test(text) ? text.split(' ').slice(1) : [];
  if (typeof by === 'number' && cards.length > 1 && cards.every((card) => card !== '?'))
    return <CardsLine model={model} layout={layout} seat={by} cards={cards} />;
  // Where nobody else plays, no name needs its room: cards are called by theirs.
  const alone = model.names.length === 1;
  const said = (layout.logLine ?? deed)(alone ? model : inShort(model), entry);
  if (said === null) return null;
  const told = telling?.brief?.(alone ? model : inShort(model), entry, said) ?? said;
  if (alone) return <li class="alone">{capital(told)}</li>;
  if (typeof by !== 'number') return <li class="all">{told}</li>;
  return <Said model={model} seat={by} said={told} />;
}

function Said({
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
function Got({ model, layout, part }: LogProps & { readonly part: Part }): JSX.Element | null {
  const { seat } = model;
  const last = part.entries.at(-1);
  if (seat === null || !last || !BRINGS.includes(part.title)) return null;
  const before = part.entries.at(-2)?.view.places ?? {};
  const known = new Set(Object.values(before).flat());
  const cards = (last.view.places[`hand:${seat}`] ?? []).filter((card) => card !== null && !known.has(card));
  if (cards.length === 0 || cards.length === last.view.places[`hand:${seat}`].length) return null;
  const verb = seat === model.you ? 'get' : 'gets';
  return <CardsLine model={model} layout={layout} seat={seat} verb={verb} cards={cards as string[]} />;
}

/** Parts at whose end cards may come to a hand: reinforcements, an Aide, gifts. */
const BRINGS = ['Auction', 'Gifts'];

// The parts of a hand in the log: a round that was taken by its cards, a turn under its player, anything else event by
// event.

import { capital, type Entry, whose } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/table/log.tsx';
import { inShort } from '../model/event-lines.ts';
import { highNow } from '../model/open-round.ts';
import { broughtWords } from '../model/rounds.ts';
import { wears } from '../model/sides.ts';
import type { Played } from '../model/tricks.ts';
import { cardPlayed, type Part } from './chapters.ts';
import { Chip, Got, Line, PlayedLine, Said, type TellProps, toldOf } from './lines.tsx';

interface PartsProps extends TellProps {
  /** Those that are drawn, each with its number in the hand. */
  readonly parts: readonly (readonly [number, Part])[];
  /** The number of the part that goes on. */
  readonly last: number;
}

export function Parts({ parts, last, ...tell }: PartsProps): JSX.Element {
  return (
    <>
      {parts.map(([number, part]) => (
        <section key={number} class="part">
          {part.title !== '' && <Heading {...tell} part={part} />}
          <PartLines {...tell} part={part} isOver={number < last} />
        </section>
      ))}
    </>
  );
}

interface PartProps extends TellProps {
  readonly part: Part;
}

function Heading({ part, ...tell }: PartProps): JSX.Element {
  const { model } = tell;
  const { title, taken } = part;
  const holder = taken ? taken.taker : holderOf(part, tell);
  return (
    <h4>
      <b>{title}</b>
      {holder !== undefined && (
        <span class={`took ${wears(model, holder) ?? ''}`}>
          {taken
            ? words.took(
                model.names[holder],
                taken.brought === undefined ? undefined : broughtWords(taken.brought),
              )
            : words.soFar(holder === model.you ? undefined : capital(whose(model, holder)))}
        </span>
      )}
    </h4>
  );
}

/** Who holds the round that is open. */
function holderOf({ entries }: Part, { model, layout: { rounds }, notes }: TellProps): number | undefined {
  if (!rounds || !notes?.winningCard || entries.at(-1) !== model.table.entries.value.at(-1)) return undefined;
  return highNow(model, rounds.place, notes.winningCard)?.by;
}

/** What happened in it: in a few words where the game has them. */
function PartLines({ part, isOver, ...tell }: PartProps & { readonly isOver: boolean }): JSX.Element {
  const { model, layout, notes } = tell;
  const cameTo = part.turn === undefined ? undefined : notes?.turnMeaning?.(model, part.entries);
  if (cameTo !== undefined) return <Turn {...tell} part={part} cameTo={cameTo} />;
  if (notes?.partMeaning && isOver && part.title !== '')
    return <p class="came-to">{notes.partMeaning(part.entries)}</p>;
  if (part.taken && part.cards.length > 0) return <Chips {...tell} part={part} />;
  const holder = holderOf(part, tell);
  return (
    <ul>
      {part.entries.map((entry) => {
        const played = openCard(entry, tell);
        return played ? (
          <PlayedLine
            key={entry.n}
            model={model}
            layout={layout}
            {...played}
            title={notes?.titleOf?.(played.card)}
            isHigh={played.by === holder}
          />
        ) : (
          <Line key={entry.n} {...tell} entry={entry} />
        );
      })}
      <Got model={model} layout={layout} part={part} />
    </ul>
  );
}

/** The card that was played in the open, where cards are played to be taken. */
function openCard(entry: Entry, { model, notes }: TellProps): Played | undefined {
  if (!notes?.winningCard || !entry.do.startsWith('play ')) return undefined;
  return cardPlayed(entry).find(({ card }) => model.game.pack.find(card) !== undefined);
}

/** A turn under the name of its player: what it came to, and what was done in it. */
function Turn({ part, cameTo, ...tell }: PartProps & { readonly cameTo: string }): JSX.Element {
  const { model } = tell;
  const done = part.entries.map((entry) => ({ n: entry.n, told: toldOf(tell, entry) }));
  const lines = done.filter(({ told }) => told !== '');
  return (
    <>
      <h4 class={`turn ${wears(model, part.turn!) ?? ''}`}>
        <b>{model.names[part.turn!]}</b> <span class="took">{cameTo}</span>
      </h4>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ n, told }) => (
            <li key={n} title={told}>
              <span>{told}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The cards of a round by their indices, each with its player, the one that took it framed. */
function Chips({ part, ...tell }: PartProps): JSX.Element {
  const { model, layout, notes } = tell;
  const players = bySeat(part.cards);
  const besides = part.entries.filter(({ do: text }) => !/^(play|bid|pass|improvise)\b/.test(text));
  const remarks = part.entries.flatMap((entry) => {
    const said = notes?.remark?.(inShort(model), entry);
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

// How things stand, softly under what is asked: who holds the open round and whether the player can do anything about
// it, or what was bid so far. Fetched after the first card.

import { capital, whose } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as words from '#words/table/log.tsx';
import type { GameNotes } from '../model/game-notes.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { afterInRound, highNow } from '../model/open-round.ts';
import type { Played } from '../model/tricks.ts';
import { useNotes } from '../stage/use-notes.ts';

interface StandsProps {
  readonly model: TableModel;
  readonly layout: Layout;
}

export function Stands({ model, layout }: StandsProps): JSX.Element | null {
  const notes = useNotes(layout);
  const said = notes && (notes.stands?.(model) ?? roundStands(model, layout, notes));
  return said && said.length > 0 ? <Soft said={said} /> : null;
}

/** On a desk it has the room of a second line: where what is asked takes that itself, it is left out, so that nothing moves. */
function Soft({ said }: { readonly said: readonly string[] }): JSX.Element {
  const line = useRef<HTMLParagraphElement>(null);
  const crowded = useSignal(false);
  useLayoutEffect(() => {
    const sentence = line.current!.previousElementSibling!;
    const look = (): void => {
      const { lineHeight } = getComputedStyle(sentence);
      crowded.value = sentence.clientHeight > 1.5 * Number.parseFloat(lineHeight);
    };
    const observer = new ResizeObserver(look);
    observer.observe(sentence);
    look();
    return () => observer.disconnect();
  }, [said.join()]);
  return (
    <p class={crowded.value ? 'stands crowded' : 'stands'} ref={line}>
      {said.map((clause, i) => (
        <span key={i}>{i === 0 ? capital(clause) : `; ${clause}`}</span>
      ))}
      .
    </p>
  );
}

/** "Otto’s 10 is high; Mabel plays after you". */
function roundStands(model: TableModel, { rounds }: Layout, notes: GameNotes): string[] | undefined {
  const high = rounds && notes.winningCard && highNow(model, rounds.place, notes.winningCard);
  if (!high) return undefined;
  const { place } = rounds;
  const clauses = [beaten(model, place, notes, high), notes.atStake?.(model) ?? whoFollows(model, place)];
  return clauses.filter((clause) => clause !== undefined);
}

/** What is high, and whether the player can beat it; what is asked may have named the card already. */
function beaten(
  model: TableModel,
  place: string,
  { winningCard: high, called }: GameNotes,
  { by, card }: Played,
): string | undefined {
  const { pack } = model.game;
  const view = model.view.value;
  const laid = view.places[place] as string[];
  const name = (id: string): string => called?.(id, laid[0]) ?? pack.name(pack.find(id)!);
  const named = model.asked.names?.includes(card) ?? false;
  const it = named ? words.it : `${whose(model, by)} ${name(card)}`;
  const plays = model.choices.value.flatMap(({ cards }) => cards);
  const holds = (id: string): boolean =>
    high!({ ...view, places: { ...view.places, [place]: [...laid, id] } }, model.table.rules) === id;
  const beating = plays.filter(holds);
  if (beating.length === 0) return words.youCantBeat(it);
  if (beating.length === 1 && plays.length > 1) {
    return words.onlyBeats(model.hand.value.includes(beating[0]), name(beating[0]), it);
  }
  return named ? undefined : words.isHigh(it);
}

function whoFollows(model: TableModel, place: string): string | undefined {
  const after = afterInRound(model, place);
  if (after?.length === 0) return words.youPlayLast;
  return after && words.playAfterYou(after.map((seat) => model.names[seat]));
}

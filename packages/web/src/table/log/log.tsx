// What happened, in words, the newest last: finished hands in a line each, the rounds of this one with taker, cards and
// points, the open one event by event.

import type { JSX } from 'preact';
import * as words from '#words/table/log.tsx';
import './log.css';
import { change } from '#words/numbers.ts';
import { columns } from '../model/columns.ts';
import { endedHands, scoredIn } from '../model/ended-hands.ts';
import type { Contract, EndedHand, GameNotes } from '../model/game-notes.ts';
import type { TableModel } from '../model/model.ts';
import { useAtRest } from '../stage/use-at-rest.ts';
import { useNotes } from '../stage/use-notes.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import type { LogProps } from './lines.tsx';
import { newest } from './newest.ts';
import { Parts } from './parts.tsx';

// They tell from the same stream, and come with the log, which most tables show anyway.
export { Stands } from '../parts/stands.tsx';
export { TakenTrick } from '../parts/taken-trick.tsx';

export function Log({ model, layout }: LogProps): JSX.Element {
  const notes = useNotes(layout);
  const { rounds, partOf, turns } = layout;
  const chapters = chaptersOf(model, {
    ...(partOf && { partOf }),
    ...(turns && { turns }),
    ...(rounds && { rounds: notes?.brought ? { ...rounds, brought: notes.brought } : rounds }),
  });
  const scored = scoredIn(model, chapters);
  const ended = endedHands(model, scored);
  // Where the match is all one hand, nothing needs to say so.
  const titled = chapters.length > 1 || notes?.handMeaning !== undefined;
  const atRest = useAtRest(model);
  return (
    <ol class="chapters" aria-busy={!atRest || !notes}>
      {chapters.map((chapter, i) => (
        <li key={i}>
          <h3 class={!titled ? 'sr' : i < chapters.length - 1 ? 'done' : undefined}>
            <Title
              model={model}
              notes={notes}
              chapter={chapter}
              hand={scored.indexOf(chapter)}
              ended={ended[scored.indexOf(chapter)]}
            />
          </h3>
          {i === chapters.length - 1 && (
            <Parts
              model={model}
              layout={layout}
              notes={notes}
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
  readonly notes: GameNotes | undefined;
  readonly chapter: Chapter;
  /** Its line on the sheet, from 0; -1: it has none. */
  readonly hand: number;
  /** Undefined while it is played. */
  readonly ended: EndedHand | undefined;
}

/** The number that the score sheet gives the hand: one that has no line there has none. */
function Title({ model, notes, chapter: { thrownIn }, hand, ended }: TitleProps): JSX.Element {
  if (hand < 0)
    return (
      <>
        {words.thrownInTitle} <small>{words.nobodyBid}</small>
      </>
    );
  return (
    <>
      <span>{words.handTitle(hand + 1)}</span>{' '}
      <small>
        {thrownIn
          ? words.thrownIn
          : ended
            ? (notes?.handMeaning?.(model, ended)?.short ?? pointsOf(model, ended))
            : (inBrief(model, notes?.contract?.(model)) ?? whoDeals(model))}
      </small>
    </>
  );
}

/** "Roy 80 on Artillery". */
function inBrief({ names }: TableModel, contract: Contract | undefined): string | undefined {
  return contract && `${names[contract.by]} ${contract.bid}`;
}

/** "Mabel deals", until there is more to say of the hand. */
function whoDeals({ names, view, you }: TableModel): string {
  const dealer = view.value.facts['dealer'] as number | undefined;
  return dealer === undefined ? '' : words.whoDeals(names[dealer], dealer === you);
}

/** How a hand that is over was scored: both sides, or the player alone. */
function pointsOf(model: TableModel, { scored }: EndedHand): string {
  const heads = columns(model);
  const shown = heads.length === 2 ? heads : heads.slice(0, 1);
  return shown
    .map(([seat]) => `${shown.length === 1 ? `${model.names[seat]} ` : ''}${change(scored.points[seat])}`)
    .join(' : ');
}

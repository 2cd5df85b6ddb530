// Every event once, in words, for people who listen instead of looking; with the lines of a hand that was scored, and what
// is asked of the player.

import { asSentence, type Entry, sayBriefly, sayCard } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { Fragment, type JSX } from 'preact';
import * as words from '#words/table/stage.tsx';
import { deed } from '../model/event-lines.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { takenBy, takenInWords } from '../model/rounds.ts';
import { linesIn } from '../model/words.ts';
import { AskedAloud } from './asked-aloud.tsx';

const KEPT = 12;

interface AnnouncementsProps {
  readonly model: TableModel;
  readonly layout: Layout;
  /** Something stands in the place of the ask, as a coach, and says itself what there is to do. */
  readonly asksElse: boolean;
}

export function Announcements({ model, layout, asksElse }: AnnouncementsProps): JSX.Element {
  const { entries, state } = model.table;
  const { logLine = deed, rounds } = layout;
  const { hands } = state.value.tally;
  const first = Math.max(0, entries.value.length - KEPT);
  const recent = entries.value.slice(first);
  const scored = hands.slice(-1).flatMap((hand) => linesIn(model.table, hand));
  const ended = state.value.betweenHands || state.value.tally.result !== undefined;
  return (
    <div class="sr" role="log" aria-live="polite" aria-label={words.announcements}>
      {recent.map((entry, i) => {
        const told = logLine(model, entry);
        const before = entries.value[first + i - 1];
        const seen = cardsSeen(model, told ?? '', entry, before);
        const taken = rounds && takenBy(model, rounds, before?.view, entry);
        return (
          <Fragment key={entry.n}>
            {told !== null && (
              <p data-n={entry.n}>
                {typeof entry.by === 'number' && `${model.names[entry.by]} `}
                {asSentence(told)}
              </p>
            )}
            {taken && <p>{takenInWords(model, rounds, taken)}.</p>}
            {seen.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Fragment>
        );
      })}
      {ended && scored.map((line) => <p key={`${hands.length} ${line}`}>{line}</p>)}
      {!asksElse && <AskedAloud model={model} layout={layout} />}
    </div>
  );
}

/** More cards than this are not read out: they lie open on the table. */
const MANY = 6;

/** The cards that an event has let the player see and its own words leave open, in sentences. */
function cardsSeen({ game, seat }: TableModel, told: string, entry: Entry, before?: Entry): string[] {
  // A hand that is dealt is read in the hand itself.
  if (entry.by === 'chance' || !before) return [];
  // In a race the number is said, and there is no time for more.
  if (game.parts?.clock?.race) return [];
  // What the event itself names, its words have told.
  const known = new Set([...Object.values(before.view.places).flat(), ...entry.do.split(' ')]);
  const names = (cards: readonly (string | null)[]): string[] => {
    const seen = cards.filter(
      (card) => card !== null && !known.has(card) && !told.includes(sayCard(game.pack, card)),
    );
    // Several without their ranks: "the Army 15, Colonel" would be heard as two.
    return seen.map((card) => (seen.length > 1 ? sayBriefly : sayCard)(game.pack, card!));
  };
  const { [`hand:${seat}`]: hand = [], ...elsewhere } = entry.view.places;
  const got = names(hand);
  const shown = names(Object.values(elsewhere).flat());
  return [
    ...(got.length > 0 && got.length <= MANY ? [words.youGet(listAnd(got))] : []),
    ...(shown.length > 0 && shown.length <= MANY ? [words.turnedUp(listAnd(shown))] : []),
  ];
}

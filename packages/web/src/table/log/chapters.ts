// The stream as a story: a chapter for every hand, in it a part for every round with its taker, its cards and what it
// brought; what happens between rounds (bids, gifts) makes parts of its own.

import { capital, type Entry, type View } from '@messdeck/engine';
import * as words from '#words/table/log.tsx';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { type Rounds, type Taken, takenBy } from '../model/rounds.ts';
import { isThrownIn, nobodyBid } from '../model/thrown-in.ts';
import type { Played } from '../model/tricks.ts';

export interface Part {
  readonly title: string;
  /** Whose turn it tells, where turns have parts of their own. */
  readonly turn?: number | undefined;
  readonly entries: Entry[];
  /** The cards of a round that was taken, in the order played. */
  cards: readonly Played[];
  taken?: Taken;
}

export interface Chapter {
  readonly parts: Part[];
  /** The hand was thrown in: nobody bid. */
  thrownIn: boolean;
}

/** What a phase between rounds is called. */
const PHASES: Readonly<Record<string, string>> = {
  auction: words.auction,
  bid: words.auction,
  exchange: words.gifts,
  discard: words.discards,
  ticket: words.theTickets,
};

export function chaptersOf(
  model: TableModel,
  { rounds, partOf, turns }: Pick<Layout, 'rounds' | 'partOf' | 'turns'>,
): Chapter[] {
  const chapters: Chapter[] = [];
  let round = 0;
  let before: View | undefined;
  // What comes before the first deal (a cut, tickets, a start) belongs to the first hand.
  let hasCards = false;
  const open = (): Chapter => {
    round = 0;
    const chapter: Chapter = { parts: [], thrownIn: false };
    chapters.push(chapter);
    return chapter;
  };
  for (const entry of model.table.entries.value) {
    // Where parts are all there is, the match is one hand, however often its cards are shuffled.
    const dealt =
      !partOf &&
      entry.by === 'chance' &&
      entry.do.startsWith('shuffle') &&
      handsIn(entry.view) !== handsIn(before);
    const first = chapters.at(-1);
    const chapter = !first || (dealt && hasCards && first.parts.some(hasDeeds)) ? open() : first;
    hasCards ||= dealt;
    const inRound = rounds !== undefined && isOfRound(rounds, before, entry);
    if (inRound && !before?.places[rounds.place]?.length)
      round = rounds.number && before ? rounds.number(before) : round + 1;
    const title = inRound
      ? `${capital(rounds.title)} ${round}`
      : rounds && typeof entry.by === 'number'
        ? (PHASES[before?.phase ?? ''] ?? '')
        : (partOf?.(entry.view) ?? '');
    const last = chapter.parts.at(-1);
    // What nobody does belongs to the turn in which it happens.
    const turn = !turns ? undefined : typeof entry.by === 'number' ? entry.by : last?.turn;
    const part: Part =
      last && last.title === title && last.turn === turn ? last : { title, turn, entries: [], cards: [] };
    if (part !== last) chapter.parts.push(part);
    part.entries.push(entry);
    const taken = rounds && takenBy(model, rounds, before, entry);
    if (taken) {
      part.taken = taken;
      part.cards = rounds.cards?.(entry.view) ?? part.entries.flatMap(cardPlayed);
    }
    before = entry.view;
  }
  for (const chapter of chapters)
    chapter.thrownIn = chapter === chapters.at(-1) ? isThrownIn(model) : nobodyBid(eventsIn(chapter));
  return chapters;
}

const hasDeeds = ({ entries }: Part): boolean => entries.some(({ by }) => typeof by === 'number');

const eventsIn = ({ parts }: Chapter): Entry[] =>
  parts.flatMap(({ entries }) => entries).filter(({ by }) => typeof by === 'number');

/** Its cards lay there before or lie there now, or one was all of it. */
function isOfRound(
  { place, ofOne }: Rounds,
  before: View | undefined,
  { by, do: text, view }: Entry,
): boolean {
  if (by === 'chance') return false;
  const lie = (at: View | undefined): boolean => (at?.places[place]?.length ?? 0) > 0;
  return lie(before) || lie(view) || (ofOne === true && text.startsWith('play '));
}

/** All hands as the seat sees them: a deal changes them, cards shuffled for the stock do not. */
function handsIn(view: View | undefined): string {
  return JSON.stringify(Object.entries(view?.places ?? {}).filter(([place]) => /^hand(:|$)/.test(place)));
}

/** The card that an event brings to a round. */
export function cardPlayed({ by, do: text }: Entry): Played[] {
  const [verb, card] = text.split(' ');
  return typeof by === 'number' && card && (verb === 'play' || verb === 'bid') ? [{ by, card }] : [];
}

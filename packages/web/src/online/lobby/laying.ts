// What a host decides of a table, and laying it.

import type { Game, Rules } from '@messdeck/engine';
import type { Signal } from '@preact/signals';
import * as words from '#words/online/lobby.tsx';
import { USUAL_BOT } from '../../games/players.ts';
import { useKeptInEntry } from '../../shared/kept-in-entry.ts';
import { ask, type ToldTable } from '../../sources/remote/api.ts';
import { haveKey } from '../../sources/remote/identity.ts';
import { keepName, keepTable } from '../../sources/remote/kept.ts';

/** How long one may think. */
export const CLOCKS: readonly { readonly label: string; readonly clock: ToldTable['clock'] }[] = [
  { label: words.noClock, clock: undefined },
  { label: words.thirtySeconds, clock: { perAction: 30 } },
  { label: words.sixtySeconds, clock: { perAction: 60 } },
  { label: words.tenMinutes, clock: { perMatch: 600 } },
  { label: words.oneDay, clock: { days: 1 } },
  { label: words.threeDays, clock: { days: 3 } },
  { label: words.twoWeeks, clock: { days: 14 } },
];

/** What becomes of chairs that nobody takes, and after how many seconds. */
export const EMPTY: readonly { readonly label: string; readonly after: number | undefined }[] = [
  { label: words.waitForFriends, after: undefined },
  { label: words.botsAfterTwoMinutes, after: 120 },
  { label: words.botsAtOnce, after: 0 },
];

export interface Terms {
  readonly seats: Signal<number>;
  /** Chairs in which a bot sits; some may be beyond the number of seats chosen since. */
  readonly bots: Signal<Readonly<Record<number, string>>>;
  readonly given: Signal<Rules>;
  /** The host's own. */
  readonly name: Signal<string>;
  readonly open: Signal<boolean>;
  /** Which of `CLOCKS`. */
  readonly clock: Signal<number>;
  /** Which of `EMPTY`. */
  readonly empty: Signal<number>;
  readonly talk: Signal<boolean>;
  /** The match counts for ratings: people alone. */
  readonly rated: Signal<boolean>;
}

/** As they were left, where somebody comes back to the page; the name is the page's own, whatever the game. */
export function useTerms(usualSeats: number, name: Signal<string>): Terms {
  return {
    seats: useKeptInEntry('seats', usualSeats),
    bots: useKeptInEntry<Readonly<Record<number, string>>>('bots', {}),
    given: useKeptInEntry<Rules>('rules', {}),
    name,
    open: useKeptInEntry('open', false),
    clock: useKeptInEntry('clock', 0),
    empty: useKeptInEntry('empty', 0),
    talk: useKeptInEntry('talk', true),
    rated: useKeptInEntry('rated', false),
  };
}

/** The bots of the chairs that there are. */
export function seatedBots({ bots, seats }: Terms): Record<string, string> {
  return Object.fromEntries(Object.entries(bots.value).filter(([at]) => Number(at) < seats.value));
}

interface Made {
  readonly table: string;
  readonly seat: number;
  readonly invite: string;
  readonly watch: string;
}

interface WantedTable {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly seat: number;
  readonly rules: Rules;
  readonly bots: Readonly<Record<string, string>>;
  readonly public: boolean;
  readonly chat: boolean;
  readonly rated?: true;
  readonly fill?: { readonly bot: string; readonly after: number };
  readonly clock?: ToldTable['clock'];
}

/** What the server is asked for: a table with the host in its first chair. */
export function wantedTable(game: Game, terms: Terms, rules: Rules): WantedTable {
  const { after } = EMPTY[terms.empty.value];
  const { clock } = CLOCKS[terms.clock.value];
  const rated = terms.rated.value && terms.seats.value > 1;
  return {
    game: game.id,
    name: terms.name.value,
    seats: terms.seats.value,
    seat: 0,
    rules,
    bots: rated ? {} : seatedBots(terms),
    public: terms.open.value,
    chat: terms.talk.value,
    ...(rated && { rated }),
    ...(after !== undefined && !rated && { fill: { bot: USUAL_BOT, after } }),
    ...(clock && { clock }),
  };
}

/** Lays a table; the same one, sent again with the same key, is laid once. */
export async function layTable(wanted: WantedTable, key: string): Promise<string> {
  await haveKey(wanted.name);
  const made = await ask<Made>('POST', '/tables', { body: wanted, key });
  const { game, fill } = wanted;
  const name = wanted.name.trim();
  keepName(name);
  keepTable(made.table, {
    game,
    name,
    seat: made.seat,
    invite: made.invite,
    watch: made.watch,
    ...(fill && { fillsAt: Date.now() + fill.after * 1000 }),
  });
  return made.table;
}

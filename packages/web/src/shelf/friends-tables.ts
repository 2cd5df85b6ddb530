// Tables with friends on the shelf: those where this browser has a chair and something is still to come, in words.

import * as words from '#words/unfinished.ts';
import type { OwnTable } from '../sources/remote/own-tables.ts';

/** Those that stand on the shelf: the ones that wait for this player first. */
export function running(tables: readonly OwnTable[]): OwnTable[] {
  return tables
    .filter(({ table, kept }) => kept.aside !== true && table.state !== 'over')
    .sort((a, b) => Number(b.turn) - Number(a.turn) || b.kept.at - a.kept.at);
}

/** "Tactics, with Carl and two bots". */
export function withFriends(title: string, { table: { seats }, seat: own }: OwnTable): string {
  const others = seats.filter((sitter, at) => sitter && at !== own);
  const people = others.flatMap((sitter) =>
    sitter?.bot === undefined || sitter.standsIn ? [sitter!.name] : [],
  );
  return words.gameWith(title, people, others.length - people.length);
}

/** "Carl’s turn.", "Waiting for players: 2 of 4 chairs are taken." */
export function howTableStands({ waitsFor, table }: OwnTable): string {
  const { state, seats } = table;
  if (state === 'waiting') {
    const taken = seats.filter(Boolean).length;
    if (taken === seats.length) return words.waitingForHost;
    return words.waitingForPlayers(taken, seats.length);
  }
  const names = waitsFor.flatMap((at) => seats[at]?.name ?? []);
  return names.length === 1 ? words.turnOf(names[0]) : words.inProgress;
}

// Tables with friends on the shelf: those where this browser has a chair and something is still to come, in words.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import { inWords } from '../shared/in-words.ts';
import type { OwnTable } from '../sources/remote/own-tables.ts';

/** Those that stand on the shelf: the ones that wait for this player first. */
export function running(tables: readonly OwnTable[]): OwnTable[] {
  return tables
    .filter(({ table, kept }) => kept.aside !== true && table.state !== 'over')
    .sort((a, b) => Number(b.turn) - Number(a.turn) || b.kept.at - a.kept.at);
}

/** ", with Carl and two bots". */
export function withFriends({ table: { seats }, seat: own }: OwnTable): string {
  const others = seats.filter((sitter, at) => sitter && at !== own);
  const people = others.flatMap((sitter) =>
    sitter?.bot === undefined || sitter.standsIn ? [sitter!.name] : [],
  );
  const bots = others.length - people.length;
  const names = bots === 0 ? people : [...people, bots === 1 ? 'a bot' : `${inWords(bots)} bots`];
  return names.length > 0 ? `, with ${listAnd(names)}` : '';
}

/** "Carl’s turn.", "Waiting for players: 2 of 4 chairs are taken." */
export function howTableStands({ waitsFor, table }: OwnTable): string {
  const { state, seats } = table;
  if (state === 'waiting') {
    const taken = seats.filter(Boolean).length;
    if (taken === seats.length) return 'All chairs are taken. Waiting for the host to start.';
    return `Waiting for players: ${taken} of ${seats.length} chairs are taken.`;
  }
  const names = waitsFor.flatMap((at) => seats[at]?.name ?? []);
  return names.length === 1 ? `${names[0]}’s turn.` : 'In progress.';
}

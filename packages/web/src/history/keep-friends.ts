// A match with friends comes into the history of every browser that had a chair in it, with the record that the server
// tells when it is over.

import { loadGame } from '../sources/games.ts';
import { loadMatch, type StoredMatch } from '../sources/local/store.ts';
import type { TableConnection } from '../sources/remote/table-connection.ts';
import { putImported } from './keep.ts';
import { pastOf } from './past.ts';

/** `began`: when this browser saw it begin. A match that is there already stays as it is. */
export async function keepWithFriends(remote: TableConnection, seat: number, began?: number): Promise<void> {
  const { id } = remote;
  if (await loadMatch(id)) return;
  const { game, edition, rules, seats, log, result, seals } = await remote.record();
  const now = Date.now();
  const others = seats.some(({ bot }, at) => bot === undefined && at !== seat);
  const stored: StoredMatch = {
    id,
    game,
    edition,
    rules,
    seats,
    seed: '',
    began: began ?? now,
    touched: now,
    steps: log.length,
    scores: result?.scores ?? [],
    over: true,
    ...(others && { seat }),
    ...(seals && { seals }),
  };
  const past = pastOf(await loadGame(game), stored, log);
  if (past) await putImported(stored, log, past);
}

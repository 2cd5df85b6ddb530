// "Play now": a match as the shelf deals it, shorter than usual in some games, with a fresh shuffle.

import { findOnShelf } from '../games/catalog.ts';
import { seatPlayers } from '../games/players.ts';
import { reasonOf } from '../shared/reason.ts';
import { newSeed, openMatch } from '../sources/local/session.ts';

/** Opens the match; `fail` is told why it could not be opened. */
export function playNow(id: string, fail: (sentence: string) => void): void {
  const { seats, rules = {} } = findOnShelf(id)!.game;
  openMatch({ game: id, rules, seats: seatPlayers(seats), seed: newSeed() }).catch((error: unknown) =>
    fail(reasonOf(error)),
  );
}

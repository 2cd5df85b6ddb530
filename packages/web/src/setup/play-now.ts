// "Play now": a match as the shelf deals it, shorter than usual in some games, with a fresh shuffle.

import { findOnShelf } from '../app/catalog.ts';
import { reasonOf } from '../app/reason.ts';
import { newSeed, openMatch } from '../sources/local/session.ts';
import { seatPlayers } from './players.ts';

/** Opens the match; `fail` is told why it could not be opened. */
export function playNow(id: string, fail: (sentence: string) => void): void {
  const { seats, rules = {} } = findOnShelf(id)!.game;
  openMatch({ game: id, rules, seats: seatPlayers(seats), seed: newSeed() }).catch((error: unknown) =>
    fail(reasonOf(error)),
  );
}

// How often a bid is made if everybody passes on it. Bids of one kind are judged by the same hands, played out once, so
// that a higher bid is never made more often than a lower one.

import { type Game, legalMoves, type Move, seatsOf } from '@messdeck/engine';
import type { Viewpoint } from './expect.ts';

/** For each bid in how many of these deals it is made, as a share; other calls are left out. */
export function bidsMade(viewpoint: Viewpoint, calls: readonly Move[], deals: number): Map<Move, number> {
  const { mind, hintFacts, seen, seat, seats, random } = viewpoint;
  const { game } = mind;
  const made = new Map<Move, number>();
  const { contract } = hintFacts;
  if (!contract) return made;
  const position = game.imagine(seen, random);
  const bids = calls.flatMap((move) => {
    const terms = contract.of(position, move);
    return terms ? [{ move, ...terms }] : [];
  });
  const player = mind.search(seen, seat, seats, random, viewpoint.calls);
  for (const kind of new Set(bids.map((bid) => bid.kind))) {
    const alike = bids.filter((bid) => bid.kind === kind);
    for (let deal = 0; deal < deals; deal++) {
      const copy = game.imagine(seen, random);
      game.apply(copy, seat, alike[0].move);
      passOut(game, copy, contract.pass);
      player.playOn(copy);
      const taken = contract.taken(copy);
      for (const { move, number } of alike)
        made.set(move, (made.get(move) ?? 0) + (taken >= number ? 1 / deals : 0));
    }
  }
  return made;
}

/** Everybody passes as long as somebody may. */
function passOut(game: Game, position: unknown, pass: Move): void {
  for (;;) {
    const [next] = seatsOf(game.actors(position));
    if (next === undefined || !mayPass(game, position, next, pass)) return;
    game.apply(position, next, pass);
  }
}

/** Whether a seat may pass now: later the same number is a card. */
function mayPass(game: Game, position: unknown, seat: number, pass: Move): boolean {
  return legalMoves(game, position, seat).includes(pass) && game.text(position, seat, pass) === 'pass';
}

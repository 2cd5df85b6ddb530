// Views: what a seat (or a spectator) may know, built up from nothing by the game's own `view`.

import { actorNames } from './actors.ts';
import { type Game, type Move, SPECTATOR, type View } from './game.ts';

/** Builds the view of a position for one seat, or for SPECTATOR. */
export function viewOf<P>(game: Game<P>, position: P, step: number, seat: number): View {
  const scene = game.view(position, seat);
  return {
    game: game.id,
    seat: seat === SPECTATOR ? null : seat,
    step: step - (scene.uncounted ?? 0),
    phase: scene.phase,
    places: scene.places,
    facts: scene.facts,
    actors: actorNames(scene.actors ?? game.actors(position)),
    legal: seat === SPECTATOR ? [] : legalTexts(game, position, seat),
    scores: scene.scores,
  };
}

/** The texts of a seat's legal actions, sorted by code point; empty for a seat that is not an actor. */
export function legalTexts<P>(game: Game<P>, position: P, seat: number): string[] {
  return legalMoves(game, position, seat)
    .map((move) => game.text(position, seat, move))
    .sort();
}

/** The legal moves of a seat as a list of its own; empty for a seat that is not an actor. */
export function legalMoves<P>(game: Game<P>, position: P, seat: number): Move[] {
  if (!(game.actors(position) & (1 << seat))) return [];
  const moves: Move[] = [];
  moves.length = game.legal(position, seat, moves);
  return moves;
}

/** The text of an action with its cards hidden: "discard ? ? ? ?". */
export function veil(game: Game, text: string): string {
  return text
    .split(' ')
    .map((word) => (game.pack.find(word) === undefined ? word : '?'))
    .join(' ');
}

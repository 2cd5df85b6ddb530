// What a person types, read as one of the legal actions: a number, the action's text, or just its cards in any order.

import type { Game } from '@messdeck/engine';

/** The legal action meant, or undefined. `shown` are the actions as numbered on the screen. */
export function readChoice(
  game: Game,
  typed: string,
  legal: readonly string[],
  shown: readonly string[],
): string | undefined {
  const text = typed.trim();
  if (/^\d+$/.test(text) && shown[Number(text) - 1] !== undefined) return shown[Number(text) - 1];
  if (text === '' && legal.length === 1) return legal[0];
  const wanted = fingerprint(game, text);
  const same = legal.filter((action) => action === text || fingerprint(game, action) === wanted);
  if (same.length === 1) return same[0];
  // Cards alone, when only one verb takes them.
  const fitting = legal.filter(
    (action) => fingerprint(game, action.slice(action.indexOf(' ') + 1)) === wanted,
  );
  return same.length === 0 && fitting.length === 1 ? fitting[0] : undefined;
}

/** The words of an action with its cards in the pack's order, so that the order typed does not matter. */
function fingerprint(game: Game, text: string): string {
  const words = text.split(/\s+/);
  const cards = words.filter((word) => game.pack.find(word.toUpperCase()) !== undefined);
  const others = words.filter((word) => game.pack.find(word.toUpperCase()) === undefined);
  const order = cards.map((card) => game.pack.find(card.toUpperCase())!).sort((a, b) => a - b);
  return [...others.map((word) => word.toLowerCase()), ...order].join(' ');
}

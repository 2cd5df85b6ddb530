// Choices in the order in which a player looks for them: by verb, cards in the order of the pack, numbers by size.

import type { Game } from '@messdeck/engine';

export function inOrder(game: Game, actions: readonly string[]): string[] {
  const rank = (word: string): number => game.pack.find(word) ?? (/^\d+$/.test(word) ? Number(word) : -1);
  return [...actions].sort((a, b) => {
    const [left, right] = [a.split(' '), b.split(' ')];
    for (let i = 0; i < Math.min(left.length, right.length); i++) {
      if (left[i] === right[i]) continue;
      return rank(left[i]) - rank(right[i]) || (left[i] < right[i] ? -1 : 1);
    }
    return left.length - right.length;
  });
}

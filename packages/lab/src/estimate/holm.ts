// Holm's step-down rule: of many differences asked for in one plan, which can be told from nothing.

export function holm(chances: readonly number[], level = 0.05): boolean[] {
  const order = chances.map((_, i) => i).sort((a, b) => chances[a] - chances[b]);
  const told = chances.map(() => false);
  for (const [rank, i] of order.entries()) {
    if (chances[i] > level / (chances.length - rank)) break;
    told[i] = true;
  }
  return told;
}

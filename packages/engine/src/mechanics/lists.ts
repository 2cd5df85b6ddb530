// Several things in words: a choice of them, or all of them together.

/** "4", "4 or 5", "4, 5 or 6". */
export function listOr(choices: readonly (string | number)[]): string {
  return joined(choices, 'or');
}

/** "4", "4 and 5", "4, 5 and 6". */
export function listAnd(things: readonly (string | number)[]): string {
  return joined(things, 'and');
}

function joined(things: readonly (string | number)[], last: string): string {
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}` : things.join('');
}

// A choice in words.

/** "4", "4 or 5", "4, 5 or 6". */
export function either(choices: readonly (string | number)[]): string {
  return choices.length > 1 ? `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}` : `${choices[0]}`;
}

// Ribbons in words, for those who listen.

export const colors = ['black', 'navy', 'olive', 'red', 'brown', 'gold', 'white', 'sky blue'] as const;

/** "Ribbon: navy and olive; red and white; black and gold". */
export function ribbonIs(bars: readonly (readonly string[])[]): string {
  return `Ribbon: ${bars.map((bar) => bar.join(' and ')).join('; ')}`;
}

// Who does something and whose something is, within a sentence.

import type { TableModel } from './model.ts';

/** "Roy’s", "your". */
export function whose({ names, you }: TableModel, seat: number): string {
  return seat === you ? 'your' : `${names[seat]}’s`;
}

/** "Roy", "you". */
export function inSentence({ names, you }: TableModel, seat: number): string {
  return seat === you ? 'you' : names[seat];
}

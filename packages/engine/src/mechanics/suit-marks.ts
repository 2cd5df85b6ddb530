// The suit and rank of a state behind its identifier, for games that are played by suits.

import { type SammyCard, sammy } from '../packs/sammy.ts';
import type { TerminalNotes } from '../terminal.ts';

/** A letter or a sign for each suit of the states. */
const SUITS: Readonly<Record<SammyCard['suit'], string>> = { red: 'r', blue: 'b', stars: '*', stripes: '=' };

const suits = Object.entries(SUITS).map(([suit, sign]) => `${sign} ${suit}`);

/** Shows a state's suit and rank after its identifier at the terminal, and explains how to read them. */
export const suitMarks: Pick<TerminalNotes, 'mark' | 'marks'> = {
  mark: (_, id) => {
    const { suit, rank } = sammy.cards[sammy.find(id)!];
    return `.${SUITS[suit]}${rank}`;
  },
  marks: `After each state: its suit (${suits.join(', ')}) and its rank, 1 to 10, then M Marine, N Nurse, P President, US Uncle Sam.`,
};

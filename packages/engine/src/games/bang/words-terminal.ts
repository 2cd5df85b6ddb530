// What the terminal says of a match of Bang besides the cards, in English.

import { dealt, type TerminalNotes } from '../../terminal.ts';
import type { BangFacts } from './view.ts';

export const terminal: TerminalNotes = {
  facts: (seen) => {
    const { out } = seen.view.facts as BangFacts;
    return [out?.length ? `out: ${out.map((seat) => seen.names[seat]).join(', ')}` : undefined, dealt(seen)];
  },
  unit: ['card', 'cards'],
};

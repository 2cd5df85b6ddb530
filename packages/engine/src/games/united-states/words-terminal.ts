// What the terminal says of a hand of United States besides the cards, in English.

import { dealt, openAt, type TerminalNotes } from '../../terminal.ts';
import { leftOn } from './scoring.ts';

export const terminal: TerminalNotes = {
  facts: (seen) => {
    const { view } = seen;
    return [
      // US-15: what the cards on the own hand would cost.
      view.seat === null
        ? undefined
        : `left in your hand: ${leftOn(openAt(view, `hand:${view.seat}`))} points`,
      dealt(seen),
    ];
  },
};

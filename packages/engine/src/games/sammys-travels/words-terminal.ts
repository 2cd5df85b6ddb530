// What the terminal says of a journey of Sammy's Travels besides the cards, in English.

import { listAnd } from '../../mechanics/lists.ts';
import type { TerminalNotes } from '../../terminal.ts';
import type { SammysTravelsFacts } from './view.ts';

export const terminal: TerminalNotes = {
  facts: ({ view, names }) => {
    const { start, stopped } = view.facts as SammysTravelsFacts;
    return [
      start?.[0] ? `started in ${start.join(', ')}` : undefined,
      stopped?.length
        ? `at the end of the journey: ${listAnd(stopped.map((seat) => names[seat]))}`
        : undefined,
    ];
  },
  unit: ['state', 'states'],
  nextLast: ['hand'],
};

// What the terminal says of a hand of SIGS besides the cards, in English.

import { dealt, type TerminalNotes } from '../../terminal.ts';
import type { SigsFacts } from './view.ts';

export const terminal: TerminalNotes = {
  facts: (seen) => {
    const { credit } = seen.view.facts as SigsFacts;
    return [
      credit?.some((points) => points > 0)
        ? `credit: ${credit.map((points, seat) => `${seen.names[seat]} ${points}`).join(', ')}`
        : undefined,
      dealt(seen),
    ];
  },
  // A set on the table is somebody's.
  ownerOf: ({ facts }, place) => (facts as SigsFacts).sets?.find(({ name }) => name === place)?.owner,
};

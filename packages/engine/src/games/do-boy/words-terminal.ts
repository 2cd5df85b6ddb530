// What the terminal says of a hand of Do-Boy besides the cards, in English.

import { dealt, type TerminalNotes } from '../../terminal.ts';
import type { DoBoyFacts } from './view.ts';

export const terminal: TerminalNotes = {
  facts: (seen) => {
    const { nestTaker, received } = seen.view.facts as DoBoyFacts;
    return [
      nestTaker === undefined ? undefined : `${seen.names[nestTaker]} took the nest`,
      received?.length ? `you were given ${received.join(' ')}` : undefined,
      dealt(seen),
    ];
  },
};

// What the terminal says of a hand of Militac besides the cards, in English.

import { bySide, contractLine, dealt, type TerminalNotes } from '../../terminal.ts';
import { COMPANY_TERMS } from '../company-auction.ts';
import type { MilitacFacts } from './view.ts';

export const terminal: TerminalNotes = {
  facts: (seen) => {
    const { contract, squads } = seen.view.facts as MilitacFacts;
    return [
      contract &&
        contractLine(`${contract.squads} squads`, COMPANY_TERMS[contract.company], contract.by, seen),
      bySide('squads', squads, seen),
      dealt(seen),
    ];
  },
};

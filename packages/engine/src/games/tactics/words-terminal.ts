// What the terminal says of a hand of Tactics besides the cards, in English.

import { bySide, contractLine, dealt, type TerminalNotes } from '../../terminal.ts';
import { COMPANY_TERMS } from '../company-auction.ts';
import type { TacticsFacts } from './view.ts';

export const terminal: TerminalNotes = {
  facts: (seen) => {
    const { contract, engagement, skirmish, squads, captured } = seen.view.facts as TacticsFacts;
    return [
      contract && contractLine(String(contract.points), COMPANY_TERMS[contract.company], contract.by, seen),
      engagement === undefined ? undefined : `engagement ${engagement}`,
      skirmish === undefined ? undefined : `hand ${skirmish}`,
      bySide('squads', squads, seen),
      bySide('points captured', captured, seen),
      dealt(seen),
    ];
  },
};

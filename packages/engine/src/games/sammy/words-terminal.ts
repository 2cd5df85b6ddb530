// What the terminal says of a hand of Sammy besides the cards, in English.

import { suitMarks } from '../../mechanics/suit-marks.ts';
import { bySide, contractLine, dealt, isAre, type TerminalNotes } from '../../terminal.ts';
import type { SammyFacts } from './view.ts';
import { TERMS } from './words.ts';

export const terminal: TerminalNotes = {
  ...suitMarks,
  facts: (seen) => {
    const { contract, declarant, tricks } = seen.view.facts as SammyFacts;
    const many = contract && `${contract.tricks} ${contract.tricks === 1 ? 'trick' : 'tricks'}`;
    return [
      many && contractLine(many, TERMS[contract.denomination], contract.by, seen),
      declarant === undefined ? undefined : `${isAre(seen.names, declarant)} declarant`,
      bySide('tricks', tricks, seen),
      dealt(seen),
    ];
  },
};

// What the terminal says of a game of Flag besides the cards, in English.

import { suitMarks } from '../../mechanics/suit-marks.ts';
import type { TerminalNotes } from '../../terminal.ts';
import type { FlagFacts } from './view.ts';

export const terminal: TerminalNotes = {
  ...suitMarks,
  facts: ({ view }) => {
    const { flag, pass } = view.facts as FlagFacts;
    return [
      flag === undefined ? undefined : `working on flag ${flag}`,
      pass === undefined ? undefined : `time ${pass} through the hand`,
    ];
  },
  unit: ['flag', 'flags'],
  nextLast: ['hand'],
};

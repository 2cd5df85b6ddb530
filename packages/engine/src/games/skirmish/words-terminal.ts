// What the terminal says of a hand of Skirmish besides the cards, in English.

import { bySide, dealt, sideName, type TerminalNotes } from '../../terminal.ts';
import { capturedBy } from './captured.ts';
import type { SkirmishFacts } from './view.ts';

export const terminal: TerminalNotes = {
  facts: (seen) => {
    const { view, entries, rules } = seen;
    const { set } = view.facts as SkirmishFacts;
    // What both sides have captured so far, less what they were set.
    const captured = set.map((lost, side) => capturedBy(entries, view, side, rules['captured']) - lost);
    return [
      bySide('points captured', captured, seen),
      ...['Army', 'Navy'].map((branch, side) => `${sideName(side, seen)}: ${branch}`),
      dealt(seen),
    ];
  },
};

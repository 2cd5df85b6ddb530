// What the terminal says of a hand of A National Contest besides the cards, in English, and the votes behind each state.

import { sammy } from '../../packs/sammy.ts';
import { bySide, dealt, isAre, sideName, type TerminalNotes } from '../../terminal.ts';
import { nationalContest } from './index.ts';
import type { NationalContestFacts } from './view.ts';

/** "electoralVotes" → "electoral votes". */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const terminal: TerminalNotes = {
  facts: (seen) => {
    const { contestant, votes = {}, tickets = [] } = seen.view.facts as NationalContestFacts;
    return [
      contestant === undefined ? undefined : `${isAre(seen.names, contestant)} the contestant`,
      ...Object.entries(votes).map(([kind, count]) => bySide(spaced(kind), count, seen)),
      ...tickets.map(
        (ticket, side) => `${sideName(side, seen)}: ${nationalContest.terms?.[ticket] ?? ticket}`,
      ),
      dealt(seen),
    ];
  },
  mark: (view, id) => {
    const { congressmen, electoralVotes } = sammy.cards[sammy.find(id)!];
    const { votes } = view.facts as NationalContestFacts;
    return `.${votes?.congressmen ? congressmen : electoralVotes}`;
  },
  marks:
    'The number after each state is its votes: electoral votes, or members of the House (every state has two senators).',
  unit: ['branch', 'branches'],
};

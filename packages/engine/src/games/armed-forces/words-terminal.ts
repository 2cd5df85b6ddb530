// What the terminal says of a hand of Armed Forces besides the cards, in English.

import { services } from '../../packs/armed-forces.ts';
import { bySide, dealt, openAt, type TerminalNotes } from '../../terminal.ts';
import { worthOfServices } from './index.ts';
import type { ArmedForcesFacts } from './view.ts';

export const terminal: TerminalNotes = {
  facts: (seen) => {
    const { high, penalties } = seen.view.facts as ArmedForcesFacts;
    // What a dot of each service is worth as the board stands, the highest first.
    const worth = worthOfServices(openAt(seen.view, 'board'));
    const ranked = [...services].sort((a, b) => worth[b.id] - worth[a.id]);
    return [
      bySide('penalties', penalties, seen),
      high && `highest: ${seen.names[high.by]} ${high.card}`,
      `each dot scores: ${ranked.map(({ id, name }) => `${name} ${worth[id]}`).join(', ')}`,
      dealt(seen),
    ];
  },
};

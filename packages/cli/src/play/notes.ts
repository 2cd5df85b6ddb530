// What a game brings to the terminal table, loaded before the match is.

import type { Game, Scoring, TerminalNotes } from '@messdeck/engine';

export interface Notes {
  readonly scoring: Scoring | undefined;
  readonly terminal: TerminalNotes;
}

export async function notesOf({ parts }: Game): Promise<Notes> {
  const [scored, told] = await Promise.all([parts?.scoring?.(), parts?.terminal?.()]);
  return { scoring: scored?.scoring, terminal: told?.terminal ?? GENERAL };
}

const GENERAL: TerminalNotes = {
  facts: ({ view, names }) => {
    const { dealer } = view.facts;
    return [typeof dealer === 'number' ? `${names[dealer]} dealt` : undefined];
  },
};

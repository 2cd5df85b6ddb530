// What a game brings to the terminal table, loaded before the match is.

import type { Game, Scoring, TerminalNotes } from '@messdeck/engine';
import { generalFacts } from './general-facts.ts';

export interface Notes {
  readonly scoring: Scoring | undefined;
  readonly terminal: TerminalNotes;
}

export async function notesOf({ parts }: Game): Promise<Notes> {
  const [scored, told] = await Promise.all([parts?.scoring?.(), parts?.terminal?.()]);
  return { scoring: scored?.scoring, terminal: told?.terminal ?? GENERAL };
}

const GENERAL: TerminalNotes = { facts: generalFacts };

// What is asked of a player, in the parts of one sentence: a page sets them apart, a terminal joins them.

import { capital } from './first-letter.ts';

/** A prompt in parts, so a page can set them apart and a terminal can join them into one sentence. */
export interface Asked {
  /** Whose turn it is, said before all else: "Your turn: …", "Your call: …". */
  readonly turn?: 'turn' | 'call' | undefined;
  /** How things stand, said before a colon: "You hold no Engineers: …". */
  readonly head?: string | undefined;
  /** What is to be done, with its full stop: "play any card." */
  readonly rest: string;
  /** The cards it names, so that what stands beside it need not name them again. */
  readonly names?: readonly string[] | undefined;
  /** Why nothing is left but to pass, where that is so: "you hold no neighbor of Texas". */
  readonly why?: string | undefined;
}

/** A sentence without parts stands for itself. */
export type Prompt = string | Asked;

/** Marks a prompt as asking for a play, so it can open with "Your turn". */
export function yourTurn(rest: string, head?: string): Asked {
  return { turn: 'turn', head, rest };
}

/** Marks a prompt as asking for a call, so it can open with "Your call". */
export function yourCall(rest: string, head?: string): Asked {
  return { turn: 'call', head, rest };
}

export const partsOf = (prompt: Prompt): Asked => (typeof prompt === 'string' ? { rest: prompt } : prompt);

/** All parts as one sentence: "Your turn: you hold no Engineers: play any card." */
export function sentenceOf({ turn, head, rest }: Asked): string {
  return capital([turn && `your ${turn}`, head, rest].filter((part) => part !== undefined).join(': '));
}

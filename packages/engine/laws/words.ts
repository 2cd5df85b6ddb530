// Laws of words: a spectator is told what is asked, in a sentence, at every moment; every place has a title.

import { askedOf, type Match } from '../src/index.ts';
import type { Fail } from './broken.ts';
import type { Watched } from './watched.ts';

/** Whether a text can be shown to a person: something is said, and nothing unsaid peeps through. */
export function isSaid(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '' && !/undefined|NaN|\[object|\$[\d*]/.test(text);
}

export function lawfulPrompt(match: Match, { seat, last }: Watched, fail: Fail): void {
  if (!last) return;
  const who = seat < 0 ? 'a spectator' : `seat ${seat}`;
  let said: unknown;
  try {
    // A name that is missing is unsaid.
    said = askedOf(match.game, last.view, new Array(match.seats).fill('Ada'));
  } catch (error) {
    fail(`${who} is told what is asked; the prompt fails: ${error instanceof Error ? error.message : error}`);
  }
  if (!isSaid(said)) fail(`${who} is told what is asked in a sentence, not: ${said}`);
}

/** A place has a title by its name, or by the part of it before the colon. */
export function lawfulPlaces({ game }: Match, { last }: Watched, fail: Fail): void {
  for (const place of Object.keys(last?.view.places ?? {})) {
    if (!game.places[place] && !game.places[place.split(':')[0]]) fail(`the place "${place}" has a title`);
  }
}

// Refuses what is no phrase: pages show phrases in their own words, and so must know them all.

import { PHRASES } from '@messdeck/host';
import { Declined } from './declined.ts';

export function checkPhrase(phrase: string): void {
  if (Object.hasOwn(PHRASES, phrase)) return;
  throw new Declined(
    'impossible',
    `There is no such phrase; the phrases are ${Object.keys(PHRASES).join(', ')}.`,
  );
}

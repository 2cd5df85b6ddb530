// The inks of the Skirmish pack: brown for the Army, blue for the Navy, and their tints for the ranks behind.

import type { SkirmishCard } from '@messdeck/engine/packs/skirmish';

export type Branch = SkirmishCard['branch'];

export const INK: Readonly<Record<Branch, string>> = {
  army: 'var(--skirmish-army,#6a4322)',
  navy: 'var(--skirmish-navy,#1f3f6e)',
};

export const TINT: Readonly<Record<Branch, string>> = {
  army: 'var(--skirmish-army-tint,#a07c52)',
  navy: 'var(--skirmish-navy-tint,#6883a9)',
};

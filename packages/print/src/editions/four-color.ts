// Four colors: every suit of a pack has a color of its own, and the colors are as far apart in gray as they are in hue,
// so that a copy in black and white tells them apart too. Signs differ in shape in every edition.

import type { PackId } from '@messdeck/faces';

/** For each suit, by the first letters of its cards or its name: what becomes of the inks of a face. */
export const SUIT_INKS: Readonly<Record<PackId, Readonly<Record<string, Readonly<Record<string, string>>>>>> =
  {
    parker: {
      artillery: { '#841b19': '#6a0d10' },
      infantry: { '#1f4a80': '#1b4c8c' },
      engineers: { '#2c5f3c': '#2f7046' },
      cavalry: { '#866000': '#957000' },
    },
    skirmish: {
      navy: { '#1f3f6e': '#152f5a', '#6883a9': '#5875a0' },
      army: { '#6a4322': '#8f5a26', '#a07c52': '#b8864e' },
    },
    sigs: {
      'navy-coast-guard': { '#1f3457': '#14264a' },
      army: { '#505b35': '#4f5e2c' },
      marines: { '#a92c22': '#c23a2b' },
    },
    sammy: {
      blue: { '#23395b': '#13264e' },
      stars: { '#23395b': '#18482f' },
      red: { '#a5392b': '#a12d22' },
      stripes: { '#a5392b': '#8d6a00' },
    },
    'armed-forces': {
      NA: { '#1f3457': '#0f2044' },
      AR: { '#4c5a32': '#2f3a1c' },
      MC: { '#a3271f': '#8e1f18' },
      AF: { '#28678f': '#2a6d92' },
      CG: { '#a34c06': '#b2661c' },
    },
  };

/** The suit that a card belongs to; a card of none keeps its inks. */
export function suitOf(card: { readonly id: string }): string | undefined {
  const { company, suit, branch, service } = card as {
    readonly company?: string;
    readonly suit?: string;
    readonly branch?: string;
    readonly service?: string;
  };
  return company ?? suit ?? branch ?? service ?? undefined;
}

export function fourColor(pack: PackId, card: { readonly id: string }, face: string): string {
  const inks = SUIT_INKS[pack][suitOf(card) ?? ''] ?? {};
  return Object.entries(inks).reduce((svg, [from, to]) => svg.replaceAll(from, to), face);
}

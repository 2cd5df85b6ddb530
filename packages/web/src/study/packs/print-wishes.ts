// What somebody wants printed, and on which paper; kept for the next time, with what the test sheet said of the printer.

export type Part = 'cards' | 'box' | 'booklet' | 'pads' | 'poster';

export interface PrintWishes {
  readonly parts: readonly Part[];
  readonly paper: 'a4' | 'letter';
  readonly way: 'home' | 'gutterfold' | 'proof' | 'drivethru' | 'gamecrafter' | 'makeplayingcards';
  readonly edition: 'standard' | 'large' | 'four-color' | 'ink-saving';
  readonly braille: boolean;
  readonly right: number;
  readonly up: number;
}

const KEY = 'messdeck print';

/** Where people print on Letter. */
const LETTER = /-(US|CA|MX|PH)$/;

export const usual = (language: string): PrintWishes => ({
  parts: ['cards'],
  paper: LETTER.test(language) ? 'letter' : 'a4',
  way: 'home',
  edition: 'standard',
  braille: false,
  right: 0,
  up: 0,
});

export function keptWishes(): PrintWishes {
  const plain = usual(navigator.language);
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PrintWishes>) };
  } catch {
    return plain;
  }
}

export function keepWishes(wishes: PrintWishes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // A browser that keeps nothing still prints.
  }
}

const NAMES: Readonly<Record<Part, string>> = {
  cards: 'the cards',
  box: 'the box',
  booklet: 'the rules booklet',
  pads: 'the score pads',
  poster: 'the poster',
};

/** The sentence that says what will come out. */
export function saysWhat({ parts, paper, way }: PrintWishes): string {
  if (parts.length === 0) return 'Choose at least one thing.';
  const named = parts.map((part) => NAMES[part]);
  const list = named.length === 1 ? named[0] : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  const how = /^(home|gutterfold|proof)$/.test(way) ? ` on ${paper === 'a4' ? 'A4' : 'US Letter'}` : '';
  return `${list[0].toUpperCase()}${list.slice(1)}${how}. Print at 100 %, never “fit to page.”`;
}

// What somebody wants printed, and on which paper; kept for the next time, with what the test sheet said of the printer.

import type { PackId } from '@messdeck/faces';

export type Part = 'cards' | 'box' | 'booklet' | 'pads' | 'poster';

export interface PrintWishes {
  readonly parts: readonly Part[];
  readonly paper: 'a4' | 'letter';
  readonly way: 'home' | 'gutterfold' | 'proof' | 'drivethru' | 'gamecrafter' | 'makeplayingcards';
  readonly edition: 'standard' | 'large' | 'four-color' | 'ink-saving';
  readonly braille: boolean;
  /** Home sheets with the backs on the other side. */
  readonly backs: boolean;
  readonly right: number;
  readonly up: number;
  /** Whether the backs line up has been asked. */
  readonly asked: boolean;
}

/** The packs that have a poster, by its name. */
export const POSTERS: Readonly<Partial<Record<PackId, string>>> = {
  sigs: 'Chart of Ranks',
  sammy: 'Map of the states',
};

const KEY = 'messdeck print';

/** Where people print on Letter. */
const LETTER = /-(US|CA|MX|PH)$/;

export const usual = (language: string): PrintWishes => ({
  parts: ['cards'],
  paper: LETTER.test(language) ? 'letter' : 'a4',
  way: 'home',
  edition: 'standard',
  braille: false,
  backs: true,
  right: 0,
  up: 0,
  asked: false,
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

const NAMES: Readonly<Record<Exclude<Part, 'cards'>, string>> = {
  box: 'the box',
  booklet: 'the rules booklet',
  pads: 'the score pads',
  poster: 'the poster',
};

const sheets = (cards: number, each: number): string => {
  const count = Math.ceil(cards / each);
  return `${count} ${count === 1 ? 'sheet' : 'sheets'} of cards`;
};

function cardsAs({ way, backs }: PrintWishes, cards: number): string {
  if (way === 'home') return `${sheets(cards, 9)} on ${backs ? 'both sides' : 'one side'}`;
  if (way === 'gutterfold') return `${sheets(cards, 4)} to fold and glue`;
  if (way === 'proof') return 'all cards on one page';
  if (way === 'drivethru') return `${cards} cards as ${2 * cards} pages, each back before its face`;
  return `${cards} faces and one back as ${cards + 1} pages`;
}

/** The sentences that say what will come out. */
export function saysWhat(wishes: PrintWishes, cards: number): string {
  const { parts, paper, way } = wishes;
  if (parts.length === 0) return 'Choose at least one thing.';
  const named = parts.map((part) => (part === 'cards' ? cardsAs(wishes, cards) : NAMES[part]));
  const list = named.length === 1 ? named[0] : `${named.slice(0, -1).join(', ')}, and ${named.at(-1)}`;
  const onPaper = /^(home|gutterfold|proof)$/.test(way) || parts.some((part) => part !== 'cards');
  const how = onPaper
    ? `. Paper: ${paper === 'a4' ? 'A4' : 'US Letter'}. Print at 100 %, never “fit to page”`
    : '';
  return `${list[0].toUpperCase()}${list.slice(1)}${how}.`;
}

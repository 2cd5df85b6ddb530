// What somebody wants printed, and on which paper; kept for the next time, with what the test sheet said of the printer.

import type { PackId } from '@messdeck/faces';
import * as words from '#words/study/packs.tsx';

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
  sigs: words.chartRanks,
  sammy: words.mapStates,
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
  box: words.theBox,
  booklet: words.theBooklet,
  pads: words.thePads,
  poster: words.thePoster,
};

const sheets = (cards: number, each: number): number => Math.ceil(cards / each);

function cardsAs({ way, backs }: PrintWishes, cards: number): string {
  if (way === 'home')
    return backs ? words.sheetsOnBothSides(sheets(cards, 9)) : words.sheetsOnOneSide(sheets(cards, 9));
  if (way === 'gutterfold') return words.sheetsToFold(sheets(cards, 4));
  if (way === 'proof') return words.onOnePage;
  if (way === 'drivethru') return words.cardsAsPages({ cards, pages: 2 * cards });
  return words.facesAsPages({ cards, pages: cards + 1 });
}

/** The sentences that say what will come out. */
export function saysWhat(wishes: PrintWishes, cards: number): string {
  const { parts, paper, way } = wishes;
  if (parts.length === 0) return words.chooseOne;
  const named = parts.map((part) => (part === 'cards' ? cardsAs(wishes, cards) : NAMES[part]));
  const list =
    named.length === 1 ? named[0] : words.and({ things: named.slice(0, -1).join(', '), last: named.at(-1) });
  const onPaper = /^(home|gutterfold|proof)$/.test(way) || parts.some((part) => part !== 'cards');
  const how = onPaper ? words.paperAndScale(paper === 'a4' ? 'A4' : words.usLetter) : '';
  return `${list[0].toUpperCase()}${list.slice(1)}${how}.`;
}

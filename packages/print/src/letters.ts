// Words as outlines: the letters of the page's fonts, set as a browser sets them.

import { bold } from './letters/bold.ts';
import { deco } from './letters/deco.ts';
import { display } from './letters/display.ts';
import { italic } from './letters/italic.ts';
import { semibold } from './letters/semibold.ts';
import { semiboldItalic } from './letters/semibold-italic.ts';
import { serif } from './letters/serif.ts';
import { readPath, type Step } from './svg/path.ts';

export type Face = 'display' | 'serif' | 'semibold' | 'bold' | 'italic' | 'semibold-italic' | 'deco';

export interface Letter {
  /** Usually one character; more where they are joined. */
  readonly text: string;
  /** All in thousandths of an em. */
  readonly advance: number;
  readonly outline: string;
}

export interface SetLetter {
  readonly letter: Letter;
  /** In em, from the beginning of the line. */
  readonly x: number;
}

export interface SetLine {
  readonly letters: readonly SetLetter[];
  /** In em. */
  readonly width: number;
}

interface Font {
  readonly letters: ReadonlyMap<string, Letter>;
  readonly kerning: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const SOURCES: Readonly<Record<Face, string>> = {
  display,
  serif,
  semibold,
  bold,
  italic,
  'semibold-italic': semiboldItalic,
  deco,
};
const fonts = new Map<Face, Font>();

const characters = (codes: string): string[] =>
  codes.split('-').map((code) => String.fromCodePoint(Number.parseInt(code, 16)));

function readFont(source: string): Font {
  const letters = new Map<string, Letter>();
  const kerning = new Map<string, Map<string, number>>();
  for (const line of source.trim().split('\n')) {
    if (line.startsWith('kern ')) {
      const [, lefts, ...groups] = line.split(' ');
      const row = new Map<string, number>();
      for (const group of groups) {
        const [value, rights] = group.split(':');
        for (const right of characters(rights)) row.set(right, Number(value));
      }
      for (const left of characters(lefts)) kerning.set(left, row);
    } else {
      const [codes, advance, ...outline] = line.split(' ');
      const text = characters(codes).join('');
      letters.set(text, { text, advance: Number(advance), outline: outline.join(' ') });
    }
  }
  // Not in the fonts: "at least" and "at most", from the signs that are.
  for (const [text, base] of [
    ['≥', '>'],
    ['≤', '<'],
  ]) {
    const from = letters.get(base);
    if (from)
      letters.set(text, { text, advance: from.advance, outline: `${from.outline}M60 0L500 0L500 50L60 50Z` });
  }
  return { letters, kerning };
}

function fontOf(face: Face): Font {
  let font = fonts.get(face);
  if (!font) fonts.set(face, (font = readFont(SOURCES[face])));
  return font;
}

/** All letters of a face. */
export const lettersOf = (face: Face): readonly Letter[] => [...fontOf(face).letters.values()];

const outlines = new Map<string, readonly Step[]>();

/** The outline of a letter, y upward, in thousandths of an em; read once. */
export function outlineOfLetter({ outline }: Letter): readonly Step[] {
  let steps = outlines.get(outline);
  if (!steps) outlines.set(outline, (steps = readPath(outline)));
  return steps;
}

/** A line as a browser sets it: kerned, and joined where letters are not spaced; `spacing` in em, after every letter. */
export function setLine(words: string, face: Face, spacing = 0): SetLine {
  const { letters, kerning } = fontOf(face);
  const set: SetLetter[] = [];
  let x = 0;
  let before: string | undefined;
  for (let i = 0; i < words.length; ) {
    const joined =
      spacing === 0
        ? [3, 2].map((n) => words.slice(i, i + n)).find((w) => w.length > 1 && letters.has(w))
        : undefined;
    const text = joined ?? words[i];
    const letter = letters.get(text === '\u00a0' ? ' ' : text);
    if (!letter) throw new Error(`The letters of print have no ${JSON.stringify(text)}.`);
    if (before !== undefined) x += (kerning.get(before)?.get(text[0]) ?? 0) / 1000;
    set.push({ letter, x });
    x += letter.advance / 1000 + spacing;
    before = text.at(-1);
    i += text.length;
  }
  return { letters: set, width: x };
}

/** The width of a line in em. */
export const widthOf = (words: string, face: Face): number => setLine(words, face).width;

/** The face that a drawing asks for. */
export function faceOf(family: string, weight: number, italicized: boolean): Face {
  if (family.includes('League Gothic')) return 'display';
  if (family.includes('Messdeck Deco')) return 'deco';
  if (italicized) return weight >= 500 ? 'semibold-italic' : 'italic';
  return weight >= 650 ? 'bold' : weight >= 500 ? 'semibold' : 'serif';
}

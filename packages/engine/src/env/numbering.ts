// The fixed numbering of a game's actions. An action is a line of words, and every word has a number: two signs, then
// the verbs, other words and cards. So a choice of four cards out of sixteen is four numbers, not one of 1,820.

import type { Game } from '../game.ts';
import type { Card } from '../pack.ts';

/** Lets a call window pass. */
export const PASS_WORD = '-';
/** Ends an action where a longer one begins with the same words. */
export const END_WORD = '.';
export const PASS_NUMBER = 0;
export const END_NUMBER = 1;

const MOST_KNOWN = 1 << 16;

/** Words and their numbers. */
export class Numbering {
  /** All words; a word's number is its place. */
  readonly words: readonly string[];
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly firstCard: number;
  /** Actions met before: the same ones come up again and again. */
  private readonly known = new Map<string, readonly number[]>();

  /** `words`: those of actions that are neither verbs nor cards. */
  constructor(game: Game, words: readonly string[]) {
    const spoken = [PASS_WORD, END_WORD, ...Object.keys(game.verbs), ...words];
    const before = [...new Set(spoken)];
    this.firstCard = before.length;
    this.words = [...before, ...game.pack.ids];
    this.numbers = new Map(this.words.map((word, number) => [word, number]));
  }

  numberOf(word: string): number {
    const number = this.numbers.get(word);
    if (number === undefined) throw new Error(`The word "${word}" has no number.`);
    return number;
  }

  /** The words of an action as numbers, in a list to be read only. */
  numbersOf(text: string): readonly number[] {
    const known = this.known.get(text);
    if (known) return known;
    const numbers = text.split(' ').map((word) => this.numberOf(word));
    if (this.known.size < MOST_KNOWN) this.known.set(text, numbers);
    return numbers;
  }

  /** The numbers of the words that may follow `begun` among these actions, ascending. */
  wordsAfter(begun: string, texts: readonly string[]): number[] {
    const stem = begun === '' ? '' : `${begun} `;
    const next = texts.flatMap((text) => {
      if (text === begun) return [END_NUMBER];
      return text.startsWith(stem) ? [this.numberOf(text.slice(stem.length).split(' ', 1)[0])] : [];
    });
    return [...new Set(next)].sort((a, b) => a - b);
  }

  numberOfCard(card: Card): number {
    return this.firstCard + card;
  }

  /** The card behind the number of one. */
  cardOf(number: number): Card {
    return number - this.firstCard;
  }

  textOf(numbers: readonly number[]): string {
    return numbers.map((number) => this.words[number]).join(' ');
  }

  /** Those of the words that are not cards. */
  get spoken(): readonly string[] {
    return this.words.slice(0, this.firstCard);
  }
}

// Choices made of words, such as bids: one row of radio buttons for each word, and one button for the whole.

import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/table/auction.ts';
import { afterNextPaint } from '../../shared/after-next-paint.ts';
import type { TableModel } from '../model/model.ts';
import { chosenWords, type WordBox } from './word-boxes.ts';

/** Whether words can be said together, those that are not chosen yet left open. */
export function goTogether({ choices }: WordBox, said: readonly (string | undefined)[]): boolean {
  return choices.some(({ words }) => words.every((word, i) => (said[i] ?? word) === word));
}

/** Words in the order they are offered: numbers by size, others as the game lists them. */
function wordsAt({ choices }: WordBox, index: number, known: readonly string[]): string[] {
  const words = [...new Set(choices.flatMap((choice) => choice.words[index] ?? []))];
  const place = (word: string): number => (Number.isNaN(Number(word)) ? known.indexOf(word) : Number(word));
  return words.sort((a, b) => place(a) - place(b));
}

/** Numbers stand six or seven in a row, so that each keeps its size while the bids rise. */
export function columnsFor(words: readonly string[]): number {
  const numbers = words.every((word) => !Number.isNaN(Number(word)));
  if (numbers) return words.some((word) => word.length > 2) ? 6 : 7;
  return words.length === 5 ? 5 : 4;
}

interface ChooserProps {
  readonly model: TableModel;
  readonly box: WordBox;
  /** How a word is shown; left out: as the game says it. */
  readonly show?: (word: string) => ComponentChildren;
  /** What stands under a number, given the last word chosen. */
  readonly under?: ((number: string, named: string | undefined) => string | undefined) | undefined;
}

export function Chooser({ model, box, show, under }: ChooserProps): JSX.Element {
  const shown = chosenWords(model, box)?.words ?? model.worded.value[box.verb] ?? [];
  const length = Math.max(...box.choices.map(({ words }) => words.length));
  const known = Object.keys(model.game.terms ?? {});
  const say = (word: string): string => model.game.terms?.[word] ?? word;
  const withWord = (index: number, word: string): (string | undefined)[] =>
    Array.from({ length }, (_, i) => (i === index ? word : shown[i]));
  // A company finds its number; a number that does not go with the company chosen waits for another.
  const fits = (index: number, word: string): boolean => index > 0 || goTogether(box, withWord(0, word));
  const choose = async (index: number, word: string): Promise<void> => {
    const words = fits(index, word) ? withWord(index, word) : [word];
    await afterNextPaint();
    model.worded.value = { ...model.worded.value, [box.verb]: words };
  };
  return (
    <>
      {Array.from({ length }, (_, index) => (
        <fieldset key={index}>
          <legend class="sr">{index === 0 ? words.howMuch(box.verb) : words.onWhat(box.verb)}</legend>
          <div class="choices" style={`--columns:${columnsFor(wordsAt(box, index, known))}`}>
            {wordsAt(box, index, known).map((word) => (
              <label
                class={show && Number.isNaN(Number(word)) ? 'choice company' : 'choice'}
                data-apart={!fits(index, word) || undefined}
                key={word}
              >
                <input
                  type="radio"
                  name={`${box.verb}-${index}`}
                  value={word}
                  aria-label={say(word)}
                  checked={shown[index] === word}
                  onChange={() => void choose(index, word)}
                />
                <span>
                  {show?.(word) ?? say(word)}
                  <Under text={index === 0 && fits(0, word) ? under?.(word, shown[length - 1]) : undefined} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

function Under({ text }: { readonly text: string | undefined }): JSX.Element | null {
  return text === undefined ? null : <small class="pays">{text}</small>;
}

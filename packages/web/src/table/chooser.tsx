// Choices made of words, such as bids: one row of radio buttons for each word, and one button for the whole.

import type { ComponentChildren, JSX } from 'preact';
import { type Choice, withoutCards } from './choices.ts';
import type { TableModel } from './model.ts';

/** A verb with so many choices that it gets a box of its own; bids stay in theirs to the last two. */
export interface WordBox {
  readonly verb: string;
  readonly choices: readonly Choice[];
}

const MOST_BUTTONS = 6;

export function wordBoxes(model: TableModel): WordBox[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of withoutCards(model.choices.value)) {
    byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  }
  return [...byVerb]
    .filter(([verb, choices]) => choices.length > (verb === 'bid' ? 1 : MOST_BUTTONS))
    .map(([verb, choices]) => ({ verb, choices }));
}

/**
 * What the box says now; undefined until enough is chosen. The last word (a company, a suit) is the player's to name;
 * the number before it follows as the lowest that is legal, and rises when others bid.
 */
export function chosenWords(model: TableModel, { verb, choices }: WordBox): Choice | undefined {
  const wanted = model.worded.value[verb] ?? [];
  const named = choices.filter(({ words }) => words.at(-1) === wanted[words.length - 1]);
  const exact = named.find(({ words }) => words.every((word, i) => word === wanted[i]));
  return (
    exact ??
    named.reduce<Choice | undefined>(
      (best, choice) => (best && !lower(choice, best) ? best : choice),
      undefined,
    )
  );
}

function lower(a: Choice, b: Choice): boolean {
  return Number(a.words[0]) < Number(b.words[0]);
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
  const choose = (index: number, word: string): void => {
    const words = Array.from({ length }, (_, i) => (i === index ? word : shown[i]));
    model.worded.value = { ...model.worded.value, [box.verb]: words };
  };
  return (
    <>
      {Array.from({ length }, (_, index) => (
        <fieldset key={index}>
          <legend class="sr">{index === 0 ? `${box.verb}: how much` : `${box.verb}: on what`}</legend>
          <div class="choices" style={`--columns:${columnsFor(wordsAt(box, index, known))}`}>
            {wordsAt(box, index, known).map((word) => (
              <label class={show && Number.isNaN(Number(word)) ? 'choice company' : 'choice'} key={word}>
                <input
                  type="radio"
                  name={`${box.verb}-${index}`}
                  value={word}
                  aria-label={say(word)}
                  checked={shown[index] === word}
                  onChange={() => choose(index, word)}
                />
                <span>
                  {show?.(word) ?? say(word)}
                  <Under text={index === 0 ? under?.(word, shown[length - 1]) : undefined} />
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

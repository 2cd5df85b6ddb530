// Where two journeys with one pack begin: chosen, drawn, or a state for each player.

import type { Option, OptionValue } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/setup.ts';
import { wordsOf } from '../games/options.ts';

/** With one pack Maine is laid aside (TRV-5). */
const LAID_ASIDE = 'ME';

/** What the second player gets as long as nothing else was chosen: the two ends of the country. */
const FAR_APART = ['CA', 'NY'];

interface TwoStartsProps {
  readonly option: Option;
  readonly value: OptionValue;
  readonly usual: OptionValue;
  readonly choose: (value: OptionValue) => void;
}

export function TwoStarts({ option, value, usual, choose }: TwoStartsProps): JSX.Element {
  const all = Object.keys(option.words ?? {}).filter((word) => word !== LAID_ASIDE);
  const states = all.filter((word) => /^[A-Z]/.test(word));
  const [first, second] = String(value).split(' ');
  const chooseFirst = (word: string): void => {
    if (!states.includes(word)) choose(word);
    else {
      const other = second === undefined || second === word ? FAR_APART.find((far) => far !== word)! : second;
      choose(`${word} ${other}`);
    }
  };
  const toWords = (word: OptionValue): string =>
    word === usual ? words.usualValue(wordsOf(option, word)) : wordsOf(option, word);
  return (
    <>
      <Words
        label={words.firstPlayersStart}
        words={all}
        value={first!}
        choose={chooseFirst}
        toWords={toWords}
      />
      {second !== undefined && (
        <Words
          label={words.secondPlayersStart}
          words={states.filter((word) => word !== first)}
          value={second}
          choose={(word) => choose(`${first} ${word}`)}
          toWords={toWords}
        />
      )}
    </>
  );
}

interface WordsProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly value: string;
  readonly choose: (word: string) => void;
  readonly toWords: (word: string) => string;
}

function Words({ label, words, value, choose, toWords }: WordsProps): JSX.Element {
  return (
    <label class="level">
      <small>{label}</small>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {words.map((word) => (
          <option key={word} value={word}>
            {toWords(word)}
          </option>
        ))}
      </select>
    </label>
  );
}

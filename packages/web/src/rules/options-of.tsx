// What can be agreed about a game before it is played, beside its rules: every option with its values in words.

import type { Game, Option } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/rules.tsx';
import { titleOf, valuesOf, wordsOf } from '../games/options.ts';
import { loadGame } from '../sources/games.ts';

export function OptionsOf({ game: id }: { readonly game: string }): JSX.Element {
  const game = useSignal<Game | undefined>(undefined);
  useEffect(() => {
    loadGame(id).then(
      (loaded) => (game.value = loaded),
      // Without a network the rules are still to be read.
      () => {},
    );
  }, [id]);
  return (
    <aside class="rulesoptions rules-text" aria-label={words.options}>
      <h2>{words.options}</h2>
      {game.value?.options.map((option) => (
        <OptionInWords key={option.key} option={option} />
      ))}
      <a class="btn small" href={`#/set/${id}`}>
        {words.setTable}
      </a>
    </aside>
  );
}

/** So many values are listed, the pairs of United States among them; the states of a journey are not. */
const MOST_LISTED = 10;

function OptionInWords({ option }: { readonly option: Option }): JSX.Element {
  const values = valuesOf(option);
  const usual = typeof option.default === 'object' ? undefined : option.default;
  return (
    <section>
      <h3>{titleOf(option)}</h3>
      <p>{option.help}</p>
      {values ? (
        <ul>
          {values.slice(0, MOST_LISTED).map((value) => (
            <li key={String(value)}>
              {wordsOf(option, value)}
              {value === usual && <em>{words.isUsual}</em>}
            </li>
          ))}
          {values.length > MOST_LISTED && <li>{words.andMore(values.length - MOST_LISTED)}</li>}
        </ul>
      ) : (
        option.min !== undefined && (
          <p>
            {words.fromTo({
              min: option.min,
              max: option.max,
              usual: usual !== undefined && words.usually(String(usual)),
            })}
          </p>
        )
      )}
    </section>
  );
}

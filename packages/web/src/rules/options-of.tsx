// What can be agreed about a game before it is played, beside its rules: every option with its values in words.

import type { Game, Option } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
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
    <aside class="rulesoptions rules-text" aria-label="Options">
      <h2>Options</h2>
      {game.value?.options.map((option) => (
        <OptionInWords key={option.key} option={option} />
      ))}
      <a class="btn small" href={`#/set/${id}`}>
        Set the table
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
              {value === usual && <em> (usual)</em>}
            </li>
          ))}
          {values.length > MOST_LISTED && <li>and {values.length - MOST_LISTED} more</li>}
        </ul>
      ) : (
        option.min !== undefined && (
          <p>
            From {option.min} to {option.max}
            {usual !== undefined && `; usually ${usual}`}.
          </p>
        )
      )}
    </section>
  );
}

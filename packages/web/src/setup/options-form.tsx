// Every option of a game as a question in plain words: what it decides, its values, and which is usual.

import { accepts, type Game, type Option, type OptionValue, type Rules } from '@messdeck/engine';
import type { Signal } from '@preact/signals';
import type { JSX, TargetedInputEvent } from 'preact';
import * as words from '#words/setup.ts';
import { applies, type OptionRules, valuesThatApply } from '../games/applies.ts';
import { titleOf, usualValue, wordsOf } from '../games/options.ts';
import { FinerPoints, finerOf } from './finer-points.tsx';
import { OptionNoteLine, type OptionNotes, useOptionNotes } from './option-note.tsx';
import { TwoStarts } from './two-starts.tsx';

export interface OptionsProps {
  readonly game: Game;
  /** Which options decide anything. */
  readonly when: OptionRules;
  /** The rule sheet that the game follows. */
  readonly source: string;
  readonly seats: number;
  readonly given: Signal<Rules>;
  readonly rules: Rules;
}

export function OptionsForm({ game, when, source, seats, given, rules }: OptionsProps): JSX.Element {
  const asked = game.options.filter((option) => applies(when, option, rules, seats));
  const more = when.otherwise?.(seats);
  const finer = finerOf(asked);
  const notes = useOptionNotes(game);
  const counted = asked.some((option) => option.values?.some((value) => notes(option.key, value)));
  const usual = (option: Option): OptionValue => usualValue(game, option, given.value, seats);
  const choose = (option: Option, value: OptionValue): void => {
    const { [option.key]: _, ...others } = given.value;
    given.value = value === usual(option) ? others : { ...others, [option.key]: value };
  };
  const field = (option: Option): JSX.Element => (
    <OptionField
      key={option.key}
      option={option}
      values={valuesThatApply(when, option, rules, seats)}
      twice={when.twice?.[option.key]?.(rules) ?? false}
      value={rules[option.key]}
      usual={usual(option)}
      choose={(value) => choose(option, value)}
      notes={notes}
    />
  );
  return (
    <section class="options" aria-labelledby="how">
      <h2 id="how">{words.howYouPlay}</h2>
      <p class="source">{asked.length > 0 ? words.basedOn(source) : words.basedOnWithoutOptions(source)}</p>
      {asked.filter((option) => !finer.includes(option)).map(field)}
      {finer.length > 0 && (
        <FinerPoints options={finer} changed={(option) => rules[option.key] !== usual(option)}>
          {finer.map(field)}
        </FinerPoints>
      )}
      {more && <p class="source">{more}</p>}
      {counted && (
        <p class="source">
          {words.countedBothWays} <a href={`#/almanac/${game.id}`}>{words.almanac}</a>
        </p>
      )}
    </section>
  );
}

interface FieldProps {
  readonly option: Option;
  /** The values to choose from; undefined where any number or text of a form will do. */
  readonly values: readonly OptionValue[] | undefined;
  readonly value: OptionValue;
  /** Whether each of two players has one of his own. */
  readonly twice: boolean;
  readonly usual: OptionValue;
  readonly choose: (value: OptionValue) => void;
  readonly notes: OptionNotes;
}

/** Up to five values are shown at once; more of them, numbers and texts have a field. */
function OptionField(props: FieldProps): JSX.Element {
  const { option, values } = props;
  const help = `help-${option.key}`;
  return (
    <fieldset aria-describedby={help}>
      <legend>{titleOf(option)}</legend>
      <p class="help" id={help}>
        {option.help}
      </p>
      {props.twice ? (
        <TwoStarts {...props} />
      ) : values === undefined ? (
        <FreeValue {...props} />
      ) : values.length > 5 ? (
        <ManyValues {...props} values={values} />
      ) : (
        <FewValues {...props} values={values} />
      )}
    </fieldset>
  );
}

type ValuesProps = FieldProps & { readonly values: readonly OptionValue[] };

/** Short words stand side by side, sentences one below the other. */
function FewValues({ option, value, usual, choose, values, notes }: ValuesProps): JSX.Element {
  const short = values.every((candidate) => wordsOf(option, candidate).length <= 8);
  return (
    <div class={short ? 'chips' : 'picks'}>
      {values.map((candidate) => (
        <label class={short ? 'chip' : 'pick'} key={String(candidate)}>
          <input
            type="radio"
            name={option.key}
            value={String(candidate)}
            checked={candidate === value}
            onChange={() => choose(candidate)}
          />
          <span>
            {wordsOf(option, candidate)}
            {candidate === usual && <small class="usual">{` ${words.usual}`}</small>}
          </span>
          {!short && candidate !== usual && (
            <OptionNoteLine notes={notes} option={option.key} value={candidate} />
          )}
        </label>
      ))}
    </div>
  );
}

function ManyValues({ option, value, usual, choose, values }: ValuesProps): JSX.Element {
  return (
    <span class="level">
      <select
        aria-label={titleOf(option)}
        value={String(value)}
        onChange={(event) =>
          choose(values.find((candidate) => String(candidate) === event.currentTarget.value)!)
        }
      >
        {values.map((candidate) => (
          <option key={String(candidate)} value={String(candidate)}>
            {candidate === usual ? words.usualValue(wordsOf(option, candidate)) : wordsOf(option, candidate)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A whole number, or a text of a form; what the option does not accept is not taken over. */
function FreeValue({ option, value, usual, choose }: FieldProps): JSX.Element {
  const number = option.pattern === undefined;
  const read = (event: TargetedInputEvent<HTMLInputElement>): void => {
    const text = event.currentTarget.value;
    const wanted = number ? Number(text) : text.trim();
    if (accepts(option, wanted)) choose(wanted);
  };
  const shared = { 'aria-label': titleOf(option), required: true, value: String(value), onInput: read };
  return (
    <span class="free">
      {number ? (
        <input type="number" min={option.min!} max={option.max!} {...shared} />
      ) : (
        <input type="text" pattern={option.pattern!} {...shared} />
      )}
      <small>
        {number ? words.fromTo(option.min!, option.max!, String(usual)) : words.usually(String(usual))}
      </small>
    </span>
  );
}

// One of a few, side by side: a radio group that looks like a strip of keys.

import type { JSX } from 'preact';

interface SegmentsProps<V extends string> {
  readonly name: string;
  readonly label: string;
  /** Read aloud, but not shown. */
  readonly quiet?: boolean;
  readonly values: readonly (readonly [V, string])[];
  readonly value: V;
  readonly choose: (value: V) => void;
}

export function Segments<V extends string>(props: SegmentsProps<V>): JSX.Element {
  const { name, label, quiet, values, value, choose } = props;
  return (
    <fieldset>
      <legend class={quiet ? 'sr' : undefined}>{label}</legend>
      <div class="segments">
        {values.map(([id, words]) => (
          <label key={id}>
            <input type="radio" name={name} checked={value === id} onChange={() => choose(id)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

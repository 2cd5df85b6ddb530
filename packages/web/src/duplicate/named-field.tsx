// The field for a player's name, on every form of a challenge.

import type { Signal } from '@preact/signals';
import type { JSX, Ref } from 'preact';

interface NamedFieldProps {
  readonly label: string;
  readonly name: Signal<string>;
  readonly field: Ref<HTMLInputElement>;
  /** Hears that the name was changed. */
  readonly changed?: () => void;
}

export function NamedField({ label, name, field, changed }: NamedFieldProps): JSX.Element {
  return (
    <label class="named-field">
      <span>{label}</span>
      <input
        class="field"
        ref={field}
        maxLength={24}
        autocomplete="nickname"
        value={name.value}
        onInput={(event) => {
          name.value = event.currentTarget.value;
          changed?.();
        }}
      />
    </label>
  );
}

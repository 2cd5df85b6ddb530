// The line beside an option that says what it changes, and a small scale with the usual rules in the middle.

import type { Game, OptionValue } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

export interface OptionNote {
  /** "+3.7 a hand for the bidder", or that nothing can be told. */
  readonly main: string;
  readonly words: string;
  /** Where it stands between the ends of a scale, from -1 to 1; left out where nothing can be told. */
  readonly place?: number;
}

export type OptionNotes = (key: string, value: OptionValue) => OptionNote | undefined;

/** What has been counted of this game's options, once it is there; without a network nothing is missed. */
export function useOptionNotes(game: Game): OptionNotes {
  const notes = useSignal<OptionNotes>(() => undefined);
  useEffect(() => {
    import('../study/almanac/option-notes.ts').then(
      async ({ optionNotes }) => {
        notes.value = await optionNotes(game);
      },
      () => undefined,
    );
  }, [game]);
  return notes.value;
}

interface OptionNoteProps {
  readonly notes: OptionNotes;
  readonly option: string;
  readonly value: OptionValue;
}

export function OptionNoteLine({ notes, option, value }: OptionNoteProps): JSX.Element | null {
  const note = notes(option, value);
  if (!note) return null;
  const { main, words, place } = note;
  return (
    <small class="option-note">
      {place === undefined ? <i>{main}</i> : <b>{main}</b>} {words}
      {place !== undefined && (
        <svg viewBox="0 0 80 14" width="80" height="14" aria-hidden="true">
          <path d="M2 7H78M40 2V12" />
          <circle class={place < 0 ? 'less' : ''} cx={40 + 32 * place} cy="7" r="4.5" />
        </svg>
      )}
    </small>
  );
}

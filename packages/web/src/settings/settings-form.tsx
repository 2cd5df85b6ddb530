// The settings as a form: every choice is a row of radio buttons and holds at once.

import type { JSX } from 'preact';
import { useArrival } from '../app/arrival.ts';
import { known, offerAgain } from '../learn/known.ts';
import { CHOICES, type Settings, set, settings } from './settings.ts';

export function SettingsForm(): JSX.Element {
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      {CHOICES.map(({ key, title, values }) => (
        <fieldset key={key}>
          <legend>{title}</legend>
          <div class="choices row">
            {Object.entries(values).map(([value, words]) => (
              <label class="choice" key={value}>
                <input
                  type="radio"
                  name={`setting-${key}`}
                  value={value}
                  checked={settings.value[key] === value}
                  onChange={() => set(key, value as Settings[typeof key])}
                />
                <span>{words}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}

/** The settings as a page of their own, reached from the shelf. */
export function SettingsPage(): JSX.Element {
  useArrival();
  return (
    <main class="settings-page slip">
      <h1>Settings</h1>
      <SettingsForm />
      {known.value.offered.length > 0 && (
        <button type="button" class="btn" onClick={offerAgain}>
          Offer “How to play” before matches again
        </button>
      )}
      <a class="btn primary" href="#/">
        Back to the shelf
      </a>
    </main>
  );
}

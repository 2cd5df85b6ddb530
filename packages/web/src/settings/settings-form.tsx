// The settings as a form: every choice is a row of radio buttons and holds at once.

import type { JSX } from 'preact';
import { useArrival } from '../app/arrival.ts';
import { known, offerAgain } from '../learn/known.ts';
import { type Settings, set, settings } from './settings.ts';

/** Key, title, and the words for every value. */
const CHOICES: readonly {
  readonly key: keyof Settings;
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}[] = [
  { key: 'light', title: 'Light', values: { system: 'As the system', light: 'Daylight', dark: 'Lamplight' } },
  { key: 'cloth', title: 'Cloth', values: { olive: 'Olive', slate: 'Slate', walnut: 'Walnut' } },
  { key: 'cards', title: 'Cards in hand', values: { small: 'Small', usual: 'Usual', large: 'Large' } },
  {
    key: 'motion',
    title: 'Cards move',
    values: { off: 'At once', brisk: 'Briskly', natural: 'Naturally', slow: 'Slowly' },
  },
  { key: 'sound', title: 'Sound', values: { off: 'Off', on: 'On' } },
  {
    key: 'pace',
    title: 'Bots play',
    values: { slow: 'Slowly', natural: 'Naturally', brisk: 'Briskly', instant: 'At once' },
  },
  { key: 'reaction', title: 'Bots call', values: { slow: 'Late', natural: 'Naturally', quick: 'Quickly' } },
  { key: 'windows', title: 'Time to call', values: { short: 'Short', usual: 'Usual', long: 'Long' } },
  { key: 'keys', title: 'Single-key shortcuts', values: { on: 'On', off: 'Off' } },
];

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

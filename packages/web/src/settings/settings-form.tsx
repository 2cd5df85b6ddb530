// The settings as a form: every choice is a row of radio buttons and holds at once. Below it, the way to leave a device.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useArrival } from '../shared/arrival.ts';
import { type Settings, set, settings } from '../shared/settings.ts';
import { LeaveDevice } from './leave-device.tsx';
import { wantNotices } from './notices.ts';

/** By setting: its title, and the words for every value. */
const CHOICES: {
  readonly [K in keyof Settings]: {
    readonly title: string;
    readonly values: Readonly<Record<Settings[K], string>>;
  };
} = {
  light: { title: 'Theme', values: { system: 'Match system', light: 'Light', dark: 'Dark' } },
  cloth: { title: 'Cloth', values: { olive: 'Olive', slate: 'Slate', walnut: 'Walnut' } },
  cards: { title: 'Cards in hand', values: { small: 'Small', usual: 'Normal', large: 'Large' } },
  motion: {
    title: 'Card speed',
    values: { off: 'Instant', brisk: 'Fast', natural: 'Normal', slow: 'Slow' },
  },
  sound: { title: 'Sound', values: { off: 'Off', on: 'On' } },
  bell: { title: 'Sound on your turn (with friends)', values: { off: 'Off', on: 'On' } },
  notices: { title: 'Notification on your turn (with friends)', values: { off: 'Off', on: 'On' } },
  pace: {
    title: 'Bot speed',
    values: { slow: 'Slow', natural: 'Normal', brisk: 'Fast', instant: 'Instant' },
  },
  reaction: { title: 'How fast bots call', values: { slow: 'Slow', natural: 'Normal', quick: 'Fast' } },
  windows: { title: 'Time to call', values: { short: 'Short', usual: 'Normal', long: 'Long' } },
  keys: { title: 'Single-key shortcuts', values: { on: 'On', off: 'Off' } },
};

const KEYS = Object.keys(CHOICES) as (keyof Settings)[];

export function SettingsForm(): JSX.Element {
  const trouble = useSignal('');
  const choose = async (key: keyof Settings, value: string): Promise<void> => {
    trouble.value = '';
    // The browser is asked first.
    if (key === 'notices' && value === 'on') trouble.value = await wantNotices();
    else set(key, value as Settings[typeof key]);
  };
  return (
    <>
      <form class="settings" onSubmit={(event) => event.preventDefault()}>
        {KEYS.map((key) => (
          <fieldset key={key}>
            <legend>{CHOICES[key].title}</legend>
            <div class="choices row">
              {Object.entries(CHOICES[key].values).map(([value, words]) => (
                <label class="choice" key={value}>
                  <input
                    type="radio"
                    name={`setting-${key}`}
                    value={value}
                    checked={settings.value[key] === value}
                    onChange={() => void choose(key, value)}
                  />
                  <span>{words}</span>
                </label>
              ))}
            </div>
            {key === 'notices' && trouble.value && (
              <p class="soft" role="alert">
                {trouble.value}
              </p>
            )}
          </fieldset>
        ))}
      </form>
      <LeaveDevice />
    </>
  );
}

/** The settings as a page of their own, reached from the shelf. */
export function SettingsPage(): JSX.Element {
  useArrival();
  return (
    <main class="settings-page slip">
      <h1>Settings</h1>
      <SettingsForm />
      <a class="btn primary" href="#/">
        Back to the shelf
      </a>
    </main>
  );
}

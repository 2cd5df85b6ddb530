// The settings as a form: every choice is a row of radio buttons and holds at once. Below it, the way to leave a device.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/settings.tsx';
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
  light: { title: words.theme, values: { system: words.matchSystem, light: words.light, dark: words.dark } },
  cloth: { title: words.cloth, values: { olive: words.olive, slate: words.slate, walnut: words.walnut } },
  cards: {
    title: words.cardsInHand,
    values: { small: words.small, usual: words.normal, large: words.large },
  },
  motion: {
    title: words.cardSpeed,
    values: { off: words.instant, brisk: words.fast, natural: words.normal, slow: words.slow },
  },
  sound: { title: words.sound, values: { off: words.off, on: words.on } },
  bell: { title: words.soundOnTurn, values: { off: words.off, on: words.on } },
  notices: { title: words.noticeOnTurn, values: { off: words.off, on: words.on } },
  pace: {
    title: words.botSpeed,
    values: { slow: words.slow, natural: words.normal, brisk: words.fast, instant: words.instant },
  },
  reaction: {
    title: words.howFastBotsCall,
    values: { slow: words.slow, natural: words.normal, quick: words.fast },
  },
  windows: { title: words.timeToCall, values: { short: words.short, usual: words.normal, long: words.long } },
  keys: { title: words.singleKeyShortcuts, values: { on: words.on, off: words.off } },
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
      <h1>{words.settings}</h1>
      <SettingsForm />
      <a class="btn primary" href="#/">
        {words.backToTheShelf}
      </a>
    </main>
  );
}

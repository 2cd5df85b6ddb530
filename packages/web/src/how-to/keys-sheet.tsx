// All keys on one sheet, opened with "?" from anywhere.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './how-to.css';
import './keys-sheet.css';
import { keysWanted } from '../shared/open-sheet.ts';
import { set, settings } from '../shared/settings.ts';

type Row = readonly [keys: readonly string[], what: string];

const GROUPS: readonly (readonly [string, readonly Row[]])[] = [
  [
    'Anywhere',
    [
      [['?'], 'This sheet'],
      [['Esc'], 'Close, or put a card back'],
      [['Tab'], 'Next part of the page'],
    ],
  ],
  [
    'The table',
    [
      [['H'], 'Hint: what a bot would do and why'],
      [['1', '2', '3'], 'Raise one of the cards the hint suggests'],
      [['Z'], 'Enlarge the card you point at'],
      [['L'], 'Last trick'],
      [['R'], 'How to play and the rules'],
      [['P'], 'Pause or resume'],
      [['Space'], 'Continue: next hand or lesson step'],
      [['U'], 'Undo (with friends: ask to take back)'],
      [['Y'], 'Redo'],
    ],
  ],
  [
    'Calls',
    [
      [['C'], 'Bang! and Halt!'],
      [['X'], 'Let it pass'],
      [['Space'], 'Bang!'],
    ],
  ],
  [
    'Your hand',
    [
      [['←', '→'], 'Move along your cards'],
      [['Home', 'End'], 'First card, last card'],
      [['Enter'], 'Raise the card; press again to play it'],
      [['S'], 'Sort by suit or by rank'],
    ],
  ],
  [
    'Solitaire and lessons',
    [
      [['D'], 'Flag: deal, or turn the hand over'],
      [['F'], 'Flag: send a card to the flag'],
      [['Enter'], 'Lesson: next'],
      [['Backspace'], 'Lesson: back'],
    ],
  ],
  [
    'Replay',
    [
      [['←', '→'], 'Card by card (in a review: choice by choice)'],
      [['↑', '↓'], 'Trick by trick'],
      [['Space'], 'Play or pause'],
      [['1–8'], 'View from a seat; 0 shows all cards'],
      [['R', 'W', 'P', 'S'], 'Review, what if, play from here, share'],
    ],
  ],
];

export function KeysSheet(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  const letters = settings.value.keys === 'on';
  return (
    <dialog
      class="howto keys-sheet"
      ref={dialog}
      data-pack="parker"
      aria-labelledby="keys-title"
      {...{ closedby: 'any' }}
      onClose={() => (keysWanted.value = false)}
    >
      <header>
        <div>
          <h2 id="keys-title">Keys</h2>
          <p class="eyebrow">Everything also works by tapping or with Tab and Enter</p>
        </div>
        <button type="button" class="btn small" onClick={close}>
          Close
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="keys" tabIndex={0} aria-label="All keys">
        <div class="groups">
          {GROUPS.map(([title, rows]) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {rows.map(([keys, what]) => (
                  <div key={what}>
                    <dt>
                      {keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dt>
                    <dd>{what}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </section>
      <footer>
        <label class="never">
          <input type="checkbox" checked={letters} onChange={() => set('keys', letters ? 'off' : 'on')} />
          Use single-letter shortcuts on this device
        </label>
        <button type="button" class="btn" onClick={close}>
          Close
        </button>
      </footer>
    </dialog>
  );
}

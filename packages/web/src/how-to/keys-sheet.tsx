// All keys on one sheet, opened with "?" from anywhere.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '#words/keys.ts';
import './how-to.css';
import './keys-sheet.css';
import { keysWanted } from '../shared/open-sheet.ts';
import { set, settings } from '../shared/settings.ts';

type Row = readonly [keys: readonly string[], what: string];

const GROUPS: readonly (readonly [string, readonly Row[]])[] = [
  [
    words.anywhere,
    [
      [['?'], words.thisSheet],
      [[words.esc], words.closeOrPutBack],
      [[words.tab], words.nextPart],
    ],
  ],
  [
    words.table,
    [
      [['H'], words.hintWhatBotWouldDo],
      [['1', '2', '3'], words.raiseHinted],
      [['Z'], words.enlargeCard],
      [['L'], words.lastTrick],
      [['R'], words.howToAndRules],
      [['P'], words.pauseResume],
      [[words.space], words.goOn],
      [['U'], words.undo],
      [['Y'], words.redo],
    ],
  ],
  [
    words.calls,
    [
      [['C'], words.bangAndHalt],
      [['X'], words.letPass],
      [[words.space], words.callBang],
    ],
  ],
  [
    words.yourHand,
    [
      [['←', '→'], words.moveAlongYourCards],
      [[words.home, words.end], words.firstAndLast],
      [[words.enter], words.raiseOrPlay],
      [['S'], words.sortHand],
    ],
  ],
  [
    words.solitaireLessons,
    [
      [['D'], words.flagDeal],
      [['F'], words.flagSend],
      [[words.enter], words.lessonNext],
      [[words.backspace], words.lessonBack],
    ],
  ],
  [
    words.replay,
    [
      [['←', '→'], words.cardByCard],
      [['↑', '↓'], words.trickByTrick],
      [[words.space], words.playPause],
      [['1–8'], words.viewFromSeat],
      [['R', 'W', 'P', 'S'], words.reviewAndOthers],
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
          <h2 id="keys-title">{words.keys}</h2>
          <p class="eyebrow">{words.everythingElse}</p>
        </div>
        <button type="button" class="btn small" onClick={close}>
          {words.close}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="keys" tabIndex={0} aria-label={words.allKeys}>
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
          {words.useShortcuts}
        </label>
        <button type="button" class="btn" onClick={close}>
          {words.close}
        </button>
      </footer>
    </dialog>
  );
}

// A match or a moment of it to share: the link by the system's sheet or the clipboard, the record as a file, and a
// small picture of the result. Nothing is sent anywhere by this page.

import { YOU } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as say from '#words/replay.tsx';
import { saveFile } from '../shared/save-file.ts';
import { SheetDialog } from '../shared/sheet-dialog.tsx';
import { lastName } from '../sources/remote/kept.ts';
import { replayAddress } from '../sources/replay/address.ts';
import { makeLink } from '../sources/replay/link.ts';
import type { ReplayFrames } from '../sources/replay/replay-frames.ts';
import { resultPicture, toPng } from './picture.ts';
import type { TransportProps } from './transport-props.ts';

/** Where a link leads to. */
type OpensOn = 'first' | 'result' | 'here';

const OPENS_ON: readonly (readonly [OpensOn, string])[] = [
  ['first', say.firstCard],
  ['result', say.result],
  ['here', say.thisMoment],
];

/** The link with a name in the place of "You", which would mean anyone who opens it. */
function useNamed({ record, game }: ReplayFrames, link: string, name: string): string {
  const named = useSignal(link);
  useEffect(() => {
    let typed = false;
    const other = name.trim();
    const seats = record.seats.map((seat) => (seat.name === YOU && other ? { ...seat, name: other } : seat));
    const made = other ? makeLink({ ...record, seats }, game) : Promise.resolve(link);
    void made.then((found) => {
      if (!typed) named.value = found;
    });
    return () => {
      typed = true;
    };
  }, [link, name]);
  return named.value;
}

export function Share({
  moment,
  model,
  look,
  link,
  close,
}: TransportProps & { readonly close: () => void }): JSX.Element {
  const { record, game } = moment.film;
  const opensOn = useSignal<OpensOn>('first');
  const name = useSignal(lastName());
  const said = useSignal('');
  const named = useNamed(moment.film, link, name.value);
  const hash = {
    first: `#/replay/${named}`,
    result: replayAddress(named, moment.film.length, look.value),
    here: replayAddress(named, moment.at.value, look.value),
  }[opensOn.value];
  const address = `${location.origin}${location.pathname}${hash}`;
  const picture = resultPicture(moment.film, model.faces);
  const title = say.matchOf(game.title);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      said.value = say.linkCopied;
    } catch {
      said.value = say.noClipboard;
    }
  };
  const send = (): void => {
    navigator.share({ title, url: address }).catch(() => {});
  };
  return (
    <SheetDialog title={say.shareThisMatch} close={close}>
      <div class="share-grid">
        <div
          class="picture"
          role="img"
          aria-label={say.withResult(title)}
          dangerouslySetInnerHTML={{ __html: picture }}
        />
        <div class="share-ways">
          <p>{say.linkHolds(Math.ceil(address.length / 100) / 10)}</p>
          <fieldset class="row-of">
            <legend>{say.opens}</legend>
            {OPENS_ON.map(([value, words]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="opens-on"
                  checked={opensOn.value === value}
                  onChange={() => (opensOn.value = value)}
                />
                {words}
              </label>
            ))}
          </fieldset>
          {record.seats.some((seat) => seat.name === YOU) && (
            <label>
              {say.yourName}
              <input
                class="field"
                maxLength={20}
                placeholder={YOU}
                autocomplete="nickname"
                value={name.value}
                onInput={(event) => (name.value = event.currentTarget.value)}
              />
            </label>
          )}
          <input
            class="field"
            readOnly
            value={address}
            aria-label={say.link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div class="deeds">
            <button type="button" class="btn primary" onClick={() => void copy()}>
              {say.copyLink}
            </button>
            {'share' in navigator && (
              <button type="button" class="btn small" onClick={send}>
                {say.send}
              </button>
            )}
            <button
              type="button"
              class="btn small"
              onClick={() =>
                saveFile(new Blob([JSON.stringify(record)], { type: 'application/json' }), `${game.id}.json`)
              }
            >
              {say.saveRecord}
            </button>
            <button
              type="button"
              class="btn small"
              onClick={() => void toPng(picture).then((png) => saveFile(png, `${game.id}.png`))}
            >
              {say.savePicture}
            </button>
          </div>
          <p role="status">{said.value}</p>
        </div>
      </div>
    </SheetDialog>
  );
}

// A match or a moment of it to share: the link by the system's sheet or the clipboard, the record as a file, and a
// small picture of the result. Nothing is sent anywhere by this page.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { saveFile } from '../app/save-file.ts';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { replayAddress } from './address.ts';
import { resultPicture, toPng } from './picture.ts';
import type { TransportProps } from './transport-props.ts';

export function Share({
  moment,
  model,
  look,
  link,
  close,
}: TransportProps & { readonly close: () => void }): JSX.Element {
  const { record, game } = moment.film;
  const here = useSignal(false);
  const said = useSignal('');
  const hash = here.value ? replayAddress(link, moment.at.value, look.value) : `#/replay/${link}`;
  const address = `${location.origin}${location.pathname}${hash}`;
  const picture = resultPicture(moment.film, model.faces);
  const title = `A match of ${game.title}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      said.value = 'The link is on the clipboard.';
    } catch {
      said.value = 'The clipboard is closed to this page: choose the link and copy it.';
    }
  };
  const send = (): void => {
    navigator.share({ title, url: address }).catch(() => {});
  };
  return (
    <SheetDialog title="Share this match" close={close}>
      <div class="share-grid">
        <div
          class="picture"
          role="img"
          aria-label={`${title}, with its result`}
          dangerouslySetInnerHTML={{ __html: picture }}
        />
        <div class="share-ways">
          <p>
            The whole match stands in the link itself, {Math.ceil(address.length / 100) / 10} kB of it.
            Nothing is sent anywhere.
          </p>
          <label>
            <input
              type="checkbox"
              checked={here.value}
              onChange={(event) => (here.value = event.currentTarget.checked)}
            />
            Begin at this moment
          </label>
          <input
            class="field"
            readOnly
            value={address}
            aria-label="Link"
            onFocus={(event) => event.currentTarget.select()}
          />
          <div class="deeds">
            <button type="button" class="btn primary" onClick={() => void copy()}>
              Copy the link
            </button>
            {'share' in navigator && (
              <button type="button" class="btn small" onClick={send}>
                Send it
              </button>
            )}
            <button
              type="button"
              class="btn small"
              onClick={() =>
                saveFile(new Blob([JSON.stringify(record)], { type: 'application/json' }), `${game.id}.json`)
              }
            >
              Save the record
            </button>
            <button
              type="button"
              class="btn small"
              onClick={() => void toPng(picture).then((png) => saveFile(png, `${game.id}.png`))}
            >
              Save the picture
            </button>
          </div>
          <p role="status">{said.value}</p>
        </div>
      </div>
    </SheetDialog>
  );
}

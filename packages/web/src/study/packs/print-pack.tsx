// Print this pack: what, on which paper, how, and what the first sheet will look like.

import type { PackId } from '@messdeck/faces';
import type { PrintedFile } from '@messdeck/print';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/study/packs.tsx';
import { boxes } from '../../games/catalog.ts';
import { saveFile } from '../../shared/save-file.ts';
import { SheetDialog } from '../../shared/sheet-dialog.tsx';
import { filesOf, testSheet } from './make-files.ts';
import { addressOf, type OpenedFile, waitingTab } from './open-files.ts';
import './print.css';
import { PrintChoices } from './print-choices.tsx';
import { keepWishes, keptWishes, POSTERS, type PrintWishes, saysWhat } from './print-wishes.ts';
import { SheetPreview } from './sheet-preview.tsx';

interface PrintPackProps {
  readonly pack: PackId;
  /** How many it has. */
  readonly cards: number;
  readonly close: () => void;
}

const AT_FULL_SIZE = words.atFullSize;

export function PrintPack({ pack, cards, close }: PrintPackProps): JSX.Element {
  const wishes = useSignal<PrintWishes>(keptWishes());
  const said = useSignal('');
  const busy = useSignal(false);
  const opened = useSignal<readonly OpenedFile[]>([]);
  const asking = useSignal(false);
  const set = (change: Partial<PrintWishes>): void => {
    wishes.value = { ...wishes.value, ...change };
    said.value = '';
    opened.value = [];
    keepWishes(wishes.value);
  };
  const { title } = boxes.find((box) => box.pack === pack)!;
  // A poster stays chosen for the packs that have one.
  const wanted = {
    ...wishes.value,
    parts: wishes.value.parts.filter((part) => part !== 'poster' || POSTERS[pack]),
  };
  /** Hands out each file as soon as it is made; tells whether all of them were. */
  const make = async (
    from: AsyncIterable<PrintedFile>,
    handOut: (file: PrintedFile) => void,
  ): Promise<boolean> => {
    busy.value = true;
    opened.value = [];
    said.value = words.drawing;
    try {
      for await (const file of from) handOut(file);
      return true;
    } catch {
      said.value = words.notMade;
      return false;
    } finally {
      busy.value = false;
    }
  };
  const save = async (): Promise<void> => {
    const names: string[] = [];
    const made = await make(filesOf(pack, wanted), ({ bytes, name }) => {
      saveFile(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), name);
      names.push(name);
    });
    if (made) said.value = names.length === 1 ? words.saved(names[0]) : words.savedFiles(names.length);
  };
  const print = async (from: AsyncIterable<PrintedFile>, then: string): Promise<boolean> => {
    const tab = waitingTab();
    const files: OpenedFile[] = [];
    const made = await make(from, ({ bytes, name }) => {
      const file = { name, address: addressOf(bytes) };
      if (tab && files.length === 0) tab.location.href = file.address;
      files.push(file);
    });
    if (files.length === 0) tab?.close();
    opened.value = files;
    if (made) said.value = then;
    return made;
  };
  const printTest = (): Promise<boolean> => print(testSheet(wanted), words.readNumbers(AT_FULL_SIZE));
  const printAll = async (): Promise<void> => {
    const made = await print(filesOf(pack, wanted), AT_FULL_SIZE);
    const { parts, way, backs, asked } = wanted;
    asking.value = made && !asked && backs && way === 'home' && parts.includes('cards');
  };
  const answer = (linedUp: boolean): void => {
    asking.value = false;
    set({ asked: true });
    if (!linedUp) void printTest();
  };
  const idle = !busy.value && wanted.parts.length > 0;
  return (
    <SheetDialog title={words.printPack(title)} close={close}>
      <form class="print-form" onSubmit={(event) => event.preventDefault()}>
        <SheetPreview pack={pack} wishes={wanted} />
        <PrintChoices
          pack={pack}
          cards={cards}
          wishes={wanted}
          set={set}
          busy={busy.value}
          printTest={() => void printTest()}
        />
        <footer>
          <div>
            <p role="status">{said.value || saysWhat(wanted, cards)}</p>
            {opened.value.length > 0 && (
              <ul aria-label={words.files}>
                {opened.value.map(({ name, address }) => (
                  <li key={name}>
                    <a href={address} target="_blank" rel="noreferrer">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {asking.value && (
              <fieldset class="asks">
                <legend>{words.doBacksLineUp}</legend>
                <button type="button" class="btn small" onClick={() => answer(true)}>
                  {words.yes}
                </button>
                <button type="button" class="btn small" onClick={() => answer(false)}>
                  {words.noTestSheet}
                </button>
              </fieldset>
            )}
          </div>
          <p class="deeds">
            <button type="button" class="btn" disabled={!idle} onClick={() => void save()}>
              {words.saveAsPdf}
            </button>
            <button type="button" class="btn primary" disabled={!idle} onClick={() => void printAll()}>
              {words.printNow}
            </button>
          </p>
        </footer>
      </form>
    </SheetDialog>
  );
}

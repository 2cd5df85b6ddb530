// Print this pack: what, on which paper, how. The files are made on this device, by code that is loaded for it.

import type { PackId } from '@messdeck/faces';
import type { PrintedFile } from '@messdeck/print';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { boxes } from '../../games/catalog.ts';
import { rawRules } from '../../rules/read-rules.ts';
import { saveFile } from '../../shared/save-file.ts';
import { SheetDialog } from '../../shared/sheet-dialog.tsx';
import { keepWishes, keptWishes, type Part, type PrintWishes, saysWhat } from './print-wishes.ts';

interface PrintPackProps {
  readonly pack: PackId;
  /** How many it has. */
  readonly cards: number;
  readonly close: () => void;
}

const PARTS: readonly (readonly [Part, string, string])[] = [
  ['cards', 'Cards', 'with their backs'],
  ['box', 'Box', 'one sheet of card'],
  ['booklet', 'Rules booklet', 'to read, and to fold'],
  ['pads', 'Score pads', 'four slips a sheet'],
];

const POSTERS: Readonly<Partial<Record<PackId, string>>> = {
  sigs: 'Chart of Ranks',
  sammy: 'Map of the states',
};

const PAPERS = [
  ['a4', 'A4'],
  ['letter', 'US Letter'],
] as const;

const WAYS = [
  ['home', 'Home sheets: nine cards, both sides'],
  ['gutterfold', 'Gutterfold: one side, fold and glue'],
  ['proof', 'Proof: all cards on one page'],
  ['drivethru', 'Card printer: DriveThruCards'],
  ['gamecrafter', 'Card printer: The Game Crafter'],
  ['makeplayingcards', 'Card printer: MakePlayingCards'],
] as const;

const EDITIONS = [
  ['standard', 'Standard'],
  ['large', 'Large index'],
  ['four-color', 'Four colors'],
  ['ink-saving', 'Ink-saving, for white paper'],
] as const;

export function PrintPack({ pack, cards, close }: PrintPackProps): JSX.Element {
  const wishes = useSignal<PrintWishes>(keptWishes());
  const said = useSignal('');
  const busy = useSignal(false);
  const set = (change: Partial<PrintWishes>): void => {
    wishes.value = { ...wishes.value, ...change };
    said.value = '';
    keepWishes(wishes.value);
  };
  const { title } = boxes.find((box) => box.pack === pack)!;
  const poster = POSTERS[pack];
  const parts = poster ? [...PARTS, ['poster', poster, 'one sheet, or two'] as const] : PARTS;
  // A poster stays chosen for the packs that have one.
  const wanted = { ...wishes.value, parts: wishes.value.parts.filter((part) => part !== 'poster' || poster) };
  const make = async (from: AsyncIterable<PrintedFile>): Promise<void> => {
    busy.value = true;
    let count = 0;
    try {
      said.value = 'Drawing the sheets. They are made on this device; nothing is sent.';
      for await (const { bytes, name } of from) {
        saveFile(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), name);
        count++;
        said.value = `Saved ${name}.`;
      }
      if (count > 1) said.value = `Saved ${count} files.`;
    } catch {
      said.value = 'The PDF could not be made. Choose fewer things, and try again when the network is back.';
    }
    busy.value = false;
  };
  return (
    <SheetDialog title={`Print ${title}`} close={close}>
      <form class="print-form" onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend>What</legend>
          {parts.map(([part, name, words]) => (
            <label key={part}>
              <input
                type="checkbox"
                checked={wanted.parts.includes(part)}
                onChange={({ currentTarget: { checked } }) =>
                  set({
                    parts: checked
                      ? [...wishes.value.parts, part]
                      : wishes.value.parts.filter((other) => other !== part),
                  })
                }
              />
              <b>{name}</b> <small>{words}</small>
            </label>
          ))}
        </fieldset>
        <Choice label="Paper" values={PAPERS} value={wanted.paper} choose={(paper) => set({ paper })} />
        <Choice label="How" values={WAYS} value={wanted.way} choose={(way) => set({ way })} />
        <Choice
          label="Edition"
          values={EDITIONS}
          value={wanted.edition}
          choose={(edition) => set({ edition })}
        />
        <label class="wide">
          <input
            type="checkbox"
            checked={wanted.braille}
            onChange={({ currentTarget: { checked } }) => set({ braille: checked })}
          />
          <b>Braille</b> <small>rings beside the index, to press dots</small>
        </label>
        {wanted.way === 'home' && (
          <fieldset>
            <legend>Backs</legend>
            <label>
              <input
                type="checkbox"
                checked={wanted.backs}
                onChange={({ currentTarget: { checked } }) => set({ backs: checked })}
              />
              <b>Print backs</b> <small>on the other side</small>
            </label>
            {wanted.backs && (
              <>
                <p>
                  Printers miss a little when they turn the sheet. Print the test sheet once, read two
                  numbers: they are kept on this device.
                </p>
                <Millimeters label="To the right, mm" value={wanted.right} set={(right) => set({ right })} />
                <Millimeters label="Up, mm" value={wanted.up} set={(up) => set({ up })} />
                <button
                  type="button"
                  class="btn small"
                  disabled={busy.value}
                  onClick={() => make(testSheet(wanted))}
                >
                  Save the test sheet
                </button>
              </>
            )}
          </fieldset>
        )}
        <p role="status">{said.value || saysWhat(wanted, cards)}</p>
        <p class="deeds">
          <button
            type="button"
            class="btn primary"
            disabled={busy.value || wanted.parts.length === 0}
            onClick={() => make(filesOf(pack, wanted))}
          >
            Save as PDF
          </button>
        </p>
      </form>
    </SheetDialog>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly values: readonly (readonly [V, string])[];
  readonly value: V;
  readonly choose: (value: V) => void;
}

function Choice<V extends string>({ label, values, value, choose }: ChoiceProps<V>): JSX.Element {
  return (
    <label class="wide">
      <b>{label}</b>
      <select class="field" value={value} onChange={({ currentTarget }) => choose(currentTarget.value as V)}>
        {values.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface MillimetersProps {
  readonly label: string;
  readonly value: number;
  readonly set: (value: number) => void;
}

function Millimeters({ label, value, set }: MillimetersProps): JSX.Element {
  return (
    <label>
      <span>{label}</span>
      <input
        class="field"
        type="number"
        min="-5"
        max="5"
        step="0.1"
        value={value}
        onChange={({ currentTarget }) => set(Math.max(-5, Math.min(5, Number(currentTarget.value) || 0)))}
      />
    </label>
  );
}

async function* testSheet({ paper }: PrintWishes): AsyncGenerator<PrintedFile> {
  const { printTestSheet } = await import('@messdeck/print');
  yield await printTestSheet(paper, new Date());
}

/** One file after another, so that what is ready is saved. */
async function* filesOf(pack: PackId, wishes: PrintWishes): AsyncGenerator<PrintedFile> {
  const { parts, paper, way, edition, braille, backs, right, up } = wishes;
  const print = await import('@messdeck/print');
  const some = { pack, paper, date: new Date() };
  const has = (part: Part): boolean => parts.includes(part);
  if (has('cards'))
    yield await print.printDeck({ ...some, way, edition, braille, backs, offset: { right, up } });
  if (has('box')) yield await print.printBox(some);
  if (has('booklet')) {
    const games = print.PACKS.find(({ id }) => id === pack)!.games;
    const rules = Object.fromEntries(
      await Promise.all(games.map(async (game) => [game, await rawRules(game)] as const)),
    );
    yield await print.printBooklet({ ...some, rules });
    yield await print.printBooklet({ ...some, rules, imposed: true });
  }
  if (has('pads')) yield await print.printPads(some);
  if (has('poster'))
    for (const tiled of [false, true]) {
      const poster = await print.printPoster({ ...some, tiled });
      if (poster) yield poster;
    }
}

// The choices of the dialog for printing.

import type { PackId } from '@messdeck/faces';
import type { JSX } from 'preact';
import { EditionChoice } from './edition-choice.tsx';
import { type Part, POSTERS, type PrintWishes } from './print-wishes.ts';
import { Segments } from './segments.tsx';
import { Stepper } from './stepper.tsx';

type Way = PrintWishes['way'];

const PARTS: readonly (readonly [Part, string, string])[] = [
  ['box', 'Box', 'one sheet of card'],
  ['booklet', 'Rules booklet', 'to read, and to fold'],
  ['pads', 'Score pads', 'four slips a sheet'],
];

const PAPERS = [
  ['a4', 'A4'],
  ['letter', 'US Letter'],
] as const;

const PRINTERS = [
  ['drivethru', 'DriveThruCards'],
  ['gamecrafter', 'The Game Crafter'],
  ['makeplayingcards', 'MakePlayingCards'],
] as const;

const WAYS = [
  ['home', 'Home sheets'],
  ['gutterfold', 'Gutterfold'],
  ['proof', 'Proof'],
  ['printer', 'Card printer'],
] as const;

const HELP: Readonly<Record<(typeof WAYS)[number][0], string>> = {
  home: 'Nine cards a sheet, with cut marks in the waste.',
  gutterfold: 'Four cards a sheet, one side: fold, glue, then cut.',
  proof: 'All cards on one page, to look through.',
  printer: 'One side of a card on every page, with bleed and no marks.',
};

interface PrintChoicesProps {
  readonly pack: PackId;
  readonly cards: number;
  readonly wishes: PrintWishes;
  readonly set: (change: Partial<PrintWishes>) => void;
  readonly busy: boolean;
  readonly printTest: () => void;
}

export function PrintChoices({ pack, cards, wishes, set, busy, printTest }: PrintChoicesProps): JSX.Element {
  const printer = PRINTERS.find(([id]) => id === wishes.way)?.[0];
  const way = printer ? 'printer' : (wishes.way as Exclude<Way, (typeof PRINTERS)[number][0]>);
  const poster = POSTERS[pack];
  const parts = [
    ['cards', 'Cards', `${cards}, with their backs`] as const,
    ...PARTS,
    ...(poster ? [['poster', poster, 'one sheet, or two'] as const] : []),
  ];
  return (
    <div class="print-choices">
      <fieldset>
        <legend>What</legend>
        <div class="parts">
          {parts.map(([part, name, words]) => (
            <label key={part}>
              <span>
                <b>{name}</b> <small>{words}</small>
              </span>
              <input
                type="checkbox"
                checked={wishes.parts.includes(part)}
                onChange={({ currentTarget: { checked } }) =>
                  set({
                    parts: checked ? [...wishes.parts, part] : wishes.parts.filter((other) => other !== part),
                  })
                }
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div class="two">
        <Segments
          name="print-paper"
          label="Paper"
          values={PAPERS}
          value={wishes.paper}
          choose={(paper) => set({ paper })}
        />
        <div>
          <Segments
            name="print-way"
            label="How"
            values={WAYS}
            value={way}
            choose={(chosen) => set({ way: chosen === 'printer' ? PRINTERS[0][0] : chosen })}
          />
          {printer && (
            <Segments
              name="print-printer"
              label="Card printer"
              quiet
              values={PRINTERS}
              value={printer}
              choose={(chosen) => set({ way: chosen })}
            />
          )}
          <p class="help">{HELP[way]}</p>
        </div>
      </div>
      <EditionChoice pack={pack} value={wishes.edition} choose={(edition) => set({ edition })} />
      <label class="braille">
        <input
          type="checkbox"
          checked={wishes.braille}
          onChange={({ currentTarget: { checked } }) => set({ braille: checked })}
        />
        <span>
          <b>Braille</b> <small>rings beside the index, to press dots</small>
        </span>
      </label>
      {way === 'home' && (
        <div>
          <div class="backs">
            <Segments
              name="print-backs"
              label="Backs"
              values={[
                ['both', 'Both sides'],
                ['none', 'None'],
              ]}
              value={wishes.backs ? 'both' : 'none'}
              choose={(chosen) => set({ backs: chosen === 'both' })}
            />
            {wishes.backs && (
              <>
                <Stepper
                  label="mm right"
                  less="Farther left"
                  more="Farther right"
                  value={wishes.right}
                  set={(right) => set({ right })}
                />
                <Stepper
                  label="mm up"
                  less="Farther down"
                  more="Farther up"
                  value={wishes.up}
                  set={(up) => set({ up })}
                />
              </>
            )}
          </div>
          {wishes.backs && (
            <p class="help">
              Printers miss a little when they turn the sheet.{' '}
              <button type="button" class="link" disabled={busy} onClick={printTest}>
                Print the test sheet
              </button>{' '}
              once and enter its two numbers here. They are kept on this device.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

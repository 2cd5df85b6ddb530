// The choices of the dialog for printing.

import type { PackId } from '@messdeck/faces';
import type { JSX } from 'preact';
import * as say from '#words/study/packs.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { type Part, POSTERS, type PrintWishes } from './print-wishes.ts';
import { Segments } from './segments.tsx';
import { Stepper } from './stepper.tsx';

type Way = PrintWishes['way'];

const PARTS: readonly (readonly [Part, string, string])[] = [
  ['box', say.box, say.oneSheetCard],
  ['booklet', say.rulesBooklet, say.toReadAndFold],
  ['pads', say.scorePads, say.fourSlipsSheet],
];

const PAPERS = [
  ['a4', 'A4'],
  ['letter', say.usLetter],
] as const;

const PRINTERS = [
  ['drivethru', say.cardsWithBacks],
  ['gamecrafter', say.gameCrafter],
  ['makeplayingcards', say.makeplayingcards],
] as const;

const WAYS = [
  ['home', say.homeSheets],
  ['gutterfold', say.gutterfold],
  ['proof', say.proof],
  ['printer', say.cardPrinter],
] as const;

const HELP: Readonly<Record<(typeof WAYS)[number][0], string>> = {
  home: say.homeHelp,
  gutterfold: say.gutterfoldHelp,
  proof: say.proofHelp,
  printer: say.printerHelp,
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
    ['cards', say.cardsWanted, say.withTheirBacks(cards)] as const,
    ...PARTS,
    ...(poster ? [['poster', poster, say.oneSheetOrTwo] as const] : []),
  ];
  return (
    <div class="print-choices">
      <fieldset>
        <legend>{say.what}</legend>
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
          label={say.paper}
          values={PAPERS}
          value={wishes.paper}
          choose={(paper) => set({ paper })}
        />
        <div>
          <Segments
            name="print-way"
            label={say.how}
            values={WAYS}
            value={way}
            choose={(chosen) => set({ way: chosen === 'printer' ? PRINTERS[0][0] : chosen })}
          />
          {printer && (
            <Segments
              name="print-printer"
              label={say.cardPrinter}
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
          <b>{say.braille}</b> <small>{say.brailleHelp}</small>
        </span>
      </label>
      {way === 'home' && (
        <div>
          <div class="backs">
            <Segments
              name="print-backs"
              label={say.backs}
              values={[
                ['both', say.bothSides],
                ['none', say.none],
              ]}
              value={wishes.backs ? 'both' : 'none'}
              choose={(chosen) => set({ backs: chosen === 'both' })}
            />
            {wishes.backs && (
              <>
                <Stepper
                  label={say.mmRight}
                  less={say.fartherLeft}
                  more={say.fartherRight}
                  value={wishes.right}
                  set={(right) => set({ right })}
                />
                <Stepper
                  label={say.mmUp}
                  less={say.fartherDown}
                  more={say.fartherUp}
                  value={wishes.up}
                  set={(up) => set({ up })}
                />
              </>
            )}
          </div>
          {wishes.backs && (
            <p class="help">
              {say.printersMiss(
                <button type="button" class="link" disabled={busy} onClick={printTest}>
                  {say.printTestSheet}
                </button>,
              )}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

// What a host is asked about a table with friends: first the own name, who may come, and what happens to empty chairs;
// clock and talk are folded away.

import type { JSX } from 'preact';
import { CLOCKS, EMPTY, type Terms } from '../lobby/laying.ts';
import { NameField } from '../room/parts.tsx';

export function WhoComes({ terms: { name, open, empty, talk } }: { readonly terms: Terms }): JSX.Element {
  return (
    <>
      <NameField name={name} help="Other players see this. No account needed; nothing else is stored." />
      <Chips
        legend="Who can join"
        name="door"
        values={['Friends with the link', 'Anyone (listed under Tables)']}
        chosen={open.value ? 1 : 0}
        choose={(i) => {
          open.value = i === 1;
          talk.value = i === 0;
        }}
      />
      <Chips
        legend="Empty chairs"
        name="empty"
        values={EMPTY.map(({ label }) => label)}
        chosen={empty.value}
        choose={(i) => (empty.value = i)}
      />
    </>
  );
}

export function ClockAndTalk({ terms: { clock, talk } }: { readonly terms: Terms }): JSX.Element {
  return (
    <section class="at-table" aria-label="Clock and talk">
      <Chips
        legend="Clock"
        help="If your time runs out, a bot plays until you act again."
        name="clock"
        values={CLOCKS.map(({ label }) => label)}
        chosen={clock.value}
        choose={(i) => (clock.value = i)}
      />
      <Chips
        legend="Talk"
        name="talk"
        values={['Phrases and text', 'None']}
        chosen={talk.value ? 0 : 1}
        choose={(i) => (talk.value = i === 0)}
      />
    </section>
  );
}

interface ChipsProps {
  readonly legend: string;
  readonly name: string;
  readonly help?: string;
  readonly values: readonly string[];
  readonly chosen: number;
  readonly choose: (index: number) => void;
}

export function Chips({ legend, name, help, values, chosen, choose }: ChipsProps): JSX.Element {
  return (
    <fieldset class="how-many question">
      <legend>{legend}</legend>
      {help && <p class="help">{help}</p>}
      <div class="chips">
        {values.map((value, i) => (
          <label class="chip" key={value}>
            <input type="radio" name={name} checked={chosen === i} onChange={() => choose(i)} />
            <span>{value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

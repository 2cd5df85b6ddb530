// What a host is asked about a table with friends: the own name, who may come, clock, empty chairs and talk.

import type { JSX } from 'preact';
import { CLOCKS, EMPTY, type Terms } from './laying.ts';
import { NameField } from './parts.tsx';

export function AtThisTable({ terms }: { readonly terms: Terms }): JSX.Element {
  const { name, open, clock, empty, talk } = terms;
  return (
    <section class="at-table">
      <h2>At this table</h2>
      <NameField name={name} help="What the others see. No account, nothing else is kept." />
      <Chips
        legend="Who may come"
        name="door"
        values={['Only who has the link', 'Anybody: the table stands in the lobby']}
        chosen={open.value ? 1 : 0}
        choose={(i) => {
          open.value = i === 1;
          talk.value = i === 0;
        }}
      />
      <Chips
        legend="Clock"
        help="When time runs out a bot plays until its person acts again."
        name="clock"
        values={CLOCKS.map(({ label }) => label)}
        chosen={clock.value}
        choose={(i) => (clock.value = i)}
      />
      <Chips
        legend="Empty chairs"
        name="empty"
        values={EMPTY.map(({ label }) => label)}
        chosen={empty.value}
        choose={(i) => (empty.value = i)}
      />
      <Chips
        legend="Talk"
        name="talk"
        values={['Phrases and plain text', 'None']}
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

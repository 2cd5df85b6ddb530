// What a host is asked about a table with friends: first the own name, who may come, and what happens to empty chairs;
// clock and talk are folded away.

import type { JSX } from 'preact';
import * as ratingWords from '#words/ladder.ts';
import * as words from '#words/online/match.tsx';
import { CLOCKS, EMPTY, type Terms } from '../lobby/laying.ts';
import { NameField } from '../room/parts.tsx';

export function WhoComes({ terms: { name, open, empty, talk } }: { readonly terms: Terms }): JSX.Element {
  return (
    <>
      <NameField name={name} help={words.nameSeen} />
      <Chips
        legend={words.whoCanJoin}
        name="door"
        values={[words.friendsWithLink, words.anyoneListed]}
        chosen={open.value ? 1 : 0}
        choose={(i) => {
          open.value = i === 1;
          talk.value = i === 0;
        }}
      />
      <Chips
        legend={words.emptyChairs}
        name="empty"
        values={EMPTY.map(({ label }) => label)}
        chosen={empty.value}
        choose={(i) => (empty.value = i)}
      />
    </>
  );
}

export function ClockAndTalk({ terms: { clock, talk, rated } }: { readonly terms: Terms }): JSX.Element {
  return (
    <section class="at-table" aria-label={words.clockTalk}>
      <Chips
        legend={words.clock}
        help={words.botPlaysWhenTimeRunsOut}
        name="clock"
        values={CLOCKS.map(({ label }) => label)}
        chosen={clock.value}
        choose={(i) => (clock.value = i)}
      />
      <Chips
        legend={words.talk}
        name="talk"
        values={[words.phrasesAndText, words.none]}
        chosen={talk.value ? 0 : 1}
        choose={(i) => (talk.value = i === 0)}
      />
      <Chips
        legend={ratingWords.ratingsAtTable}
        help={ratingWords.ratedMeans}
        name="rated"
        values={[ratingWords.notRated, ratingWords.rated]}
        chosen={rated.value ? 1 : 0}
        choose={(i) => (rated.value = i === 1)}
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

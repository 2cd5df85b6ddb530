// The chairs of a table that is being set: how many there are, and in which of them a bot sits.

import type { Game } from '@messdeck/engine';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/online/room.tsx';
import { around, RELATIONS, type Relation } from '../../games/options.ts';
import { LevelOptions } from '../../setup/level-options.tsx';
import type { Terms } from '../lobby/laying.ts';
import { Chips } from '../match/at-this-table.tsx';

interface ChairsProps {
  readonly game: Game;
  readonly terms: Terms;
  readonly roleOf: (at: number) => Relation;
  /** What is said of the host’s own chair. */
  readonly own: string;
}

export function ChairsToSet({ game, terms: { seats, bots }, roleOf, own }: ChairsProps): JSX.Element {
  return (
    <section class="cloth" aria-label={words.seating}>
      {game.seats.length > 1 && (
        <Chips
          legend={words.players}
          name="seats"
          values={game.seats.map(String)}
          chosen={game.seats.indexOf(seats.value)}
          choose={(i) => (seats.value = game.seats[i])}
        />
      )}
      <ol class="seats" style={{ gridTemplateAreas: around(seats.value) }}>
        {Array.from({ length: seats.value }, (_, at) => (
          <Chair key={at} at={at} role={roleOf(at)} own={own} bots={bots} />
        ))}
      </ol>
      <p class="later">{words.canAlsoSeatBots}</p>
    </section>
  );
}

function Chair({
  at,
  role,
  own,
  bots,
}: {
  readonly at: number;
  readonly role: Relation;
  readonly own: string;
  readonly bots: Signal<Readonly<Record<number, string>>>;
}): JSX.Element {
  const bot = bots.value[at] ?? '';
  const choose = (value: string): void => {
    const { [at]: _, ...rest } = bots.value;
    bots.value = value === '' ? rest : { ...rest, [at]: value };
  };
  return (
    <li
      class="seat"
      data-side={role === 'partner' || at === 0 ? 'ours' : 'theirs'}
      style={{ gridArea: `s${at}` }}
    >
      <p class="name">{at === 0 ? words.you : bot === '' ? words.friend : words.bot}</p>
      <p class="role">{at === 0 ? own : RELATIONS[role]}</p>
      {at > 0 && (
        <label class="level">
          <span class="sr">{words.whoSitsIn(at + 1)}</span>
          <select value={bot} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">{words.friend}</option>
            <LevelOptions />
          </select>
        </label>
      )}
    </li>
  );
}

// The seats around the cloth: how many, who sits where, and how strong.

import type { Game, Rules } from '@messdeck/engine';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/setup.ts';
import { around, RELATIONS, relationOf } from '../games/options.ts';
import { LEVELS, seatPlayers } from '../games/players.ts';
import { LevelOptions } from './level-options.tsx';

export interface SeatsProps {
  readonly game: Game;
  readonly rules: Rules;
  readonly seats: Signal<number>;
  readonly bots: Signal<readonly string[]>;
  /** The rules do not go together: then nobody knows who is whose partner. */
  readonly broken: boolean;
}

export function SeatsOnCloth({ game, rules, seats, bots, broken }: SeatsProps): JSX.Element {
  const count = seats.value;
  const players = seatPlayers(count, bots.value);
  const setBot = (seat: number, bot: string): void => {
    bots.value = players.map((player, at) => (at === seat ? bot : (player.bot ?? '')));
  };
  return (
    <section class="cloth" aria-labelledby="who">
      <h2 class="sr" id="who">
        {words.seating}
      </h2>
      {game.seats.length > 1 && <SeatCount allowed={game.seats} seats={seats} />}
      <ol class="seats" style={{ gridTemplateAreas: around(count) }}>
        {players.map(({ name, bot }, seat) => {
          const relation = broken || seat === 0 ? 'further' : relationOf(game, rules, count, seat);
          const side = relation === 'partner' || seat === 0 ? 'ours' : 'theirs';
          return (
            <li class="seat" key={name} data-side={side} style={{ gridArea: `s${seat}` }}>
              <p class="name">{name}</p>
              {RELATIONS[relation] && <p class="role">{RELATIONS[relation]}</p>}
              {bot !== undefined && (
                <label class="level">
                  <span class="sr">{words.strengthOf(name)}</span>
                  <select value={bot} onChange={(event) => setBot(seat, event.currentTarget.value)}>
                    <LevelOptions />
                  </select>
                </label>
              )}
            </li>
          );
        })}
      </ol>
      <p class="strengths">
        {count === 1 ? words.soloGame : `${LEVELS.map(({ words }) => words).join(', ')}.`}
      </p>
    </section>
  );
}

function SeatCount({ allowed, seats }: { allowed: readonly number[]; seats: Signal<number> }): JSX.Element {
  return (
    <fieldset class="how-many">
      <legend>{words.players}</legend>
      <div class="chips">
        {allowed.map((count) => (
          <label class="chip" key={count}>
            <input
              type="radio"
              name="seats"
              value={count}
              checked={seats.value === count}
              aria-label={words.playersOf(count)}
              onChange={() => (seats.value = count)}
            />
            <span aria-hidden="true">{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

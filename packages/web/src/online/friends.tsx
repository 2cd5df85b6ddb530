// Set the table with friends: who may come, how long one may think, what happens to empty chairs; then its link.

import { capital, type Game } from '@messdeck/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import '../styles/setup.css';
import { findOnShelf } from '../app/catalog.ts';
import { loadGame } from '../app/games.ts';
import { inWords } from '../app/in-words.ts';
import { Notice, Wait } from '../app/notice.tsx';
import { reasonOf } from '../app/reason.ts';
import { ToShelf } from '../app/to-shelf.tsx';
import { openHowTo } from '../learn/open.ts';
import { stillMeant } from '../setup/applies.ts';
import { around, relationOf, settle } from '../setup/choices.ts';
import { LevelOptions } from '../setup/level-options.tsx';
import { OptionsForm } from '../setup/options-form.tsx';
import { WithWhom } from '../setup/with-whom.tsx';
import { ask, newKey } from '../sources/remote/api.ts';
import { AtThisTable, Chips } from './at-this-table.tsx';
import { CLOCKS, layTable, seatedBots, useTerms, wantedTable } from './laying.ts';
import { changedTerms, clockWords, titleOf } from './words.ts';

export function FriendsPage({ id }: { readonly id: string }): JSX.Element {
  const game = useSignal<Game | undefined>(undefined);
  const trouble = useSignal('');
  useEffect(() => {
    Promise.all([loadGame(id), ask('GET', '/games')]).then(
      ([loaded]) => (game.value = loaded),
      (error: unknown) => (trouble.value = reasonOf(error)),
    );
  }, [id]);
  if (trouble.value)
    return (
      <Notice title="No tables here" sentence={trouble.value} to={`#/set/${id}`} label="Play against bots" />
    );
  if (!game.value) return <Wait sentence="Taking the box from the shelf…" />;
  return (
    <div class="setup-page">
      <header class="setup-bar">
        <ToShelf />
        <div class="where">
          <h1>{titleOf(id)}</h1>
          <span>Set the table</span>
        </div>
        <button type="button" class="btn quiet small" onClick={() => openHowTo({ game: id, from: 'house' })}>
          How to play
        </button>
      </header>
      <main>
        <FriendsForm game={game.value} />
      </main>
    </div>
  );
}

function FriendsForm({ game }: { readonly game: Game }): JSX.Element {
  const shelf = findOnShelf(game.id)!;
  const terms = useTerms(game.seats.includes(shelf.game.seats) ? shelf.game.seats : game.seats[0]);
  const { seats, bots, given, name, open, clock } = terms;
  const trouble = useSignal('');
  const { rules, refused } = settle(game, stillMeant(game, given.value, seats.value), seats.value);
  const wanted = wantedTable(game, terms, rules);
  // As long as nothing else is wanted: where an answer was lost, the table that was laid is found again.
  const key = useMemo(newKey, [JSON.stringify(wanted)]);
  const lay = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      location.hash = `#/t/${await layTable(wanted, key)}`;
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  const roleOf = (at: number): string => {
    if (at === 0) return [name.value.trim(), 'host'].filter(Boolean).join(', ');
    return refused ? '' : relationOf(game, rules, seats.value, at);
  };
  const friends = seats.value - 1 - Object.keys(seatedBots(terms)).length;
  const changed = changedTerms(game, rules, seats.value);
  const agreed = [
    ...(changed.length > 0 ? changed : ['the usual rules']),
    clockWords(CLOCKS[clock.value].clock),
    open.value ? 'open to all' : 'by link',
  ].filter(Boolean);
  return (
    <form class="setup friends" onSubmit={(event) => void lay(event)}>
      <section class="cloth" aria-label="Who sits where">
        <WithWhom game={game.id} friends />
        {game.seats.length > 1 && (
          <Chips
            legend="How many play"
            name="seats"
            values={game.seats.map(String)}
            chosen={game.seats.indexOf(seats.value)}
            choose={(i) => (seats.value = game.seats[i])}
          />
        )}
        <ol class="seats" style={{ gridTemplateAreas: around(seats.value) }}>
          {Array.from({ length: seats.value }, (_, at) => (
            <Chair key={at} at={at} role={roleOf(at)} bots={bots} />
          ))}
        </ol>
        {friends > 0 && <p class="later">A bot can still be seated in the waiting room.</p>}
      </section>
      <AtThisTable terms={terms} />
      <OptionsForm game={game} source={shelf.box.source} seats={seats.value} given={given} rules={rules} />
      <footer class={refused || trouble.value ? 'setup-foot refusing' : 'setup-foot'}>
        <p class="sentence" aria-live="polite">
          {refused || trouble.value || (
            <>
              <strong>
                {titleOf(game.id)} for {inWords(seats.value)}
              </strong>
              {`, ${agreed.join(', ')}. ${chairs(friends)} for friends.`}
            </>
          )}
        </p>
        <div class="do">
          <button type="submit" class="btn primary" data-action="lay" disabled={refused !== undefined}>
            Lay the table
          </button>
        </div>
      </footer>
    </form>
  );
}

function Chair({
  at,
  role,
  bots,
}: {
  readonly at: number;
  readonly role: string;
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
      data-side={role === 'your partner' || at === 0 ? 'ours' : 'theirs'}
      style={{ gridArea: `s${at}` }}
    >
      <p class="name">{at === 0 ? 'You' : bot === '' ? 'A friend' : 'A bot'}</p>
      <p class="role">{role}</p>
      {at > 0 && (
        <label class="level">
          <span class="sr">Who sits in chair {at + 1}</span>
          <select value={bot} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">A friend</option>
            <LevelOptions />
          </select>
        </label>
      )}
    </li>
  );
}

/** "Two chairs". */
function chairs(count: number): string {
  const words = inWords(count);
  return `${capital(words)} ${count === 1 ? 'chair' : 'chairs'}`;
}

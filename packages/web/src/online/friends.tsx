// Set the table with friends: who may come, how long one may think, what happens to empty chairs; then its link.

import { capital, type Game, type Rules } from '@messdeck/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import '../styles/setup.css';
import { findOnShelf } from '../app/catalog.ts';
import { loadGame } from '../app/games.ts';
import { inWords } from '../app/in-words.ts';
import { useKeptInEntry } from '../app/kept-in-entry.ts';
import { Notice, Wait } from '../app/notice.tsx';
import { ToShelf } from '../app/to-shelf.tsx';
import { openHowTo } from '../learn/open.ts';
import { stillMeant } from '../setup/applies.ts';
import { around, relationOf, settle } from '../setup/choices.ts';
import { OptionsForm } from '../setup/options-form.tsx';
import { LEVELS, USUAL_BOT } from '../setup/players.ts';
import { WithWhom } from '../setup/with-whom.tsx';
import { ask, newKey } from '../sources/remote/api.ts';
import { keepName, keepTable, lastName } from './kept.ts';
import { sentenceOf } from './parts.tsx';
import { changedTerms, clockWords, titleOf } from './words.ts';

const CLOCKS = [
  { label: 'None', clock: undefined },
  { label: '30 s an action', clock: { perAction: 30 } },
  { label: '60 s an action', clock: { perAction: 60 } },
  { label: '10 min a match', clock: { perMatch: 600 } },
] as const;

const EMPTY = [
  { label: 'Wait for friends', after: undefined },
  { label: 'Bots sit down after 2 minutes', after: 120 },
  { label: 'Bots sit down at once', after: 0 },
] as const;

export function FriendsPage({ id }: { readonly id: string }): JSX.Element {
  const game = useSignal<Game | undefined>(undefined);
  const trouble = useSignal('');
  useEffect(() => {
    Promise.all([loadGame(id), ask('GET', '/games')]).then(
      ([loaded]) => (game.value = loaded),
      (error: unknown) => (trouble.value = sentenceOf(error)),
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

interface Made {
  readonly table: string;
  readonly seat: number;
  readonly invite: string;
  readonly watch: string;
}

function FriendsForm({ game }: { readonly game: Game }): JSX.Element {
  const shelf = findOnShelf(game.id)!;
  const usual = game.seats.includes(shelf.game.seats) ? shelf.game.seats : game.seats[0];
  const seats = useKeptInEntry('seats', usual);
  const bots = useKeptInEntry<Readonly<Record<number, string>>>('bots', {});
  const given = useKeptInEntry<Rules>('rules', {});
  const name = useKeptInEntry('name', lastName());
  const open = useKeptInEntry('open', false);
  const clock = useKeptInEntry('clock', 0);
  const empty = useKeptInEntry('empty', 0);
  const talk = useKeptInEntry('talk', true);
  const trouble = useSignal('');
  const { rules, refused } = settle(game, stillMeant(game, given.value, seats.value), seats.value);
  const key = newKey();
  const lay = async (event: Event): Promise<void> => {
    event.preventDefault();
    const chosen = Object.fromEntries(Object.entries(bots.value).filter(([at]) => Number(at) < seats.value));
    const { after } = EMPTY[empty.value];
    const think = CLOCKS[clock.value].clock;
    const body = {
      game: game.id,
      name: name.value,
      seats: seats.value,
      seat: 0,
      rules,
      bots: chosen,
      public: open.value,
      chat: talk.value,
      ...(after !== undefined && { fill: { bot: USUAL_BOT, after } }),
      ...(think && { clock: think }),
    };
    try {
      const made = await ask<Made>('POST', '/tables', { body, key });
      keepName(name.value.trim());
      keepTable(made.table, {
        game: game.id,
        name: name.value.trim(),
        seat: made.seat,
        invite: made.invite,
        watch: made.watch,
        ...(after !== undefined && { fillsAt: Date.now() + after * 1000 }),
      });
      location.hash = `#/t/${made.table}`;
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
  };
  const roleOf = (at: number): string => {
    if (at === 0) return [name.value.trim(), 'host'].filter(Boolean).join(', ');
    return refused ? '' : relationOf(game, rules, seats.value, at);
  };
  const friends = seats.value - 1 - Object.keys(bots.value).filter((at) => Number(at) < seats.value).length;
  const changed = changedTerms(game, rules, seats.value);
  const terms = [
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
      <section class="at-table">
        <h2>At this table</h2>
        <label class="question">
          <span class="lbl">Your name</span>
          <span class="help">What the others see. No account, nothing else is kept.</span>
          <input
            class="field"
            value={name.value}
            maxLength={24}
            required
            autocomplete="nickname"
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
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
      <OptionsForm game={game} source={shelf.box.source} seats={seats.value} given={given} rules={rules} />
      <footer class={refused || trouble.value ? 'setup-foot refusing' : 'setup-foot'}>
        <p class="sentence" aria-live="polite">
          {refused || trouble.value || (
            <>
              <strong>
                {titleOf(game.id)} for {inWords(seats.value)}
              </strong>
              {`, ${terms.join(', ')}. ${chairs(friends)} for friends.`}
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
            {LEVELS.map((level) => (
              <option key={level.bot} value={level.bot}>
                {level.title}
              </option>
            ))}
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

interface ChipsProps {
  readonly legend: string;
  readonly name: string;
  readonly help?: string;
  readonly values: readonly string[];
  readonly chosen: number;
  readonly choose: (index: number) => void;
}

function Chips({ legend, name, help, values, chosen, choose }: ChipsProps): JSX.Element {
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

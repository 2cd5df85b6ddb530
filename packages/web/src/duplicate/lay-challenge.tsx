// A new challenge: the game, how many deals, against whom, for how long, and who may come.

import { boardFormOf, boardGames, isForPartners } from '@messdeck/engine/duplicate';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import '../setup/setup.css';
import { titleOfChallenge, lay as words } from '#words/duplicate.ts';
import { useArrival } from '../shared/arrival.ts';
import { reasonOf } from '../shared/reason.ts';
import { ToShelf } from '../shared/to-shelf.tsx';
import { ask, newKey } from '../sources/remote/api.ts';
import { haveKey } from '../sources/remote/identity.ts';
import { keepName, lastName } from '../sources/remote/kept.ts';
import { titleOfGame } from './challenge-list.tsx';
import { NamedField } from './named-field.tsx';
import { keepChallenge } from './told.ts';

const COUNTS = [1, 4, 6, 8, 12, 24];
const DAY = 86_400;
const LASTS = [
  { label: words.lasts.day, seconds: DAY },
  { label: words.lasts.week, seconds: 7 * DAY },
  { label: words.lasts.fortnight, seconds: 14 * DAY },
];
const AGAINST = [
  { value: 'bots', label: words.againstBots, means: words.againstBotsMeans },
  { value: 'pairs', label: words.againstPairs, means: words.againstPairsMeans },
  { value: 'either', label: words.againstEither, means: words.againstEitherMeans },
];
const ALONE = [{ value: 'bots', label: words.alone, means: words.aloneMeans }];

function isForPairs(game: string): boolean {
  const form = boardFormOf(game);
  return 'sides' in form && isForPartners(form);
}

export function LayChallenge(): JSX.Element {
  useArrival();
  const game = useSignal('militac');
  const boards = useSignal(6);
  const against = useSignal('bots');
  const lasts = useSignal(1);
  const open = useSignal(false);
  const name = useSignal(lastName());
  const trouble = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const key = useRef(newKey());
  useEffect(() => {
    document.title = `${words.title} · Messdeck`;
  }, []);
  const ways = isForPairs(game.value) ? AGAINST : ALONE;
  const way = ways.find(({ value }) => value === against.value) ?? ways[0];
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (name.value.trim() === '') {
      field.current?.focus();
      trouble.value = words.needsName;
      return;
    }
    try {
      await haveKey(name.value);
      const body = {
        game: game.value,
        name: name.value,
        boards: boards.value,
        against: way.value,
        lasts: LASTS[lasts.value].seconds,
        public: open.value,
      };
      const made = await ask<{ challenge: string; invite: string }>('POST', '/challenges', {
        body,
        key: key.current,
      });
      keepName(name.value.trim());
      keepChallenge({ id: made.challenge, game: game.value, boards: boards.value, invite: made.invite });
      location.hash = `#/challenge/${made.challenge}`;
    } catch (error) {
      key.current = newKey();
      trouble.value = reasonOf(error);
    }
  };
  const sentence = words.sentence(
    titleOfChallenge(boards.value, titleOfGame(game.value)),
    way.label,
    LASTS[lasts.value].label,
    open.value,
  );
  return (
    <div class="setup-page lay-challenge">
      <header class="setup-bar">
        <ToShelf />
        <div class="where">
          <h1>{words.title}</h1>
          <span>{words.sub}</span>
        </div>
      </header>
      <main>
        <form class="setup" onSubmit={(event) => void send(event)}>
          <section class="cloth" aria-label={words.sealed(boards.value)}>
            <div class="sealed-deals">
              <div class="backs" aria-hidden="true">
                {[0, 1, 2, 3, 4, 5].map((at) => (
                  <i key={at} />
                ))}
              </div>
              <p class="big-line">{words.sealed(boards.value)}</p>
              <p>{words.sealedMeans}</p>
            </div>
          </section>
          <section class="options">
            <h2>{words.played}</h2>
            <Chips legend={words.game} name="game" chosen={game} values={boardGames} label={titleOfGame} />
            <Chips legend={words.howMany} name="boards" chosen={boards} values={COUNTS} label={String} />
            <fieldset>
              <legend>{words.against}</legend>
              {ways.map(({ value, label, means }) => (
                <label class="pick" key={value}>
                  <input
                    type="radio"
                    name="against"
                    checked={way.value === value}
                    onChange={() => (against.value = value)}
                  />
                  <span>
                    {label}
                    <small class="note">{means}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            <Chips
              legend={words.until}
              name="lasts"
              chosen={lasts}
              values={LASTS.map((_, at) => at)}
              label={(at) => LASTS[at].label}
            />
          </section>
          <section class="dealing">
            <h2>{words.who}</h2>
            {[false, true].map((value) => (
              <label class="pick" key={String(value)}>
                <input
                  type="radio"
                  name="open"
                  checked={open.value === value}
                  onChange={() => (open.value = value)}
                />
                <span>
                  {value ? words.everyone : words.byLink}
                  {value && <small class="note">{words.everyoneMeans}</small>}
                </span>
              </label>
            ))}
            <NamedField label={words.name} name={name} field={field} changed={() => (trouble.value = '')} />
          </section>
          <footer class={trouble.value ? 'setup-foot refusing' : 'setup-foot'}>
            <p class="sentence" aria-live="polite">
              {trouble.value || sentence}
            </p>
            <button type="submit" class="btn primary" data-action="lay challenge">
              {words.make}
            </button>
          </footer>
        </form>
      </main>
    </div>
  );
}

interface ChipsProps<T> {
  readonly legend: string;
  readonly name: string;
  readonly chosen: Signal<T>;
  readonly values: readonly T[];
  readonly label: (value: T) => string;
}

function Chips<T extends string | number>({
  legend,
  name,
  chosen,
  values,
  label,
}: ChipsProps<T>): JSX.Element {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="chips">
        {values.map((value) => (
          <label class="chip" key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen.value === value}
              onChange={() => (chosen.value = value)}
            />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

// Set the table: who sits where, how one plays, which cards are dealt. Then the match begins.

import type { Game, Rules } from '@messdeck/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/setup.ts';
import './setup.css';
import { type OptionRules, stillMeant } from '../games/applies.ts';
import { findOnShelf } from '../games/catalog.ts';
import { type Deal, dayOf, settle, summary } from '../games/options.ts';
import { loadOptionRules } from '../games/parts-of.ts';
import { seatPlayers } from '../games/players.ts';
import { useArrival } from '../shared/arrival.ts';
import { useKeptInEntry } from '../shared/kept-in-entry.ts';
import { openHowTo } from '../shared/open-sheet.ts';
import { ToShelf } from '../shared/to-shelf.tsx';
import { loadGame } from '../sources/games.ts';
import { newSeed, openMatch } from '../sources/local/session.ts';
import { DealChoice } from './deal-choice.tsx';
import { OptionsForm } from './options-form.tsx';
import { playNow } from './play-now.ts';
import { SeatsOnCloth } from './seats-on-cloth.tsx';
import { WithWhom } from './with-whom.tsx';

interface Opened {
  readonly game: Game;
  readonly when: OptionRules;
}

/** The page of one game, by its id. */
export function Setup({ game: id }: { readonly game: string }): JSX.Element {
  useArrival();
  const opened = useSignal<Opened | undefined>(undefined);
  const trouble = useSignal('');
  useEffect(() => {
    Promise.all([loadGame(id), loadOptionRules(id)]).then(
      ([game, when]) => (opened.value = { game, when }),
      (error: Error) => (trouble.value = error.message),
    );
  }, [id]);
  const title = findOnShelf(id)?.game.title ?? words.noSuchGame;
  return (
    <div class="setup-page">
      <header class="setup-bar">
        <ToShelf />
        <div class="where">
          <h1>{title}</h1>
          <span>{words.setTheTable}</span>
        </div>
        {opened.value && (
          <button
            type="button"
            class="btn quiet small"
            onClick={() =>
              openHowTo({
                game: id,
                from: 'house',
                play: () => playNow(id, (reason) => (trouble.value = reason)),
              })
            }
          >
            {words.howToPlay}
          </button>
        )}
      </header>
      <main>
        {opened.value ? (
          <SetupForm {...opened.value} title={title} trouble={trouble} />
        ) : (
          <p class="waiting" role="status">
            {trouble.value || words.openingTheBox}
          </p>
        )}
      </main>
    </div>
  );
}

interface SetupFormProps extends Opened {
  readonly title: string;
  readonly trouble: Signal<string>;
}

function SetupForm({ game, when, title, trouble }: SetupFormProps): JSX.Element {
  const shelf = findOnShelf(game.id)!;
  const seats = useKeptInEntry('seats', shelf.game.seats);
  const bots = useKeptInEntry<readonly string[]>('bots', []);
  const given = useKeptInEntry<Rules>('rules', {});
  const deal = useKeptInEntry<Deal>('deal', 'fresh');
  const seed = useKeptInEntry('seed', '');
  const meant = stillMeant(game, when, given.value, seats.value);
  const { rules, refused } = settle(game, meant, seats.value);
  const today = dayOf(new Date());

  const begin = (event: Event): void => {
    event.preventDefault();
    const chosen = deal.value === 'today' ? today : deal.value === 'seed' && seed.value.trim();
    const players = seatPlayers(seats.value, bots.value);
    openMatch({ game: game.id, rules, seats: players, seed: chosen || newSeed() }).catch((error: Error) => {
      trouble.value = error.message;
    });
  };
  const dealt = {
    today: words.todaysDeal,
    fresh: words.freshShuffle,
    seed: seed.value.trim() ? words.dealOf(seed.value.trim()) : words.dealByNumberChosen,
  };
  const wrong = refused ?? trouble.value;
  return (
    <form class="setup" onSubmit={begin}>
      {game.seats.some((count) => count > 1) && <WithWhom game={game.id} />}
      <SeatsOnCloth game={game} rules={rules} seats={seats} bots={bots} broken={refused !== undefined} />
      <OptionsForm
        game={game}
        when={when}
        source={shelf.box.source}
        seats={seats.value}
        given={given}
        rules={rules}
      />
      <DealChoice deal={deal} seed={seed} today={today} />
      <footer class={wrong ? 'setup-foot refusing' : 'setup-foot'}>
        <p class="sentence" aria-live="polite">
          {wrong || summary(game, title, meant, seats.value, dealt[deal.value])}
        </p>
        <div class="button-row">
          <button type="submit" class="btn primary" disabled={refused !== undefined}>
            {words.deal}
          </button>
        </div>
      </footer>
    </form>
  );
}

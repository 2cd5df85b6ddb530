// Host a table: the game, who may come, and what happens to empty chairs; seats, clock, talk and rules are folded away.

import type { Game } from '@messdeck/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { ratedTable } from '#words/ladder.ts';
import { inWords } from '#words/numbers.ts';
import * as say from '#words/online/lobby.tsx';
import { type OptionRules, stillMeant } from '../../games/applies.ts';
import { findOnShelf } from '../../games/catalog.ts';
import { type Relation, relationOf, settle } from '../../games/options.ts';
import { OptionsForm } from '../../setup/options-form.tsx';
import { WithWhom } from '../../setup/with-whom.tsx';
import { reasonOf } from '../../shared/reason.ts';
import { newKey } from '../../sources/remote/api.ts';
import { ClockAndTalk, WhoComes } from '../match/at-this-table.tsx';
import { ChairsToSet } from '../room/chairs-to-set.tsx';
import { changedTerms, clockWords, titleOf } from '../words.ts';
import { GameChoice } from './game-choice.tsx';
import { CLOCKS, layTable, seatedBots, useTerms, wantedTable } from './laying.ts';

interface HostFormProps {
  readonly game: Game;
  readonly when: OptionRules;
  readonly name: Signal<string>;
  readonly chooseGame: (id: string) => void;
}

export function HostForm({ game, when, name, chooseGame }: HostFormProps): JSX.Element {
  const shelf = findOnShelf(game.id)!;
  const terms = useTerms(shelf.game.seats > 1 ? shelf.game.seats : Math.max(...game.seats), name);
  const { seats, given, open, clock } = terms;
  const trouble = useSignal('');
  const { rules, refused } = settle(game, stillMeant(game, when, given.value, seats.value), seats.value);
  const wanted = wantedTable(game, terms, rules);
  // As long as nothing else is wanted: where an answer was lost, the table that was laid is found again.
  const key = useMemo(newKey, [JSON.stringify(wanted)]);
  const host = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      location.hash = `#/t/${await layTable(wanted, key)}`;
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  const roleOf = (at: number): Relation => (refused ? 'further' : relationOf(game, rules, seats.value, at));
  const own = [name.value.trim(), 'host'].filter(Boolean).join(', ');
  const friends = seats.value - 1 - Object.keys(seatedBots(terms)).length;
  const changed = changedTerms(game, rules, seats.value);
  const agreed = [
    ...(changed.length > 0 ? changed : [say.usualRules]),
    clockWords(CLOCKS[clock.value].clock),
    open.value ? say.openToAll : say.byLink,
    wanted.rated ? ratedTable : '',
  ].filter(Boolean);
  return (
    <form class="setup friends" onSubmit={(event) => void host(event)}>
      <WithWhom game={game.id} friends />
      <section class="at-table" aria-label={say.thisTable}>
        <GameChoice game={game.id} choose={chooseGame} />
        <WhoComes terms={terms} />
      </section>
      <details class="finer">
        <summary>{say.whatCanBeSet}</summary>
        <ChairsToSet game={game} terms={terms} roleOf={roleOf} own={own} />
        <ClockAndTalk terms={terms} />
        <OptionsForm
          game={game}
          when={when}
          source={shelf.box.source}
          seats={seats.value}
          given={given}
          rules={rules}
        />
      </details>
      <footer class={refused || trouble.value ? 'setup-foot refusing' : 'setup-foot'}>
        <p class="sentence" aria-live="polite">
          {refused || trouble.value || (
            <>
              <strong>{say.gameFor({ game: titleOf(game.id), seats: inWords(seats.value) })}</strong>
              {say.agreedAndChairs({ agreed, chairs: friends })}
            </>
          )}
        </p>
        <div class="button-row">
          <button type="submit" class="btn primary" data-action="lay" disabled={refused !== undefined}>
            {say.hostTheTable}
          </button>
        </div>
      </footer>
    </form>
  );
}

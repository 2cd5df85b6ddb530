// Taking back by consent, in the place of what is asked: who asks for what, who has agreed, and the own answer.

import type { Game } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { reasonOf } from '../../shared/reason.ts';
import { ask } from '../../sources/remote/api.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import type { TableActivity } from './table-activity.ts';

/** Whether somebody waits for a word of this player or the others. */
export function asksBack({ told, seat }: TableConnection): boolean {
  return told.value?.takeback !== undefined && seat !== null;
}

interface ConsentProps {
  readonly remote: TableConnection;
  readonly noticed: TableActivity;
  readonly game: Game;
}

export function Consent({ remote, noticed, game }: ConsentProps): JSX.Element | null {
  const trouble = useSignal('');
  const told = remote.told.value;
  const { seat } = remote;
  const asker = told?.takeback?.by;
  // As it was asked: where all agree, the action is gone a moment before the asking is.
  const what = useMemo(() => asker !== undefined && whatOf(remote, game, asker), [asker]);
  if (!told?.takeback || seat === null) return null;
  const { by, agreed } = told.takeback;
  const answer = (agree: boolean) => (): void => {
    trouble.value = '';
    noticed.saidNo = !agree;
    ask('POST', `/tables/${told.table}/seats/${seat}/takeback`, { body: { agree } }).catch(
      (error: unknown) => (trouble.value = reasonOf(error)),
    );
  };
  const own = by === seat;
  const open = !own && !agreed.includes(seat);
  const others = told.seats.flatMap((sitter, at) =>
    sitter && !sitter.bot && at !== by ? [{ at, name: sitter.name, yes: agreed.includes(at) }] : [],
  );
  return (
    <section class="ask asks" id="ask" tabIndex={-1} aria-label="Taking back">
      <div class="asked" role="status">
        <p class="sentence">
          {trouble.value || (
            <>
              <strong>{own ? 'You asked to take back' : `${told.seats[by]?.name} asks to take back`}</strong>{' '}
              {what}. No cards have been shown since. Everyone must agree.
            </>
          )}
        </p>
        <ul class="consent" aria-label="Who agreed">
          {others.map(({ at, name, yes }) => (
            <li key={at} class={yes ? 'yes' : ''}>
              {at === seat ? (yes ? '✓ You' : 'You?') : yes ? `✓ ${name}` : `${name} is deciding`}
            </li>
          ))}
        </ul>
      </div>
      {(open || own) && (
        <div class="button-row">
          {open && (
            <button type="button" class="btn primary" data-action="agree" onClick={answer(true)}>
              Agree
            </button>
          )}
          <button type="button" class="btn" data-action="play-on" onClick={answer(false)}>
            {own ? 'Never mind' : 'Decline'}
          </button>
        </div>
      )}
    </section>
  );
}

/** "the 11 of Cavalry", where one card was played openly. */
function whatOf({ entries }: TableConnection, game: Game, by: number): string {
  const words = entries.value.findLast((entry) => entry.by === by)?.do.split(' ') ?? [];
  const cards = words.flatMap((word) => game.pack.find(word) ?? []);
  return cards.length === 1 ? game.pack.say(cards[0]) : 'the last action';
}

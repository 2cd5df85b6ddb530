// Taking back by consent, in the place of what is asked: who asks for what, who has agreed, and the own answer.

import type { Game } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import * as say from '#words/online/match.tsx';
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
    <section class="ask asks" id="ask" tabIndex={-1} aria-label={say.takingBack}>
      <div class="asked" role="status">
        <p class="sentence">
          {trouble.value ||
            say.wishToTakeBack({
              asks: own ? say.youAsked : say.asksTakeBack(told.seats[by]?.name),
              what,
            })}
        </p>
        <ul class="consent" aria-label={say.whoAgreed}>
          {others.map(({ at, name, yes }) => (
            <li key={at} class={yes ? 'yes' : ''}>
              {at === seat
                ? yes
                  ? say.youAgreed
                  : say.youUndecided
                : yes
                  ? `✓ ${name}`
                  : say.deciding(name)}
            </li>
          ))}
        </ul>
      </div>
      {(open || own) && (
        <div class="button-row">
          {open && (
            <button type="button" class="btn primary" data-action="agree" onClick={answer(true)}>
              {say.agree}
            </button>
          )}
          <button type="button" class="btn" data-action="play-on" onClick={answer(false)}>
            {own ? say.neverMind : say.decline}
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
  return cards.length === 1 ? game.pack.say(cards[0]) : say.lastAction;
}

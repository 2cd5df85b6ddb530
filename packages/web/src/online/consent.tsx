// Taking back by consent: who asks, who has agreed, and the own answer.

import type { JSX } from 'preact';
import { ask } from '../sources/remote/api.ts';
import type { RemoteTable } from '../sources/remote/remote-table.ts';

export function Consent({ remote }: { readonly remote: RemoteTable }): JSX.Element | null {
  const told = remote.told.value;
  const { seat } = remote;
  if (!told?.takeback || seat === null) return null;
  const { by, agreed } = told.takeback;
  const nameOf = (at: number): string => (at === seat ? 'You' : (told.seats[at]?.name ?? ''));
  const answer = (agree: boolean) => (): void => {
    void ask('POST', `/tables/${told.table}/seats/${seat}/takeback`, { body: { agree } }).catch(
      () => undefined,
    );
  };
  const open = by !== seat && !agreed.includes(seat);
  const people = told.seats.flatMap((sitter, at) => (sitter && !sitter.bot && at !== by ? [at] : []));
  return (
    <section class="wire asks" role="status" aria-label="Taking back">
      <p>
        <b>
          {by === seat
            ? 'You ask to take your last action back.'
            : `${nameOf(by)} asks to take the last action back.`}
        </b>{' '}
        All must agree.
      </p>
      <p class="consent">
        {people.map((at) => (
          <span key={at} class={agreed.includes(at) ? 'yes' : ''}>
            {nameOf(at)} {agreed.includes(at) ? 'agreed' : 'has not said'}
          </span>
        ))}
      </p>
      {open ? (
        <span class="answers">
          <button type="button" class="btn primary small" data-action="agree" onClick={answer(true)}>
            Agree
          </button>
          <button type="button" class="btn small" data-action="play-on" onClick={answer(false)}>
            Rather play on
          </button>
        </span>
      ) : (
        by === seat && (
          <button type="button" class="btn small" onClick={answer(false)}>
            Never mind
          </button>
        )
      )}
    </section>
  );
}

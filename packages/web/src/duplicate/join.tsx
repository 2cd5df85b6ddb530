// The door of a challenge: a name, a partner where the game has partners, and one is in.

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { lay, timeLeft, join as words } from '#words/duplicate.ts';
import { reasonOf } from '../shared/reason.ts';
import { ask, newKey } from '../sources/remote/api.ts';
import { haveKey } from '../sources/remote/identity.ts';
import { keepName, lastName } from '../sources/remote/kept.ts';
import { titleOfGame } from './challenge-list.tsx';
import { NamedField } from './named-field.tsx';
import { keepChallenge, type ToldChallenge } from './told.ts';

interface JoinProps {
  readonly challenge: ToldChallenge;
  readonly invite: string | undefined;
  readonly asPartner?: number | undefined;
  readonly joined: () => Promise<void>;
}

const PARTNERS = [
  { value: 'friend', label: words.friend },
  { value: 'captain', label: words.captain },
  { value: 'general', label: words.general },
];
const OPPONENTS = [
  { value: 'bots', label: words.bots },
  { value: 'pairs', label: words.pairs },
];

export function Join({ challenge, invite, asPartner, joined }: JoinProps): JSX.Element {
  const { challenge: id, game, boards, maker, forPairs, endsInMs } = challenge;
  const name = useSignal(lastName());
  const partner = useSignal('general');
  const against = useSignal('bots');
  const trouble = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const key = useRef(newKey());
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.value = '';
    if (name.value.trim() === '') {
      field.current?.focus();
      trouble.value = lay.needsName;
      return;
    }
    const path =
      asPartner === undefined ? `/challenges/${id}/pairs` : `/challenges/${id}/pairs/${asPartner}/partner`;
    const body = {
      name: name.value,
      ...(asPartner === undefined && forPairs && { partner: partner.value }),
      ...(challenge.against === 'either' && asPartner === undefined && { against: against.value }),
    };
    try {
      await haveKey(name.value);
      const made = await ask<{ partner?: string }>('POST', path, { body, bearer: invite, key: key.current });
      keepName(name.value.trim());
      const own = made.partner === undefined ? {} : { partner: made.partner };
      keepChallenge({ id, game, boards, ...(invite && asPartner === undefined && { invite }), ...own });
      location.hash = `#/challenge/${id}`;
      await joined();
    } catch (error) {
      key.current = newKey();
      trouble.value = reasonOf(error);
    }
  };
  const host = asPartner === undefined ? undefined : challenge.pairs[asPartner]?.names[0];
  return (
    <main class="desk narrow">
      <section class="sheet-of">
        <header>
          <h2>{host === undefined ? words.asks(maker ?? 'Messdeck', boards) : words.asPartner(host)}</h2>
        </header>
        <form class="pad join-form" onSubmit={(event) => void send(event)}>
          <p>{words.means(forPairs, timeLeft(endsInMs))}</p>
          <NamedField label={words.name} name={name} field={field} />
          {forPairs && asPartner === undefined && (
            <Picks legend={words.partner} name="partner" chosen={partner} ways={PARTNERS} />
          )}
          {challenge.against === 'either' && asPartner === undefined && (
            <Picks legend={words.opponents} name="opponents" chosen={against} ways={OPPONENTS} />
          )}
          <button type="submit" class="btn primary" data-action="join">
            {words.sit}
          </button>
          <p class="refusing" role="alert">
            {trouble.value}
          </p>
          <p class="soft small-words">
            {words.keeps} <a href={`#/rules/${game}`}>{words.howTo(titleOfGame(game))}</a>
          </p>
        </form>
      </section>
    </main>
  );
}

interface PicksProps {
  readonly legend: string;
  readonly name: string;
  readonly chosen: Signal<string>;
  readonly ways: readonly { readonly value: string; readonly label: string }[];
}

function Picks({ legend, name, chosen, ways }: PicksProps): JSX.Element {
  return (
    <fieldset class="picks-of">
      <legend>{legend}</legend>
      <div class="chips">
        {ways.map(({ value, label }) => (
          <label class="chip" key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen.value === value}
              onChange={() => (chosen.value = value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

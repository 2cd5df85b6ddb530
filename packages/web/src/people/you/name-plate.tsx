// The name plate: the ribbon, the name, and what can be done with it.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { along, you } from '#words/people.ts';
import { reasonOf } from '../../shared/reason.ts';
import { Ribbon } from '../../shared/ribbon.tsx';
import { ask } from '../../sources/remote/api.ts';
import type { Me } from '../../sources/remote/identity.ts';
import { keepName } from '../../sources/remote/kept.ts';
import { TakeAlong } from '../take-along/take-along.tsx';

interface NamePlateProps {
  readonly me: Me;
  readonly changed: () => Promise<void>;
}

export function NamePlate({ me, changed }: NamePlateProps): JSX.Element {
  const renaming = useSignal(false);
  const leaving = useSignal(false);
  const keyed = me.devices.some(({ here, keyed }) => here && keyed);
  return (
    <>
      <section class="nameplate" aria-labelledby="your-name">
        <div class="name-on">
          <Ribbon person={me.person} big />
          <div>
            <h2 id="your-name">{me.name || you.nameless}</h2>
          </div>
          <div class="do">
            <button
              type="button"
              class="btn small"
              data-action="rename"
              aria-expanded={renaming.value}
              onClick={() => (renaming.value = !renaming.value)}
            >
              {you.changeName}
            </button>
            <button
              type="button"
              class="btn small primary"
              data-action="take along"
              aria-haspopup="dialog"
              onClick={() => (leaving.value = true)}
            >
              {along.open}
            </button>
          </div>
          {renaming.value && (
            <Rename
              name={me.name}
              done={async () => {
                await changed();
                renaming.value = false;
              }}
              leave={() => (renaming.value = false)}
            />
          )}
        </div>
        <p class="why">{keyed ? you.why(me.name || you.nameless) : you.whyCookie}</p>
      </section>
      {leaving.value && <TakeAlong me={me} changed={changed} close={() => (leaving.value = false)} />}
    </>
  );
}

interface RenameProps {
  readonly name: string;
  readonly done: () => Promise<void>;
  readonly leave: () => void;
}

function Rename({ name: before, done, leave }: RenameProps): JSX.Element {
  const name = useSignal(before);
  const trouble = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.value = '';
    try {
      await ask('PUT', '/people/me', { body: { name: name.value } });
      keepName(name.value.trim());
      await done();
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  return (
    <form class="rename" onSubmit={(event) => void save(event)}>
      <label>
        <span>{you.yourName}</span>
        <input
          class="field"
          ref={field}
          value={name.value}
          maxLength={24}
          required
          autocomplete="nickname"
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn small primary">
        {you.save}
      </button>
      <button type="button" class="btn small" onClick={leave}>
        {you.cancel}
      </button>
      <p role="alert">{trouble.value}</p>
    </form>
  );
}

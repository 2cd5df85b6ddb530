// Your own page: your name and ribbon, your devices, what others see, and what is kept of you.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { you } from '#words/people.ts';
import { reasonOf } from '../../shared/reason.ts';
import { ask } from '../../sources/remote/api.ts';
import { haveKey, type Me, renewKey } from '../../sources/remote/identity.ts';
import { lastName } from '../../sources/remote/kept.ts';
import { PeoplePage, Plain, Unready } from '../people-page.tsx';
import { OpenKeyFile } from '../take-along/open-key-file.tsx';
import { type Answer, useAnswer } from '../use-answer.ts';
import { Devices } from './devices.tsx';
import { Invitations, Matches, type Play, Ratings, Regulars } from './how-you-play.tsx';
import { NamePlate } from './name-plate.tsx';
import { WhatIsKept } from './what-is-kept.tsx';
import { WhatIsShown } from './what-is-shown.tsx';

export function YouPage(): JSX.Element {
  const me = useAnswer<Me>('/people/me');
  return (
    <PeoplePage at="you" title={you.title} sub={you.sub}>
      <Found me={me} />
    </PeoplePage>
  );
}

function Found({ me }: { readonly me: Answer<Me> }): JSX.Element {
  const { value, trouble, code, again } = me;
  if (code.value === 'nobody') return <Nobody found={again} />;
  if (code.value === 'shut-out') return <ShutOut found={again} />;
  const { value: known } = value;
  if (!known) return <Unready trouble={trouble.value} again={() => void again()} />;
  return (
    <main class="desk two">
      <div class="col">
        <Invitations />
        <NamePlate me={known} changed={again} />
        <HowYouPlay person={known.person} />
      </div>
      <div class="col">
        <Regulars name={known.name} />
        <Devices me={known} changed={again} />
        <WhatIsShown me={known} changed={again} />
        <WhatIsKept gone={again} />
      </div>
    </main>
  );
}

/** Ratings and matches, once they are known. */
function HowYouPlay({ person }: { readonly person: string }): JSX.Element {
  const play = useAnswer<Play>(`/people/${person}`);
  return (
    <>
      <Ratings ratings={play.value.value?.ratings ?? []} />
      <Matches matches={play.value.value?.matches ?? []} />
    </>
  );
}

/** Nobody has a name here yet, or the browser has forgotten whose it was. */
function Nobody({ found }: { readonly found: () => Promise<void> }): JSX.Element {
  return (
    <Plain title={you.noName} sentence={you.noNameMeans}>
      <a class="btn primary" href="#/tables">
        {you.toTables}
      </a>
      <h3>{you.forgotten}</h3>
      <p>{you.forgottenMeans}</p>
      <OpenKeyFile opened={found} />
    </Plain>
  );
}

function ShutOut({ found }: { readonly found: () => Promise<void> }): JSX.Element {
  const trouble = useSignal('');
  const startOver = async (): Promise<void> => {
    trouble.value = '';
    try {
      await ask('DELETE', '/browser');
      await renewKey().catch(() => undefined);
      await haveKey(lastName());
      await found();
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  return (
    <Plain title={you.shutOut} sentence={you.shutOutMeans}>
      <button type="button" class="btn primary" onClick={() => void startOver()}>
        {you.startOver}
      </button>
      <p role="alert">{trouble.value}</p>
    </Plain>
  );
}

// Another device has opened the link that takes a name along: whose it is, and one press to be that person here, too.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { arriving as words, you } from '#words/people.ts';
import { linkTo } from '../../online/room/link-to.ts';
import { reasonOf } from '../../shared/reason.ts';
import { Ribbon } from '../../shared/ribbon.tsx';
import { ask } from '../../sources/remote/api.ts';
import { arrival, type Me, type Somebody } from '../../sources/remote/identity.ts';
import { keepName } from '../../sources/remote/kept.ts';
import { PeoplePage, Plain, Unready } from '../people-page.tsx';
import { useAnswer } from '../use-answer.ts';

export function AlongPage({ path: [code = ''] }: { readonly path: readonly string[] }): JSX.Element {
  return (
    <PeoplePage at="you" title={words.title}>
      <Arrival code={code} />
    </PeoplePage>
  );
}

const TO_YOU = (
  <a class="btn" href="#/you">
    {words.toYou}
  </a>
);

/** Why a link does not work, by the code of the refusal. */
const FAILED: Readonly<Record<string, readonly [string, string]>> = {
  used: [words.used, words.usedMeans],
  late: [words.late, words.lateMeans],
  '404': [words.unknown, words.unknownMeans],
  '401': [words.unknown, words.unknownMeans],
};

function Arrival({ code }: { readonly code: string }): JSX.Element {
  const whose = useAnswer<Somebody>('/people/transfers', code);
  const me = useAnswer<Me>('/people/me');
  const failed = useSignal<string | undefined>(undefined);
  const known = FAILED[failed.value ?? whose.code.value ?? ''];
  if (known)
    return (
      <Plain title={known[0]} sentence={known[1]}>
        {TO_YOU}
      </Plain>
    );
  const looked = me.value.value !== undefined || me.trouble.value !== '';
  if (!whose.value.value || !looked)
    return <Unready trouble={whose.trouble.value} again={() => void whose.again()} />;
  return (
    <Question
      code={code}
      whose={whose.value.value}
      me={me.value.value}
      fail={(why) => (failed.value = why)}
    />
  );
}

interface QuestionProps {
  readonly code: string;
  readonly whose: Somebody;
  readonly me: Me | undefined;
  readonly fail: (why: string) => void;
}

function Question({ code, whose, me, fail }: QuestionProps): JSX.Element {
  const trouble = useSignal('');
  const busy = useSignal(false);
  const name = whose.name || you.nameless;
  if (me?.person === whose.person)
    return (
      <Plain title={words.same(name)} sentence={words.sameMeans}>
        {TO_YOU}
      </Plain>
    );
  const be = async (): Promise<void> => {
    trouble.value = '';
    busy.value = true;
    try {
      await ask('POST', '/browser');
      // The key of whoever this browser was stays theirs.
      const body = await arrival(me !== undefined);
      await ask<Somebody>('POST', '/people/transfers', { body, bearer: code });
      if (whose.name) keepName(whose.name);
      // Back does not lead to the link again.
      location.replace(linkTo('you'));
    } catch (error) {
      const { code: why = '' } = error as { readonly code?: string };
      if (FAILED[why]) fail(why);
      else trouble.value = reasonOf(error);
      busy.value = false;
    }
  };
  return (
    <Plain title={words.be(name)} sentence={me ? words.was(me.name || you.nameless) : words.means}>
      <p>
        <Ribbon person={whose.person} big />
      </p>
      <div class="do">
        <button
          type="button"
          class="btn primary"
          data-action="be"
          disabled={busy.value}
          onClick={() => void be()}
        >
          {words.yes(name)}
        </button>
        <a class="btn" href="#/you">
          {me?.name ? words.stay(me.name) : words.notNow}
        </a>
      </div>
      <p role="alert">{trouble.value}</p>
    </Plain>
  );
}

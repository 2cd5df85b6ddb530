// Clubs: one's own, a new one, and the one whose link somebody has opened.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/clubs.ts';
import './clubs.css';
import { reasonOf } from '../../shared/reason.ts';
import { ask } from '../../sources/remote/api.ts';
import { haveKey } from '../../sources/remote/identity.ts';
import { PeoplePage, Plain, Unready } from '../people-page.tsx';
import { type Answer, useAnswer } from '../use-answer.ts';
import { type ClubTold, Inside } from './club.tsx';
import { keepLink } from './kept-links.ts';

export function ClubsPage({ path: [id, key] }: { readonly path: readonly string[] }): JSX.Element {
  return id ? <ClubPage id={id} link={key} /> : <OwnClubs />;
}

interface ClubShort {
  readonly club: string;
  readonly name: string;
  readonly members: number;
  readonly hosts: readonly string[];
}

function OwnClubs(): JSX.Element {
  const own = useAnswer<{ clubs: readonly ClubShort[] }>('/clubs');
  const clubs = own.value.value?.clubs;
  return (
    <PeoplePage at="clubs" title={words.clubs}>
      {own.code.value === 'nobody' && (
        <Plain title={words.noClub} sentence={words.needName}>
          <a class="btn primary" href="#/tables">
            {words.hostTable}
          </a>
        </Plain>
      )}
      {!clubs && own.code.value !== 'nobody' && (
        <Unready trouble={own.trouble.value} again={() => void own.again()} />
      )}
      {clubs && (
        <main class="desk two">
          <section class="sheet-of" aria-labelledby="own-clubs">
            <header>
              <h2 id="own-clubs">{clubs.length > 0 ? words.yourClubs : words.noClub}</h2>
            </header>
            {clubs.length === 0 && <p class="pad">{words.noClubMeans}</p>}
            <ul class="club-list">
              {clubs.map(({ club, name, members, hosts }) => (
                <li key={club}>
                  <span>
                    <b>{name}</b>
                    <small>{words.about(members, hosts)}</small>
                  </span>
                  <a class="btn small" href={`#/clubs/${club}`}>
                    {words.goThere}
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <NewClub />
        </main>
      )}
    </PeoplePage>
  );
}

function NewClub(): JSX.Element {
  const name = useSignal('');
  const trouble = useSignal('');
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.value = '';
    try {
      const { club, link } = await ask<{ club: string; link: string }>('POST', '/clubs', {
        body: { name: name.value },
      });
      keepLink(club, link);
      location.hash = `#/clubs/${club}`;
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  return (
    <form class="sheet-of new-club" onSubmit={(event) => void make(event)}>
      <label class="pad">
        <span>{words.nameOfClub}</span>
        <input
          class="field"
          value={name.value}
          maxLength={40}
          required
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <div class="pad">
        <button type="submit" class="btn primary" data-action="found">
          {words.found}
        </button>
        <p role="alert">{trouble.value}</p>
      </div>
    </form>
  );
}

function ClubPage({ id, link }: { readonly id: string; readonly link: string | undefined }): JSX.Element {
  const club = useAnswer<ClubTold>(`/clubs/${id}`, link);
  const { value } = club.value;
  const unknown = club.code.value === '404' || club.code.value === '401' || club.code.value === 'nobody';
  return (
    <PeoplePage at="clubs" title={words.clubs} sub={value?.name}>
      {unknown && (
        <Plain title={words.noSuchClub} sentence={words.noSuchClubMeans}>
          <a class="btn" href="#/clubs">
            {words.toClubs}
          </a>
        </Plain>
      )}
      {!value && !unknown && <Unready trouble={club.trouble.value} again={() => void club.again()} />}
      {value && !value.people && <Join club={club} told={value} link={link ?? ''} />}
      {value?.people && <Inside told={value} people={value.people} changed={club.again} />}
    </PeoplePage>
  );
}

interface JoinProps {
  readonly club: Answer<ClubTold>;
  readonly told: ClubTold;
  readonly link: string;
}

function Join({ club, told, link }: JoinProps): JSX.Element {
  const trouble = useSignal('');
  const join = async (): Promise<void> => {
    trouble.value = '';
    try {
      await haveKey();
      await ask('POST', `/clubs/${told.club}/members`, { bearer: link });
      keepLink(told.club, link);
      await club.again();
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  return (
    <Plain title={words.join(told.name)} sentence={words.about(told.members, told.hosts)}>
      <button type="button" class="btn primary" data-action="join" onClick={() => void join()}>
        {words.joinButton}
      </button>
      <p role="alert">{trouble.value}</p>
    </Plain>
  );
}

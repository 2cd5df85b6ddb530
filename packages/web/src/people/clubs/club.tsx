// A club from inside: its tables now, the season, house rules, its members, and the book of what its hosts have done.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/clubs.ts';
import { day } from '#words/people.ts';
import { CopyButton } from '../../online/copy-button.tsx';
import { linkTo } from '../../online/room/link-to.ts';
import { titleOf } from '../../online/words.ts';
import { reasonOf } from '../../shared/reason.ts';
import { Ribbon } from '../../shared/ribbon.tsx';
import { ask, newKey, type ToldTable } from '../../sources/remote/api.ts';
import { haveKey, type Me } from '../../sources/remote/identity.ts';
import { keepTable } from '../../sources/remote/kept.ts';
import { AskOnce } from '../ask-once.tsx';
import { useAnswer } from '../use-answer.ts';
import { keepLink, linkOf } from './kept-links.ts';
import { type Member, MemberSheet } from './member-sheet.tsx';

interface HouseRules {
  readonly name: string;
  readonly game: string;
  readonly seats?: number;
  readonly rules: ToldTable['rules'];
}

export interface ClubTold {
  readonly club: string;
  readonly name: string;
  readonly members: number;
  readonly hosts: readonly string[];
  readonly shut?: true;
  readonly people?: readonly Member[];
  readonly house?: readonly HouseRules[];
  readonly book?: readonly {
    readonly at: number;
    readonly by: string;
    readonly did: keyof typeof words.did;
    readonly whom?: string;
    readonly why?: string;
  }[];
  readonly tables?: readonly string[];
  readonly standing?: {
    readonly players: readonly {
      readonly person: string;
      readonly name: string;
      readonly points: number;
      readonly evenings: readonly (number | null)[];
    }[];
  };
}

interface InsideProps {
  readonly told: ClubTold;
  readonly people: readonly Member[];
  readonly changed: () => Promise<void>;
}

export function Inside({ told, people, changed }: InsideProps): JSX.Element {
  const me = useAnswer<Me>('/people/me').value.value;
  const own = people.find(({ person }) => person === me?.person);
  const open = useSignal<Member | undefined>(undefined);
  return (
    <main class="desk">
      <Head told={told} isHost={own?.host === true} name={me?.name ?? ''} changed={changed} />
      <div class="club-columns">
        <div class="col">
          <TablesNow ids={told.tables ?? []} />
          <House told={told} isHost={own?.host === true} name={me?.name ?? ''} changed={changed} />
          <Book book={told.book ?? []} />
        </div>
        <div class="col">
          <Season standing={told.standing?.players ?? []} own={me?.person} />
        </div>
        <section class="sheet-of" aria-labelledby="members">
          <header>
            <h2 id="members">{words.members}</h2>
            <span class="soft">{people.length}</span>
          </header>
          <ul class="club-list">
            {people.map((member) => (
              <li key={member.person}>
                <Ribbon person={member.person} />
                <span>
                  {member.name}{' '}
                  <small>
                    {[
                      member.host && words.host,
                      member.person === me?.person && words.you,
                      member.mutedUntil && words.muted,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </span>
                {own?.host && member !== own && (
                  <button
                    type="button"
                    class="btn small"
                    data-action="about member"
                    aria-label={words.aboutMember(member.name)}
                    aria-haspopup="dialog"
                    onClick={() => (open.value = member)}
                  >
                    …
                  </button>
                )}
              </li>
            ))}
          </ul>
          {own && <Leave club={told.club} person={own.person} />}
        </section>
      </div>
      {open.value && (
        <MemberSheet
          club={told.club}
          member={open.value}
          changed={changed}
          close={() => (open.value = undefined)}
        />
      )}
    </main>
  );
}

interface HeadProps {
  readonly told: ClubTold;
  readonly isHost: boolean;
  readonly name: string;
  readonly changed: () => Promise<void>;
}

function Head({ told, isHost, name, changed }: HeadProps): JSX.Element {
  const trouble = useSignal('');
  const link = useSignal(linkOf(told.club));
  const asking = useSignal(false);
  const doing = async (act: () => Promise<void>): Promise<void> => {
    trouble.value = '';
    try {
      await act();
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  const renew = async (): Promise<void> => {
    const made = await ask<{ link: string }>('POST', `/clubs/${told.club}/link`);
    keepLink(told.club, made.link);
    link.value = made.link;
  };
  return (
    <section class="club-head" aria-labelledby="club-name">
      <div>
        <h2 id="club-name">{told.name}</h2>
        <p>{words.about(told.members, told.hosts)}</p>
      </div>
      <div class="do">
        <button
          type="button"
          class="btn primary"
          data-action="host"
          onClick={() => void doing(() => hostFor(told.club, { game: 'do-boy' }, name))}
        >
          {words.hostTable}
        </button>
        <button
          type="button"
          class="btn"
          data-action="ask in"
          aria-expanded={asking.value}
          onClick={() => (asking.value = !asking.value)}
        >
          {words.askIn}
        </button>
        {isHost && (
          <button
            type="button"
            class="btn"
            data-action="door"
            onClick={() =>
              void doing(async () => {
                await ask('PUT', `/clubs/${told.club}`, { body: { shut: !told.shut } });
                await changed();
              })
            }
          >
            {told.shut ? words.openDoor : words.shutDoor}
          </button>
        )}
      </div>
      {asking.value && (
        <div class="ask-in">
          {link.value ? (
            <div class="along-link">
              <input
                class="field"
                readOnly
                value={linkTo('clubs', told.club, link.value)}
                aria-label={words.link}
                data-link="club"
                onFocus={(event) => event.currentTarget.select()}
              />
              <CopyButton text={linkTo('clubs', told.club, link.value)} kind="btn small" />
            </div>
          ) : (
            !isHost && <p>{words.linkLost}</p>
          )}
          {isHost && (
            <p>
              {words.linkMeans}{' '}
              <button
                type="button"
                class="btn small"
                data-action="new link"
                onClick={() => void doing(renew)}
              >
                {words.newLink}
              </button>
            </p>
          )}
        </div>
      )}
      <p role="alert">{trouble.value}</p>
    </section>
  );
}

interface Made {
  readonly table: string;
  readonly seat: number;
  readonly invite: string;
  readonly watch: string;
}

/** A table of the club, by its own rules or the usual ones; opens it. */
async function hostFor(
  club: string,
  what: Omit<HouseRules, 'name' | 'rules'> & Partial<HouseRules>,
  name: string,
): Promise<void> {
  await haveKey();
  const { game, seats, rules } = what;
  const body = { game, name, club, ...(seats !== undefined && { seats }), ...(rules && { rules }) };
  const { table, seat, invite, watch } = await ask<Made>('POST', '/tables', { body, key: newKey() });
  keepTable(table, { game, name, seat, invite, watch });
  location.hash = `#/t/${table}`;
}

/** The tables that are still there, each as it stands. */
function TablesNow({ ids }: { readonly ids: readonly string[] }): JSX.Element {
  const tables = useSignal<readonly ToldTable[]>([]);
  useEffect(() => {
    const look = (id: string): Promise<ToldTable[]> =>
      ask<ToldTable>('GET', `/tables/${id}`).then(
        (table) => [table],
        () => [],
      );
    void Promise.all(ids.map(look)).then((found) => {
      tables.value = found.flat().filter(({ state }) => state !== 'over');
    });
  }, [ids.join(' ')]);
  return (
    <section class="sheet-of" aria-labelledby="club-tables">
      <header>
        <h2 id="club-tables">{words.tablesNow}</h2>
      </header>
      {tables.value.length === 0 && <p class="pad">{words.noTables}</p>}
      <ul class="club-list">
        {tables.value.map(({ table, game, seats, state }) => {
          const free = seats.filter((seat) => seat === null).length;
          return (
            <li key={table}>
              <span>
                <b>{titleOf(game)}</b>
                <small>
                  {[
                    ...seats.flatMap((seat) => seat?.name ?? []),
                    ...(free > 0 ? [words.chairs(free)] : []),
                  ].join(', ')}
                </small>
              </span>
              <a class="btn small" href={`#/${state === 'waiting' && free > 0 ? 't' : 'watch'}/${table}`}>
                {state === 'waiting' && free > 0 ? words.sitDown : words.watch}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function House({ told, isHost, name, changed }: HeadProps): JSX.Element {
  const trouble = useSignal('');
  const house = told.house ?? [];
  const keep = async (next: readonly HouseRules[]): Promise<void> => {
    trouble.value = '';
    try {
      await ask('PUT', `/clubs/${told.club}`, { body: { house: next } });
      await changed();
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  return (
    <section class="sheet-of" aria-labelledby="house">
      <header>
        <h2 id="house">{words.houseRules}</h2>
      </header>
      {house.length === 0 && <p class="pad">{words.noHouseRules}</p>}
      <ul class="club-list">
        {house.map((rules) => (
          <li key={rules.name}>
            <span>
              <b>{rules.name}</b>
              <small>{titleOf(rules.game)}</small>
            </span>
            <button
              type="button"
              class="btn small"
              aria-label={words.byTheseRules(rules.name)}
              onClick={() =>
                void hostFor(told.club, rules, name).catch((error) => (trouble.value = reasonOf(error)))
              }
            >
              {words.hostTable}
            </button>
            {isHost && (
              <button
                type="button"
                class="btn small"
                aria-label={words.drop(rules.name)}
                onClick={() => void keep(house.filter((each) => each !== rules))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {isHost && <SaveRules tables={told.tables ?? []} save={(rules) => keep([...house, rules])} />}
      <p role="alert" class="pad">
        {trouble.value}
      </p>
    </section>
  );
}

/** The rules of the latest table of the club, kept under a name. */
function SaveRules({
  tables: [latest],
  save,
}: {
  readonly tables: readonly string[];
  readonly save: (rules: HouseRules) => Promise<void>;
}): JSX.Element | null {
  const name = useSignal('');
  if (latest === undefined) return null;
  const keep = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { game, rules, seats } = await ask<ToldTable>('GET', `/tables/${latest}`);
    await save({ name: name.value, game, seats: seats.length, rules });
    name.value = '';
  };
  return (
    <form class="pad save-rules" onSubmit={(event) => void keep(event)}>
      <label>
        <span>{words.saveRules}</span>
        <input
          class="field"
          value={name.value}
          maxLength={40}
          required
          placeholder={words.nameOfRules}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn small">
        {words.save}
      </button>
    </form>
  );
}

type Standing = NonNullable<ClubTold['standing']>['players'];

function Season({
  standing,
  own,
}: {
  readonly standing: Standing;
  readonly own: string | undefined;
}): JSX.Element {
  return (
    <section class="sheet-of" aria-labelledby="season">
      <header>
        <h2 id="season">{words.standing}</h2>
      </header>
      <ol class="standing">
        {standing.map(({ person, name, points, evenings }, at) => (
          <li key={person} class={person === own ? 'me' : undefined}>
            <span class="pl">{at + 1}</span>
            <Ribbon person={person} />
            <span class="nm">{name}</span>
            <span class="evenings" role="img" aria-label={words.evenings(evenings)}>
              {evenings.slice(-8).map((one, i) => (
                <i
                  key={i}
                  class={one === null ? 'away' : undefined}
                  style={{ height: `${(one ?? 1) * 2}px` }}
                />
              ))}
            </span>
            <b>{points}</b>
          </li>
        ))}
      </ol>
      <p class="quiet-line">{standing.length === 0 ? words.noStanding : words.standingMeans}</p>
    </section>
  );
}

function Book({ book }: { readonly book: NonNullable<ClubTold['book']> }): JSX.Element {
  return (
    <section class="sheet-of" aria-labelledby="book">
      <header>
        <h2 id="book">{words.book}</h2>
      </header>
      {book.length === 0 && <p class="pad">{words.emptyBook}</p>}
      <ol class="club-list">
        {book.map(({ at, by, did, whom = '', why }) => (
          <li key={`${at} ${did}`}>
            <span>
              {words.did[did](by, whom)} {why && <q>{why}</q>} <small>{day(at)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Leave({ club, person }: { readonly club: string; readonly person: string }): JSX.Element {
  const asked = useSignal(false);
  return (
    <div class="pad">
      <button
        type="button"
        class="btn small"
        aria-expanded={asked.value}
        onClick={() => (asked.value = !asked.value)}
      >
        {words.leave}
      </button>
      {asked.value && (
        <AskOnce
          sentence={words.sureLeave}
          yes={words.leave}
          no={words.stay}
          act={async () => {
            await ask('DELETE', `/clubs/${club}/members/${person}`);
            location.hash = '#/clubs';
          }}
          leave={() => (asked.value = false)}
        />
      )}
    </div>
  );
}

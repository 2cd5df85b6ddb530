// Clubs: a name, members who came by its link, hosts, house rules, and a book in which every act of a host stands.

import { hashOf, newId, newKey, type RandomBytes } from '../security/keys.ts';
import type { DocumentChange, Store } from '../store/store.ts';
import { Declined } from '../table/declined.ts';
import { type Found, find, forget, list, untilWritten, write } from './documents.ts';
import { seasonAt } from './ladder.ts';
import { MOST_CLUBS } from './people.ts';
import type { Identity } from './person.ts';
import type { ClubEvening } from './results.ts';

const MOST_MEMBERS = 200;
const MOST_RULES = 12;
const MOST_ENTRIES = 100;
const MOST_EVENINGS = 100;
const MOST_TABLES = 30;
const HOUR = 3_600_000;

export interface Member {
  readonly person: string;
  readonly name: string;
  readonly since: number;
  readonly host?: boolean;
  readonly mutedUntil?: number;
}

/** Options under a name, to lay a table by. */
export interface HouseRules {
  readonly name: string;
  readonly game: string;
  readonly seats?: number | undefined;
  readonly rules: Readonly<Record<string, string | number | boolean>>;
}

/** What a host has done, in the club's book. */
export interface BookEntry {
  readonly at: number;
  readonly by: string;
  readonly did: 'removed' | 'muted' | 'unmuted' | 'made host' | 'ended host' | 'shut' | 'opened' | 'renamed';
  readonly whom?: string;
  readonly why?: string;
}

export interface Club {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  /** The hash of the key in its link. */
  readonly link: string;
  /** Nobody new comes in. */
  readonly shut?: boolean;
  readonly members: readonly Member[];
  readonly house: readonly HouseRules[];
  readonly book: readonly BookEntry[];
  /** Who was removed, and cannot come back in. */
  readonly removed: readonly string[];
}

/** A club in somebody's list. */
export interface Membership {
  readonly club: string;
  readonly mutedUntil?: number;
}

interface Parts {
  readonly store: Store;
  readonly random: RandomBytes;
  readonly wall: () => number;
}

export interface Act {
  readonly host?: boolean | undefined;
  /** For so many hours nobody reads what they type at the club's tables; 0: they may again. */
  readonly mutedHours?: number | undefined;
  readonly why?: string | undefined;
}

export class Clubs {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async find(id: string): Promise<Found<Club>> {
    const found = await find<Club>(this.parts.store, 'club', id);
    if (!found) throw new Declined('unknown', 'There is no such club.');
    return found;
  }

  /** The club of a member; to others it is unknown. */
  async ofMember(id: string, { person }: Identity): Promise<Found<Club>> {
    const found = await this.find(id);
    if (found.value.members.some((member) => member.person === person)) return found;
    throw new Declined('unknown', 'There is no such club.');
  }

  async ofHost(id: string, identity: Identity): Promise<Found<Club>> {
    const found = await this.ofMember(id, identity);
    if (found.value.members.find(({ person }) => person === identity.person)?.host) return found;
    throw new Declined('not allowed', 'Only a host of the club can do this.');
  }

  async make({ person, name, clubs }: Identity, called: string): Promise<{ club: string; link: string }> {
    if (Object.keys(clubs).length >= MOST_CLUBS) throw tooMany();
    const { store, random, wall } = this.parts;
    const [id, link, now] = [newId(random), newKey(random), wall()];
    const club: Club = {
      id,
      name: called,
      made: now,
      link: hashOf(link),
      members: [{ person, name, since: now, host: true }],
      house: [],
      book: [],
      removed: [],
    };
    await store.change([write('club', { id }, club), membership(person, id, now)]);
    return { club: id, link };
  }

  /** The clubs somebody is in. */
  async of(person: string): Promise<Club[]> {
    const all = await list<Membership>(this.parts.store, 'membership', person, MOST_CLUBS);
    const found = await Promise.all(all.map(({ value }) => find<Club>(this.parts.store, 'club', value.club)));
    return found.flatMap((each) => (each ? [each.value] : []));
  }

  /** What somebody sees who has the link. */
  async byLink(id: string, link: string): Promise<Found<Club>> {
    const found = await find<Club>(this.parts.store, 'club', id);
    if (found?.value.link === link) return found;
    throw new Declined('unknown', 'This link does not work: ask a host of the club for a new one.');
  }

  join(id: string, link: string, { person, name, clubs }: Identity): Promise<void> {
    return untilWritten(async () => {
      const found = await this.byLink(id, link);
      const club = found.value;
      if (club.members.some((member) => member.person === person)) return;
      if (club.removed.includes(person))
        throw new Declined('not allowed', 'A host has removed you from this club.', { code: 'removed' });
      if (club.shut) throw new Declined('not now', 'Nobody new comes in at the moment.', { code: 'shut' });
      if (club.members.length >= MOST_MEMBERS)
        throw new Declined('not now', `The club has ${MOST_MEMBERS} members; there is no room for more.`);
      if (Object.keys(clubs).length >= MOST_CLUBS) throw tooMany();
      const now = this.parts.wall();
      const members = [...club.members, { person, name, since: now }];
      await this.parts.store.change([
        write('club', found, { ...club, members }),
        membership(person, id, now),
      ]);
    });
  }

  /** Somebody leaves; with the last member the club is gone, and where the last host leaves, the oldest member is one. */
  leave(id: string, person: string): Promise<void> {
    return untilWritten(async () => {
      const found = await find<Club>(this.parts.store, 'club', id);
      const own = await find<Membership>(this.parts.store, 'membership', `${person} ${id}`);
      const gone = own ? [forget('membership', own)] : [];
      if (!found) {
        if (gone.length > 0) await this.parts.store.change(gone);
        return;
      }
      const members = withHost(found.value.members.filter((member) => member.person !== person));
      const change =
        members.length > 0 ? write('club', found, { ...found.value, members }) : forget('club', found);
      await this.parts.store.change([change, ...gone]);
    });
  }

  /** Somebody takes everything away: no club names them any more. */
  async forget(person: string): Promise<void> {
    const { store } = this.parts;
    for (const { value } of await list<Membership>(store, 'membership', person, MOST_CLUBS)) {
      for (const { id } of await list<ClubEvening>(store, 'evening', value.club, MOST_EVENINGS))
        await this.forgetAt(id, value.club, person);
      await this.leave(value.club, person);
    }
  }

  private forgetAt(id: string, club: string, person: string): Promise<void> {
    return untilWritten(async () => {
      const found = await find<ClubEvening>(this.parts.store, 'evening', id);
      if (!found?.value.players[person]) return;
      const { [person]: _, ...players } = found.value.players;
      const at = { group: club, order: found.order };
      await this.parts.store.change([write('evening', found, { ...found.value, players }, at)]);
    });
  }

  /** A host removes somebody: that key cannot come back in; the matches stay. */
  remove(id: string, by: Identity, person: string, why: string | undefined): Promise<void> {
    return untilWritten(async () => {
      const found = await this.ofHost(id, by);
      const club = found.value;
      const member = memberOf(club, person);
      const own = await find<Membership>(this.parts.store, 'membership', `${person} ${id}`);
      await this.parts.store.change([
        write('club', found, {
          ...this.noted(club, by, { did: 'removed', whom: member.name, ...(why !== undefined && { why }) }),
          members: club.members.filter((each) => each !== member),
          removed: [...club.removed, person],
        }),
        ...(own ? [forget('membership', own)] : []),
      ]);
    });
  }

  /** A host mutes somebody, or makes a host of them. */
  act(id: string, by: Identity, person: string, { host, mutedHours, why }: Act): Promise<void> {
    return untilWritten(async () => {
      const found = await this.ofHost(id, by);
      let club = found.value;
      const { mutedUntil: before, ...member } = memberOf(club, person);
      const until = mutedHours === undefined ? before : this.parts.wall() + mutedHours * HOUR;
      const muted = until !== undefined && mutedHours !== 0 ? { mutedUntil: until } : {};
      const next: Member = { ...member, ...muted, ...(host !== undefined && { host }) };
      const members = club.members.map((each) => (each.person === person ? next : each));
      if (!members.some((each) => each.host))
        throw new Declined('not now', 'A club has a host: make somebody else one first.');
      const more = { whom: member.name, ...(why !== undefined && { why }) };
      if (mutedHours !== undefined)
        club = this.noted(club, by, { did: mutedHours > 0 ? 'muted' : 'unmuted', ...more });
      if (host !== undefined)
        club = this.noted(club, by, { did: host ? 'made host' : 'ended host', ...more });
      const own = await find<Membership>(this.parts.store, 'membership', `${person} ${id}`);
      const value: Membership = { club: id, ...muted };
      await this.parts.store.change([
        write('club', found, { ...club, members }),
        ...(own ? [write('membership', own, value, { group: person, order: own.order })] : []),
      ]);
    });
  }

  /** A host changes the name, the door, or the house rules. */
  change(
    id: string,
    by: Identity,
    {
      name,
      shut,
      house,
    }: { name?: string | undefined; shut?: boolean | undefined; house?: readonly HouseRules[] | undefined },
  ): Promise<void> {
    return untilWritten(async () => {
      const found = await this.ofHost(id, by);
      if (house && house.length > MOST_RULES)
        throw new Declined('impossible', `A club keeps at most ${MOST_RULES} sets of house rules.`);
      let club = found.value;
      if (name !== undefined) club = this.noted({ ...club, name }, by, { did: 'renamed' });
      if (shut !== undefined) club = this.noted({ ...club, shut }, by, { did: shut ? 'shut' : 'opened' });
      if (house !== undefined) club = { ...club, house };
      await this.parts.store.change([write('club', found, club)]);
    });
  }

  /** A new link; the one before it lets nobody in any more. */
  renewLink(id: string, by: Identity): Promise<{ link: string }> {
    return untilWritten(async () => {
      const found = await this.ofHost(id, by);
      const link = newKey(this.parts.random);
      await this.parts.store.change([write('club', found, { ...found.value, link: hashOf(link) })]);
      return { link };
    });
  }

  /** A table of the club. */
  async addTable(id: string, table: string): Promise<void> {
    const { store, wall } = this.parts;
    await store.change([
      write('club table', { id: `${id} ${table}` }, { table }, { group: id, order: wall() }),
    ]);
  }

  /** Its tables, the latest first; some may be gone. */
  async tables(id: string): Promise<string[]> {
    const all = await list<{ table: string }>(this.parts.store, 'club table', id, MOST_TABLES);
    return all.map(({ value }) => value.table);
  }

  /** What the evenings of this season brought, the earliest first. */
  async standing(
    id: string,
  ): Promise<{ readonly days: readonly string[]; readonly players: readonly Standing[] }> {
    const { store, wall } = this.parts;
    const { from } = seasonAt(wall());
    const evenings = (await list<ClubEvening>(store, 'evening', id, MOST_EVENINGS))
      .filter(({ order }) => order >= from)
      .map(({ value }) => value)
      .reverse();
    return { days: evenings.map(({ day }) => day), players: standingOf(evenings) };
  }

  private noted(club: Club, by: Identity, entry: Omit<BookEntry, 'at' | 'by'>): Club {
    const book = [{ at: this.parts.wall(), by: by.name, ...entry }, ...club.book].slice(0, MOST_ENTRIES);
    return { ...club, book };
  }
}

export interface Standing {
  readonly person: string;
  readonly name: string;
  readonly points: number;
  /** For each evening; null: away. */
  readonly evenings: readonly (number | null)[];
}

/** By place: the best of an evening gets ten. */
const POINTS = [10, 8, 6, 5, 4, 3, 2];

/** An evening brings ten to whoever did best at its tables on average, and less by place; at least one. */
export function standingOf(evenings: readonly ClubEvening[]): Standing[] {
  const names = new Map<string, string>();
  const points = evenings.map(({ players }) => {
    const all = Object.entries(players).map(([person, { name, sum, matches }]) => {
      names.set(person, name);
      return { person, mean: sum / matches };
    });
    const pointsOf = (mean: number): number =>
      POINTS[all.filter((other) => other.mean > mean + 1e-9).length] ?? 1;
    return new Map(all.map(({ person, mean }) => [person, pointsOf(mean)]));
  });
  return [...names]
    .map(([person, name]) => {
      const each = points.map((evening) => evening.get(person) ?? null);
      return { person, name, points: each.reduce<number>((sum, one) => sum + (one ?? 0), 0), evenings: each };
    })
    .sort((a, b) => b.points - a.points);
}

function membership(person: string, club: string, order: number): DocumentChange {
  const value: Membership = { club };
  return write('membership', { id: `${person} ${club}` }, value, { group: person, order });
}

function memberOf(club: Club, person: string): Member {
  const member = club.members.find((each) => each.person === person);
  if (!member) throw new Declined('unknown', 'Nobody like that is in the club.');
  return member;
}

/** Somebody is always a host: where none is left, whoever has been a member for longest. */
function withHost(members: readonly Member[]): readonly Member[] {
  if (members.length === 0 || members.some(({ host }) => host)) return members;
  const [first, ...rest] = members;
  return [{ ...first, host: true }, ...rest];
}

function tooMany(): Declined {
  return new Declined('not now', `You are in ${MOST_CLUBS} clubs already: leave one first.`);
}

// Who somebody is: sessions that keys open, names, and what is kept of a person.

import type { Time } from '@messdeck/host';
import { hashOf, newId, newKey, type RandomBytes } from '../security/keys.ts';
import type { DocumentChange, Store } from '../store/store.ts';
import { Declined } from '../table/declined.ts';
import { type Found, find, forget, list, untilWritten, write } from './documents.ts';
import { isSigned, signedText } from './keys.ts';
import {
  type Device,
  type DeviceKind,
  type Holder,
  type Identity,
  MOST_COOKIES,
  MOST_DEVICES,
  type Person,
  type Shown,
} from './person.ts';

const TEN_MINUTES = 600_000;
/** For so long a challenge can be signed. */
const CHALLENGE = 120_000;
/** A link that has worked, or run out, is told apart from one that never was for so long. */
const REMEMBERED = 86_400_000;
/** For so long is believed what was read of a cookie: on another node a device is shut out within this time. */
const BELIEVED = 5000;
const MOST_BELIEVED = 50_000;

/** A key and what it signed. */
export interface Signed {
  readonly key: string;
  readonly signature: string;
}

/** A device that says who it is. */
export interface Arrival {
  readonly kind: Exclude<DeviceKind, 'file'>;
  readonly challenge?: string | undefined;
  /** Left out: a browser that has no Ed25519. */
  readonly own?: Signed | undefined;
}

/** From where a device speaks: its cookie, and what it calls this server. */
export interface From {
  readonly cookie: string;
  readonly host: string;
}

interface Transfer {
  readonly person: string;
  readonly until: number;
  readonly used?: boolean;
}

interface Challenge {
  readonly cookie: string;
}

/** A session that was opened. */
export interface Opened {
  readonly person: string;
  readonly name: string;
  /** The cookie was somebody else's: this one takes its place. */
  readonly cookie?: string;
}

interface Parts {
  readonly store: Store;
  readonly time: Time;
  readonly random: RandomBytes;
  /** The clock on the wall. */
  readonly wall: () => number;
}

export class People {
  readonly parts: Parts;
  private readonly believed: Map<
    string,
    { readonly until: number; readonly what: Promise<Identity | 'shut' | undefined> }
  > = new Map();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  // ── Who sends a request ──────────────────────────────────────────────────────────────────────────────────────

  /** Who speaks with this cookie; 'shut': its owner has shut the device out. */
  identify(cookie: string): Promise<Identity | 'shut' | undefined> {
    const now = this.parts.time.now();
    const known = this.believed.get(cookie);
    if (known && known.until > now) return known.what;
    // Where nothing can be read, what was read last still holds.
    const what = this.look(cookie).catch((error: unknown) => {
      if (known) return known.what;
      throw error;
    });
    this.believed.delete(cookie);
    this.believed.set(cookie, { until: now + BELIEVED, what });
    what.catch(() => this.believed.delete(cookie));
    if (this.believed.size > MOST_BELIEVED) this.believed.delete(this.believed.keys().next().value!);
    return what;
  }

  private async look(cookie: string): Promise<Identity | 'shut' | undefined> {
    const { store } = this.parts;
    const session = (await find<Holder>(store, 'cookie', cookie))?.value;
    if (session?.shut) return 'shut';
    const person = session && (await find<Person>(store, 'person', session.person))?.value;
    if (!person) return undefined;
    const clubs = await list<{ readonly club: string; readonly mutedUntil?: number }>(
      store,
      'membership',
      person.id,
      MOST_CLUBS,
    );
    return {
      person: person.id,
      owner: person.owner,
      name: person.name,
      clubs: Object.fromEntries(clubs.map(({ value }) => [value.club, value.mutedUntil ?? 0])),
    };
  }

  /** What was read of these cookies is read again. */
  disbelieve(person: Person): void {
    for (const { cookies } of person.devices) for (const cookie of cookies) this.believed.delete(cookie);
  }

  /** The same for somebody whose clubs have changed. */
  async lookAgain(id: string): Promise<void> {
    const found = await find<Person>(this.parts.store, 'person', id);
    if (found) this.disbelieve(found.value);
  }

  async find(id: string): Promise<Found<Person>> {
    const found = await find<Person>(this.parts.store, 'person', id);
    if (!found) throw new Declined('unknown', 'There is nobody like that here.');
    return found;
  }

  // ── Sessions ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** A text to sign, for one cookie and one time. */
  async challenge(cookie: string): Promise<{ readonly challenge: string }> {
    const { store, time, random } = this.parts;
    const challenge = newKey(random);
    const until = time.now() + CHALLENGE;
    await store.forgetDocuments('challenge', time.now());
    const value: Challenge = { cookie };
    await store.change([write('challenge', { id: challenge }, value, { order: until })]);
    return { challenge };
  }

  /** The device says who it is: whom its key or its cookie belongs to, or somebody new. */
  open(arrival: Arrival, from: From, name: string): Promise<Opened> {
    return untilWritten(async () => {
      const session = await this.sessionOf(from.cookie);
      const spent = await this.mustBeSigned(arrival, from, []);
      const { own } = arrival;
      const known = own && (await this.holderOf(own.key));
      if (known) return this.admit(await this.find(known.value.person), arrival, from, [...spent]);
      if (session) return this.admit(await this.find(session.value.person), arrival, from, [...spent]);
      return this.begin(arrival, from, name, spent);
    });
  }

  /** A saved key opens a session on another browser, which brings a key of its own. */
  openByFile(arrival: Arrival, file: Signed, from: From): Promise<Opened> {
    return untilWritten(async () => {
      const spent = await this.mustBeSigned(arrival, from, [file]);
      const holder = await this.holderOf(file.key);
      if (!holder)
        throw new Declined('unknown', 'Nobody here has this key. Is the file from another server?');
      return this.admit(await this.find(holder.value.person), arrival, from, [...spent]);
    });
  }

  private async sessionOf(cookie: string): Promise<Found<Holder> | undefined> {
    const session = await find<Holder>(this.parts.store, 'cookie', cookie);
    if (session?.value.shut) throw shutOut();
    return session;
  }

  private async holderOf(key: string): Promise<Found<Holder> | undefined> {
    const holder = await find<Holder>(this.parts.store, 'key', key);
    if (holder?.value.shut) throw shutOut();
    return holder;
  }

  /** Refuses what is not signed; a challenge is spent with what follows from it. */
  private async mustBeSigned(
    { challenge, own }: Arrival,
    { cookie, host }: From,
    more: readonly Signed[],
  ): Promise<DocumentChange[]> {
    const all = [...(own ? [own] : []), ...more];
    if (all.length === 0) return [];
    const { store, time } = this.parts;
    const found = challenge === undefined ? undefined : await find<Challenge>(store, 'challenge', challenge);
    if (!found || found.value.cookie !== cookie || found.order < time.now())
      throw new Declined('not allowed', 'This challenge is not yours, is too old, or was used before.');
    const text = signedText(host, found.id);
    for (const { key, signature } of all)
      if (!isSigned(text, key, signature))
        throw new Declined('not allowed', 'The signature does not fit the key and the challenge.');
    return [forget('challenge', found)];
  }

  /** Somebody new. */
  private async begin(
    { kind, own }: Arrival,
    { cookie }: From,
    name: string,
    spent: readonly DocumentChange[],
  ): Promise<Opened> {
    const { store, random, wall } = this.parts;
    const id = own ? hashOf(own.key).slice(0, 22) : newKey(random).slice(0, 22);
    const now = wall();
    const device: Device = {
      id: newId(random),
      kind,
      ...(own && { key: own.key }),
      cookies: [cookie],
      at: now,
      last: now,
    };
    const person: Person = {
      id,
      name,
      owner: cookie,
      devices: [device],
      shown: { ratings: true, matches: false },
      made: now,
    };
    const holder: Holder = { person: id };
    await store.change([
      ...spent,
      write('person', { id }, person),
      write('cookie', { id: cookie }, holder, { group: id }),
      ...(own ? [write('key', { id: own.key }, holder, { group: id })] : []),
    ]);
    this.disbelieve(person);
    return { person: id, name };
  }

  /** A device of theirs, known or new, speaks for this person from now on. */
  private async admit(
    found: Found<Person>,
    { kind, own }: Arrival,
    { cookie }: From,
    changes: DocumentChange[],
  ): Promise<Opened> {
    const { store, random, wall } = this.parts;
    const person = found.value;
    const session = await find<Holder>(store, 'cookie', cookie);
    // A cookie that was somebody else's stays with them.
    const fresh =
      session && (session.value.shut || session.value.person !== person.id) ? newKey(random) : undefined;
    const speaks = fresh === undefined ? cookie : hashOf(fresh);
    const now = wall();
    const same = (device: Device): boolean =>
      device.kind !== 'file' &&
      ((own !== undefined && device.key === own.key) ||
        (fresh === undefined && device.cookies.includes(cookie)));
    const before = person.devices.find(same);
    if (!before && person.devices.length >= MOST_DEVICES)
      throw new Declined(
        'not now',
        `${MOST_DEVICES} devices speak for you already: shut one out that you no longer use.`,
      );
    const key = own?.key ?? before?.key;
    const cookies = [...(before?.cookies ?? []).filter((each) => each !== speaks), speaks];
    const device: Device = {
      id: before?.id ?? newId(random),
      kind: before?.kind ?? kind,
      ...(key !== undefined && { key }),
      cookies: cookies.slice(-MOST_COOKIES),
      at: before?.at ?? now,
      last: now,
    };
    const others = person.devices.filter((each) => each !== before);
    const next: Person = { ...person, devices: [...others, device] };
    const holder: Holder = { person: person.id };
    const known = own && (await find<Holder>(store, 'key', own.key));
    if (known && known.value.person !== person.id)
      throw new Declined('not now', 'This key is somebody else’s: bring a new one.');
    await store.change([
      ...changes,
      write('person', found, next),
      ...(session && fresh === undefined
        ? []
        : [write('cookie', { id: speaks }, holder, { group: person.id })]),
      ...(own && !known ? [write('key', { id: own.key }, holder, { group: person.id })] : []),
      // A browser that has lost its key and still has its cookie brings another.
      ...(await this.shutting(before?.key !== key ? [before?.key] : [], 'key')),
      ...(await this.shutting(cookies.slice(0, -MOST_COOKIES), 'cookie')),
    ]);
    this.disbelieve(next);
    return { person: person.id, name: person.name, ...(fresh !== undefined && { cookie: fresh }) };
  }

  /** These open nothing any more. */
  private async shutting(
    ids: readonly (string | undefined)[],
    kind: 'key' | 'cookie',
  ): Promise<DocumentChange[]> {
    const found = await Promise.all(
      ids.map((id) => (id === undefined ? undefined : find<Holder>(this.parts.store, kind, id))),
    );
    return found.flatMap((each) =>
      each ? [write(kind, each, { ...each.value, shut: true }, { group: each.value.person })] : [],
    );
  }

  // ── Taking the name along ────────────────────────────────────────────────────────────────────────────────────

  /** A code that adds another device, once, within ten minutes; the one before it opens nothing any more. */
  transfer(id: string): Promise<{ readonly code: string; readonly inMs: number }> {
    return untilWritten(async () => {
      const { store, time, random } = this.parts;
      const found = await this.find(id);
      const { transfer: before, ...person } = found.value;
      const code = newKey(random);
      const transfer = hashOf(code);
      const until = time.now() + TEN_MINUTES;
      const old = before === undefined ? undefined : await find<Transfer>(store, 'transfer', before);
      await store.forgetDocuments('transfer', time.now() - REMEMBERED);
      const value: Transfer = { person: id, until };
      await store.change([
        write('person', found, { ...person, transfer }),
        write('transfer', { id: transfer }, value, { order: until }),
        ...(old && !old.value.used ? [forget('transfer', old)] : []),
      ]);
      return { code, inMs: TEN_MINUTES };
    });
  }

  /** Whose name a code takes along, if it still works. */
  async transferOf(
    code: string,
  ): Promise<{ readonly found: Found<Transfer>; readonly person: Found<Person> }> {
    const found = await find<Transfer>(this.parts.store, 'transfer', code);
    if (!found)
      throw new Declined('unknown', 'This link does not work: make a new one where you are yourself.');
    if (found.value.used)
      throw new Declined('not now', 'This link has worked once already.', { code: 'used' });
    if (found.value.until < this.parts.time.now())
      throw new Declined('not now', 'This link has run out. Make a new one where you are yourself.', {
        code: 'late',
      });
    return { found, person: await this.find(found.value.person) };
  }

  /** Another device is this person, too: it brings a key of its own. */
  take(code: string, arrival: Arrival, from: From): Promise<Opened> {
    return untilWritten(async () => {
      const { found, person } = await this.transferOf(code);
      const session = await find<Holder>(this.parts.store, 'cookie', from.cookie);
      if (session && !session.value.shut && session.value.person === person.id)
        throw new Declined('not now', 'This device is you already.', { code: 'same' });
      const spent = await this.mustBeSigned(arrival, from, []);
      const used = write('transfer', found, { ...found.value, used: true }, { order: found.order });
      return this.admit(person, arrival, from, [...spent, used]);
    });
  }

  /** A key that was saved in a file. */
  addFile(id: string, file: Signed, challenge: string, from: From): Promise<void> {
    return untilWritten(async () => {
      const { store, random, wall } = this.parts;
      const spent = await this.mustBeSigned({ kind: 'computer', challenge }, from, [file]);
      const found = await this.find(id);
      if (found.value.devices.length >= MOST_DEVICES)
        throw new Declined('not now', `You have ${MOST_DEVICES} devices and key files: shut one out first.`);
      if (await find(store, 'key', file.key))
        throw new Declined('not now', 'This key is known already: make a new one.');
      const now = wall();
      const device: Device = {
        id: newId(random),
        kind: 'file',
        key: file.key,
        cookies: [],
        at: now,
        last: now,
      };
      await store.change([
        ...spent,
        write('person', found, { ...found.value, devices: [...found.value.devices, device] }),
        write('key', { id: file.key }, { person: id } satisfies Holder, { group: id }),
      ]);
    });
  }

  /** A device is shut out: neither its key nor its cookie opens anything; returns its cookies. */
  shutOut(id: string, device: string): Promise<readonly string[]> {
    return untilWritten(async () => {
      const found = await this.find(id);
      const gone = found.value.devices.find((each) => each.id === device);
      if (!gone) throw new Declined('unknown', 'You have no such device.');
      const devices = found.value.devices.filter((each) => each !== gone);
      await this.parts.store.change([
        write('person', found, { ...found.value, devices }),
        ...(await this.shutting(gone.cookies, 'cookie')),
        ...(await this.shutting([gone.key], 'key')),
      ]);
      this.disbelieve(found.value);
      return gone.cookies;
    });
  }

  // ── What is kept ─────────────────────────────────────────────────────────────────────────────────────────────

  change(
    id: string,
    { name, shown }: { name?: string | undefined; shown?: Shown | undefined },
  ): Promise<void> {
    return untilWritten(async () => {
      const found = await this.find(id);
      const next: Person = {
        ...found.value,
        ...(name !== undefined && { name }),
        ...(shown !== undefined && { shown }),
      };
      await this.parts.store.change([write('person', found, next)]);
      this.disbelieve(next);
    });
  }

  /** Everything that says who they are is forgotten. */
  async forget(id: string): Promise<Person> {
    return untilWritten(async () => {
      const { store } = this.parts;
      const found = await this.find(id);
      const [cookies, keys] = await Promise.all(
        ['cookie', 'key'].map((kind) => list<Holder>(store, kind, id, MOST_HELD)),
      );
      await store.change([
        forget('person', found),
        ...cookies.map((each) => forget('cookie', each)),
        ...keys.map((each) => forget('key', each)),
      ]);
      this.disbelieve(found.value);
      return found.value;
    });
  }
}

const MOST_HELD = 1000;
/** Somebody is in so many clubs at most. */
export const MOST_CLUBS = 20;

function shutOut(): Declined {
  return new Declined('not allowed', 'This device was shut out by its owner, on another device.', {
    code: 'shut-out',
  });
}

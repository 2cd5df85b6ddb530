// Who may not use the server for a time: a browser's key or a program's token, or a range of addresses.

import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Time } from '@messdeck/host';
import { newId, type RandomBytes } from '../security/keys.ts';
import type { Store } from '../store/store.ts';

export interface Ban {
  readonly id: string;
  /** The start of the hash of a credential; or else a range of addresses. */
  readonly who?: string;
  readonly range?: string;
  readonly why: string;
  /** In the server's time. */
  readonly until: number;
}

export const MOST_BANS = 1000;
export const LONGEST_BAN_HOURS = 8760;
const HOUR = 3_600_000;

interface Guarded {
  readonly ban: Ban;
  readonly matches: (hashes: readonly string[], address: string) => boolean;
}

export class Bans {
  private readonly store: Store;
  private readonly time: Time;
  private readonly all: Map<string, Guarded> = new Map();

  private constructor(store: Store, time: Time) {
    this.store = store;
    this.time = time;
  }

  static async open(store: Store, time: Time): Promise<Bans> {
    const bans = new Bans(store, time);
    await bans.reload();
    return bans;
  }

  /** Another node may have written some, or lifted them. */
  async reload(): Promise<void> {
    const papers = await this.store.papers('ban');
    this.all.clear();
    for (const { text } of papers) this.guard(JSON.parse(text) as Ban);
  }

  private guard(ban: Ban): void {
    this.all.set(ban.id, { ban, matches: matcherOf(ban) });
  }

  get list(): Ban[] {
    this.forgetOld();
    return [...this.all.values()].map(({ ban }) => ban);
  }

  private forgetOld(): void {
    const now = this.time.now();
    for (const [id, { ban }] of this.all) if (ban.until <= now) this.all.delete(id);
  }

  get isFull(): boolean {
    return this.list.length >= MOST_BANS;
  }

  async add(
    whom: { readonly who: string } | { readonly range: string },
    why: string,
    hours: number,
    random: RandomBytes,
  ): Promise<Ban> {
    const at = this.time.now();
    const ban = { id: newId(random), ...whom, why, until: at + hours * HOUR };
    await this.store.file({ kind: 'ban', id: ban.id, at, until: ban.until, text: JSON.stringify(ban) });
    this.guard(ban);
    return ban;
  }

  /** Whether there was such a ban. */
  async lift(id: string): Promise<boolean> {
    const known = this.all.delete(id);
    if (known) await this.store.shred('ban', id);
    return known;
  }

  /** The ban that shuts out a sender with these credentials, by their hashes, at this address. */
  of(hashes: readonly (string | undefined)[], address: () => string): Ban | undefined {
    if (this.all.size === 0) return undefined;
    const now = this.time.now();
    const given = hashes.filter((hash) => hash !== undefined);
    for (const { ban, matches } of this.all.values())
      if (ban.until > now && matches(given, address())) return ban;
    return undefined;
  }
}

function matcherOf({ who, range = '' }: Ban): Guarded['matches'] {
  if (who !== undefined) return (hashes) => hashes.some((hash) => hash.startsWith(who));
  const block = blockOf(range);
  return (_, address) => isIP(address) > 0 && block.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A range such as 203.0.113.0/24, 2001:db8::/32 or one address. Throws a sentence where it is none. */
export function blockOf(range: string): BlockList {
  const block = new BlockList();
  const [address, bits] = range.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (version === 0 || prefix < 1 || prefix > most || range.split('/').length > 2) {
    throw new Error(
      `A range is an address or a network such as 203.0.113.0/24 or 2001:db8::/32, not ${JSON.stringify(range.slice(0, 60))}.`,
    );
  }
  block.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  return block;
}

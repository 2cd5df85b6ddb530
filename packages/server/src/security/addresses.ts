// How much may be asked from one address: so many requests in ten seconds, then it waits for the next ten.

import type { Time } from '@messdeck/host';

const SPAN = 10_000;
const MOST_ADDRESSES = 10_000;

interface Count {
  asked: number;
  ends: number;
}

export class Addresses {
  private readonly time: Time;
  private readonly counts: Map<string, Count> = new Map();

  constructor(time: Time) {
    this.time = time;
  }

  /** Counts a request from an address that may send `most`; 0, or after how many seconds it may go on. */
  ask(address: string, most: number): number {
    const now = this.time.now();
    const name = networkOf(address);
    let count = this.counts.get(name);
    if (!count || count.ends <= now) count = this.begin(name, now);
    count.asked++;
    return count.asked > most ? Math.max(1, Math.ceil((count.ends - now) / 1000)) : 0;
  }

  private begin(name: string, now: number): Count {
    const count = { asked: 0, ends: now + SPAN };
    // Taken out and put back in: the one that began first is the first of the map.
    this.counts.delete(name);
    this.counts.set(name, count);
    if (this.counts.size > MOST_ADDRESSES) this.counts.delete(this.counts.keys().next().value!);
    return count;
  }
}

/** Whoever has an IPv6 address has 2^64 of them: they count as one. One that stands for an IPv4 address is that. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [, inner] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (inner !== undefined) return inner;
  const [head, tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const left = tail ? tail.split(':').length : 0;
  while (tail !== undefined && groups.length + left < 8) groups.push('0');
  return [...groups, ...(tail ?? '').split(':')]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

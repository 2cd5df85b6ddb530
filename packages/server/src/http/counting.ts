// Who is counted for what: first the key or the token, so that a whole museum plays behind one address; an address only
// for what makes keys, seats and tables, and for those whose credential is not known here.

import type { Time } from '@messdeck/host';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
import { isThisMachine, networkOf } from '../security/address.ts';
import { Buckets } from '../security/buckets.ts';
import type { Reading } from '../table/reading.ts';
import { Problem } from './problems.ts';
import { type Sender, senderOf } from './sender.ts';

/** A limit as the library takes it, in milliseconds. */
export interface RateLimit {
  readonly timeWindow: number;
  readonly keyGenerator: (request: FastifyRequest) => string;
  readonly max: (request: FastifyRequest, key: string) => number;
}

const KEY = 'key ';
const TEN_SECONDS = 10_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const MOST_KNOWN = 50_000;

/** Credentials that hold a seat here: anyone who invents others, or shares one of a link, is counted by the address. */
export class Known {
  private readonly hashes: Set<string> = new Set();

  add(hash: string): void {
    // Taken out and put back in: the one used longest ago is the first of the set.
    this.hashes.delete(hash);
    this.hashes.add(hash);
    if (this.hashes.size > MOST_KNOWN) this.hashes.delete(this.hashes.values().next().value!);
  }

  /** The one of a sender's credentials that is known, the browser's own first. */
  of({ browser, bearer }: Sender): string | undefined {
    return [browser, bearer].find((hash) => hash !== undefined && this.hashes.has(hash));
  }
}

export class Counting {
  readonly known: Known = new Known();
  private readonly limits: Limits;
  private readonly readingPerKey: Buckets;
  private readonly readingPerAddress: Buckets;
  private readonly requestTimePerAddress: Buckets;
  private readonly storedPerKey: Buckets;
  private readonly storedPerAddress: Buckets;

  constructor(limits: Limits, time: Time) {
    this.limits = limits;
    const bucket = (size: number, ms: number): Buckets => new Buckets(time, size, size / (ms / 1000));
    this.readingPerKey = bucket(limits.readingPerKey, TEN_SECONDS);
    this.readingPerAddress = bucket(limits.readingPerAddress, TEN_SECONDS);
    this.requestTimePerAddress = bucket(limits.requestTimePerAddress, MINUTE);
    const anHour = (size: number): Buckets => new Buckets(time, size, (size * 1000) / HOUR);
    this.storedPerKey = anHour(limits.kilobytesPerKey);
    this.storedPerAddress = anHour(limits.kilobytesPerAddress);
  }

  /** Who is counted for what somebody sends: a key that is known, else the address. */
  private nameOf(sender: Sender): string {
    const hash = this.known.of(sender);
    return hash === undefined ? networkOf(sender.address()) : `${KEY}${hash}`;
  }

  /** The processor's time that a sender may use for what was played so far. */
  readingOf(sender: Sender): Reading {
    const name = this.nameOf(sender);
    return readingFrom(name.startsWith(KEY) ? this.readingPerKey : this.readingPerAddress, name);
  }

  /** The same for requests other than actions; undefined: the machine itself may send what it likes. */
  requestOf(request: FastifyRequest): Reading | undefined {
    const name = this.nameOf(senderOf(request));
    if (name.startsWith(KEY)) return readingFrom(this.readingPerKey, name);
    return isThisMachine(request.ip) ? undefined : readingFrom(this.requestTimePerAddress, name);
  }

  /** The sender of a request has so much stored; returns for how many seconds it may have nothing more, or 0. */
  store(request: FastifyRequest, bytes: number): number {
    const name = this.nameOf(senderOf(request));
    const own = name.startsWith(KEY) ? this.storedPerKey.take(name, bytes / 1000) : 0;
    const all = isThisMachine(request.ip)
      ? 0
      : this.storedPerAddress.take(networkOf(request.ip), bytes / 1000);
    return Math.max(own, all);
  }

  /** Every request, but for what has a limit of its own. */
  get requests(): RateLimit {
    const { limits } = this;
    return {
      timeWindow: TEN_SECONDS,
      keyGenerator: (request) => this.nameOf(senderOf(request)),
      max: ({ ip }, key) => {
        if (key.startsWith(KEY)) return limits.requestsPerKey;
        return isThisMachine(ip) ? limits.fromThisMachine : limits.requestsPerAddress;
      },
    };
  }

  /** What an address makes in an hour. */
  makes(what: 'keysPerAddress' | 'seatsPerAddress' | 'tablesPerAddress'): RateLimit {
    const { limits } = this;
    return {
      timeWindow: HOUR,
      keyGenerator: ({ ip }) => networkOf(ip),
      max: ({ ip }) => (isThisMachine(ip) ? limits.fromThisMachine : limits[what]),
    };
  }
}

function readingFrom(bucket: Buckets, name: string): Reading {
  const spend = (milliseconds: number): number => bucket.take(name, milliseconds);
  const mustHaveTime = (): void => {
    const seconds = spend(0);
    if (seconds === 0) return;
    throw new Problem(429, `You have asked for a lot: try again in ${seconds} s.`, { retryAfter: seconds });
  };
  return { spend, mustHaveTime };
}

/** Whose public tables are counted together: those of a browser, or of all programs at an address elsewhere. */
export function makerOf(sender: Sender, owner: string): string {
  if (sender.browser !== undefined) return sender.browser;
  const address = sender.address();
  // Programs on this machine are its host's own.
  return isThisMachine(address) ? owner : networkOf(address);
}

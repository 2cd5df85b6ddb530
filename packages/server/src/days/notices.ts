// Notices by Web Push (RFC 8030, 8291, 8292) to those who ask for them: that it is somebody's turn, and no more than that.

import type { Jobs } from '../jobs/jobs.ts';
import { hashOf } from '../security/keys.ts';
import { Conflict } from '../store/store.ts';
import { Declined } from '../table/declined.ts';
import type { TableServices } from '../table/services.ts';
import type { KeptTurn } from './turns.ts';
import { CHAIR } from './your-turn.ts';

/** Where a browser wants its notices, and when. */
export interface WantedNotices {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Once a day at this hour of the day; left out: at once. */
  readonly daily?: number | undefined;
  /** From ten in the evening to eight in the morning notices wait. */
  readonly notAtNight?: boolean | undefined;
  /** Once more when a tenth of the time is left, at any hour. */
  readonly whenShort?: boolean | undefined;
  /** Minutes by which the clock on the wall is ahead of UTC there. */
  readonly offset?: number | undefined;
}

const SUBSCRIPTION = 'push';
const KEYS = 'push-keys';
const PUSH_JOB = 'push';
const MOST = 5;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EVENING = 22;
const MORNING = 8;
/** What the services of browsers' makers may take to answer. */
const PATIENCE = 10_000;
/** A notice that could not be brought for so long is of no use any more, in seconds. */
const LASTS = 86_400;
/** The services of browsers' makers: the server sends to no other address that a browser names. */
const SERVICES =
  /^https:\/\/(?:[\w-]+\.)*(?:fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)\//;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface About {
  readonly subscription: string;
  readonly chair: string;
  readonly after: number;
}

export class Notices {
  private readonly services: TableServices;
  private readonly isService: (endpoint: string) => boolean;
  private keys: Promise<Keys> | undefined;

  /** `isService`: to which addresses notices are sent. */
  constructor(services: TableServices, isService = (endpoint: string): boolean => SERVICES.test(endpoint)) {
    this.services = services;
    this.isService = isService;
    this.jobs.does(PUSH_JOB, ({ about }) => this.send(about as About));
  }

  private get jobs(): Jobs {
    return this.services.jobs;
  }

  /** The key by which browsers know who sends them notices. */
  async publicKey(): Promise<string> {
    return (await this.ownKeys()).publicKey;
  }

  private ownKeys(): Promise<Keys> {
    this.keys ??= this.findKeys().catch((error) => {
      this.keys = undefined;
      throw error;
    });
    return this.keys;
  }

  /** Of several nodes the first makes them. */
  private async findKeys(): Promise<Keys> {
    const { store } = this.services;
    const found = await store.document(KEYS, KEYS);
    if (found) return JSON.parse(found.text) as Keys;
    const made = (await loadWebPush()).generateVAPIDKeys();
    const put = { group: KEYS, order: 0, text: JSON.stringify(made) };
    try {
      await store.change([{ kind: KEYS, id: KEYS, seen: 0, put }]);
      return made;
    } catch (error) {
      if (error instanceof Conflict) return this.findKeys();
      throw error;
    }
  }

  /** A browser of this person wants notices; asked again, as it now says. */
  async subscribe(owner: string, wanted: WantedNotices): Promise<void> {
    if (!this.isService(wanted.endpoint))
      throw new Declined('impossible', 'Notices are sent only to the push services of browsers.');
    const { store } = this.services;
    const id = hashOf(wanted.endpoint);
    const [own, known] = await Promise.all([
      store.documents(SUBSCRIPTION, owner, MOST),
      store.document(SUBSCRIPTION, id),
    ]);
    if (own.length >= MOST && known?.group !== owner)
      throw new Declined('not now', `${MOST} browsers of yours get notices already.`);
    const put = { group: owner, order: 0, text: JSON.stringify(wanted) };
    await store.change([{ kind: SUBSCRIPTION, id, seen: known?.version ?? 0, put }]);
  }

  /** This browser wants none any more. */
  async unsubscribe(owner: string, endpoint: string): Promise<void> {
    const id = hashOf(endpoint);
    const known = await this.services.store.document(SUBSCRIPTION, id);
    if (known?.group === owner) await this.forget(id);
  }

  private async forget(id: string): Promise<void> {
    const known = await this.services.store.document(SUBSCRIPTION, id);
    if (known) await this.services.store.change([{ kind: SUBSCRIPTION, id, seen: known.version }]);
  }

  /** Somebody's turn has begun: a notice for each of their browsers, when that one wants it. */
  async begun(owner: string, chair: string, turn: KeptTurn): Promise<void> {
    const now = this.services.time.now();
    for (const { id, text } of await this.services.store.documents(SUBSCRIPTION, owner, MOST)) {
      const wanted = JSON.parse(text) as WantedNotices;
      const name = `${turn.table}.${turn.seat}.${turn.after}.${id.slice(0, 12)}`;
      const about = { subscription: id, chair, after: turn.after };
      await this.jobs.add({ kind: PUSH_JOB, id: name, about, after: delayOf(wanted, this.wall()) });
      if (!wanted.whenShort || turn.due === undefined) continue;
      const after = Math.max(0, turn.due - now - (turn.days * DAY) / 10);
      await this.jobs.add({ kind: PUSH_JOB, id: `${name}.short`, about, after });
    }
  }

  private wall(): number {
    return this.services.wall?.() ?? Date.now();
  }

  /** Sends a notice, if it is still somebody's turn; whoever has no such browser any more is forgotten. */
  private async send({ subscription, chair, after }: About): Promise<void> {
    const { store } = this.services;
    const [kept, found] = await Promise.all([
      store.document(SUBSCRIPTION, subscription),
      store.document(CHAIR, chair),
    ]);
    const turn = found && (JSON.parse(found.text) as KeptTurn);
    if (!kept || !turn?.turn || turn.after !== after) return;
    const { endpoint, keys } = JSON.parse(kept.text) as WantedNotices;
    const { publicKey, privateKey } = await this.ownKeys();
    const { headers, body, method } = (await loadWebPush()).generateRequestDetails(
      { endpoint, keys },
      JSON.stringify({ table: turn.table, seat: turn.seat }),
      {
        TTL: LASTS,
        vapidDetails: { subject: 'https://github.com/messdeck/messdeck', publicKey, privateKey },
      },
    );
    const sent = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    sent.delete('content-length');
    const answer = await fetch(endpoint, {
      method,
      headers: sent,
      body: new Uint8Array(body!),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) await this.forget(subscription);
    else if (!answer.ok) throw new Error(`The push service answered ${answer.status}.`);
  }
}

/** Most servers send no notices: what makes them is read when the first is wanted. */
async function loadWebPush(): Promise<typeof import('web-push')> {
  return (await import('web-push')).default;
}

/** After how many milliseconds a notice may come, by the clock on the wall where the browser is. */
export function delayOf({ daily, notAtNight, offset = 0 }: WantedNotices, now: number): number {
  const sinceMidnight = (((now + offset * 60_000) % DAY) + DAY) % DAY;
  const until = (hour: number): number => (hour * HOUR - sinceMidnight + DAY) % DAY;
  if (daily !== undefined) return until(daily);
  const isNight = sinceMidnight >= EVENING * HOUR || sinceMidnight < MORNING * HOUR;
  return notAtNight && isNight ? until(MORNING) : 0;
}

// Somebody without an account: a name, the devices that speak for them, and what others may see.

/** What a device is, as its page says; `file` is a key that was saved for the day a browser forgets. */
export const DEVICES = ['computer', 'tablet', 'phone', 'file'] as const;
export type DeviceKind = (typeof DEVICES)[number];

export interface Device {
  readonly id: string;
  readonly kind: DeviceKind;
  /** Its public Ed25519 key (base64url); browsers that cannot make one have only their cookie. */
  readonly key?: string;
  /** Hashes of the cookies it has come with; the latest is the last. */
  readonly cookies: readonly string[];
  /** When it came, and when it last opened a session, by the clock on the wall. */
  readonly at: number;
  readonly last: number;
}

/** What others see besides the name. */
export interface Shown {
  readonly ratings: boolean;
  readonly matches: boolean;
}

export interface Person {
  readonly id: string;
  /** Empty until they first sit down somewhere. */
  readonly name: string;
  /** The hash that owns their chairs, whichever device they sit at: the cookie of the first. */
  readonly owner: string;
  readonly devices: readonly Device[];
  readonly shown: Shown;
  readonly made: number;
  /** The link that takes the name along, while one is open: the hash of its code. */
  readonly transfer?: string;
}

/** A cookie, or a key: whose it is, or that its owner has shut it out. */
export interface Holder {
  readonly person: string;
  readonly shut?: boolean;
}

/** Who sends a request by a cookie. */
export interface Identity {
  readonly person: string;
  readonly owner: string;
  readonly name: string;
  /** The clubs they are in, and until when each has muted them. */
  readonly clubs: Readonly<Record<string, number>>;
}

export const MOST_DEVICES = 12;
/** Of one device so many cookies are remembered. */
export const MOST_COOKIES = 10;

// The requests of /api/admin (docs/hosting.md) and what they answer. The key stays in this tab.

export interface Tables {
  readonly stored: number;
  readonly tables: readonly OpenTable[];
}

export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly state: string;
  readonly public: boolean;
  readonly people: number;
  readonly seats: readonly (Sitter | null)[];
}

export interface Sitter {
  readonly name: string;
  /** The browser key, shortened; missing for a bot and for a program without one. */
  readonly who?: string;
  readonly bot?: string;
}

export interface People {
  readonly people: readonly {
    readonly who: string;
    readonly address: string;
    readonly table: string;
    readonly seat: number | null;
  }[];
}

export interface Reports {
  readonly reports: readonly Report[];
}

export interface Report {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly by: { readonly name: string; readonly who: string };
  readonly about: { readonly name: string; readonly who: string; readonly seat: number };
  readonly reason: string;
  readonly said: readonly string[];
  readonly played: readonly string[];
  readonly answer?: string;
}

export interface Bans {
  readonly bans: readonly Ban[];
}

export interface Ban {
  readonly id: string;
  readonly who?: string;
  readonly range?: string;
  readonly hours: number;
  readonly why: string;
}

export interface Days {
  readonly days: readonly {
    readonly day: string;
    readonly tables: number;
    readonly matches: number;
    readonly seats: number;
    readonly actions: number;
    readonly reports: number;
  }[];
}

/** What the server said instead of doing what was asked. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

const KEPT = 'messdeck operator';

export class Requests {
  private key: string = sessionStorage.getItem(KEPT) ?? '';

  get hasKey(): boolean {
    return this.key !== '';
  }

  use(key: string): void {
    this.key = key;
  }

  /** Keeps a key that has proved right until the tab is closed. */
  keep(): void {
    sessionStorage.setItem(KEPT, this.key);
  }

  forget(): void {
    this.key = '';
    sessionStorage.removeItem(KEPT);
  }

  async ask<T = unknown>(method: string, path: string, body?: object): Promise<T> {
    const reply = await fetch(`api/admin/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (reply.status === 204) return undefined as T;
    const answer = await reply.json();
    if (reply.ok) return answer;
    throw new Refused(reply.status, answer.detail);
  }
}

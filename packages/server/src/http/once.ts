// Once only: a request with an `Idempotency-Key` is carried out once; the same again is given the first answer again,
// also after a crash, because the answer lies in the same commit as what it answers.

import { hashOf, seal, unseal } from '../security/keys.ts';
import type { KeptAnswer, Store } from '../store/store.ts';
import { Problem } from './problems.ts';

export interface Answer {
  readonly status: number;
  readonly body?: object;
}

/** What the carrying out is handed: makes what is to be committed with it, from the answer's body. */
export type KeepAnswer = ((body: object) => KeptAnswer) | undefined;

/** Refusals change nothing, so they are remembered only while the server runs. */
const MOST_REFUSALS = 10_000;

interface Known {
  readonly request: string;
  readonly answer: Promise<Answer>;
}

export class Once {
  private readonly store: Store;
  private readonly underWay: Map<string, Known> = new Map();
  private readonly refusals: Map<string, Known> = new Map();

  constructor(store: Store) {
    this.store = store;
  }

  /** `scope`: whose key it is. `request`: what is asked, to tell another request with the same key. */
  async run(
    key: string | undefined,
    scope: string,
    request: () => string,
    status: number,
    carryOut: (keep: KeepAnswer) => Promise<object | undefined>,
  ): Promise<Answer> {
    const plain = async (keep: KeepAnswer): Promise<Answer> => {
      const body = await carryOut(keep);
      return { status, ...(body && { body }) };
    };
    if (key === undefined) return plain(undefined);
    const secret = `${scope}\n${key}`;
    const name = hashOf(secret);
    const asked = hashOf(request());
    const known = this.underWay.get(name) ?? this.refusals.get(name);
    if (known) {
      mustBeSame(known.request, asked);
      return known.answer;
    }
    const answer = this.first(name, asked, secret, status, plain);
    const entry = { request: asked, answer };
    this.underWay.set(name, entry);
    answer.then(
      () => this.underWay.delete(name),
      (error: unknown) => {
        this.underWay.delete(name);
        if (error instanceof Problem && (error.status === 409 || error.status === 422))
          this.refuse(name, entry);
      },
    );
    return answer;
  }

  private async first(
    name: string,
    asked: string,
    secret: string,
    status: number,
    carryOut: (keep: KeepAnswer) => Promise<Answer>,
  ): Promise<Answer> {
    const kept = await this.store.answer('once', name);
    if (kept) {
      mustBeSame(kept.body, asked);
      return JSON.parse(unseal(kept.sealed, secret)) as Answer;
    }
    return carryOut((body) => {
      const answer: Answer = { status, ...(status === 204 ? {} : { body }) };
      return { scope: 'once', key: name, body: asked, sealed: seal(JSON.stringify(answer), secret) };
    });
  }

  private refuse(name: string, refusal: Known): void {
    this.refusals.set(name, refusal);
    if (this.refusals.size > MOST_REFUSALS) this.refusals.delete(this.refusals.keys().next().value!);
  }
}

function mustBeSame(first: string, now: string): void {
  if (first !== now) throw new Problem(422, 'This Idempotency-Key was already used for another request.');
}

/** The key a request carries, if it carries one. */
export function keyIn(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,64}$/.test(header)) return header;
  throw new Problem(400, 'An Idempotency-Key has 1 to 64 visible characters.');
}

/** A request as one text. */
export function requestText(method: string, path: string, body: unknown): string {
  return `${method} ${path}\n${JSON.stringify(body ?? {})}`;
}

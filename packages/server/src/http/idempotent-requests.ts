// Once only: a request with an `Idempotency-Key` is carried out once; the same again is given the first answer again,
// also after a crash, because the answer lies in the same commit as what it answers.

import { hashOf, seal, unseal } from '../security/keys.ts';
import { Conflict, type KeptAnswer, type Store } from '../store/store.ts';
import { Declined } from '../table/declined.ts';
import type { Table } from '../table/table.ts';
import { Problem, problemFrom } from './problems.ts';

export interface Answer {
  readonly status: number;
  readonly body?: object;
}

/** What the carrying out is handed: makes what is to be committed with it, from the answer's body. */
export type KeepAnswer = ((body: object) => KeptAnswer) | undefined;

/** Where answers are kept, and forgotten together. */
interface Keeper {
  keepAnswer(answer: KeptAnswer): Promise<void>;
}

/** Whose key it is, and the table it is used at, if there is one. */
export interface Scope {
  readonly whose: string;
  readonly table?: Keeper;
  /** The answer is kept as a document: what it answers has no table. */
  readonly documents?: boolean;
}

/** A key belongs to anyone who sits in the seat: the next to sit there has used none. */
export function scopeOf(table: Table, seat: number): Scope {
  return { whose: `${table.id}/${seat} ${table.kept.seats[seat]?.owner}`, table };
}

/** What is refused before there is a table changes nothing, so it is remembered only while the server runs. */
const MOST_REFUSALS = 10_000;

interface Known {
  readonly request: string;
  readonly answer: Promise<Answer>;
}

export class IdempotentRequests {
  private readonly store: Store;
  private readonly underWay: Map<string, Known> = new Map();
  private readonly refusals: Map<string, Known> = new Map();

  constructor(store: Store) {
    this.store = store;
  }

  /** `request`: what is asked, to tell another request with the same key. */
  async run(
    key: string | undefined,
    { whose, table, documents = false }: Scope,
    request: () => string,
    status: number,
    carryOut: (keep: KeepAnswer) => Promise<object | undefined>,
  ): Promise<Answer> {
    const plain = async (keep: KeepAnswer): Promise<Answer> => {
      const body = await carryOut(keep);
      return { status, ...(body && { body }) };
    };
    if (key === undefined) return plain(undefined);
    const secret = `${whose}\n${key}`;
    const name = hashOf(secret);
    const asked = hashOf(request());
    const known = this.underWay.get(name) ?? this.refusals.get(name);
    if (known) {
      mustBeSame(known.request, asked);
      return known.answer;
    }
    const answer = this.first(name, asked, secret, { status, table, documents }, plain);
    const entry = { request: asked, answer };
    this.underWay.set(name, entry);
    answer.then(
      () => this.underWay.delete(name),
      (error: unknown) => {
        this.underWay.delete(name);
        if (table === undefined && refusalIn(error)) this.refuse(name, entry);
      },
    );
    return answer;
  }

  private async first(
    name: string,
    asked: string,
    secret: string,
    {
      status,
      table,
      documents,
    }: { readonly status: number; readonly table: Keeper | undefined; readonly documents: boolean },
    carryOut: (keep: KeepAnswer) => Promise<Answer>,
  ): Promise<Answer> {
    const kept = await this.keptAnswer(name, asked, secret, documents);
    if (kept) return kept;
    const keep = (answer: Answer | Refused): KeptAnswer => {
      return { scope: 'once', key: name, body: asked, sealed: seal(JSON.stringify(answer), secret) };
    };
    try {
      return await carryOut((body) => keep({ status, ...(status === 204 ? {} : { body }) }));
    } catch (error) {
      // Another node was faster with the same request.
      const kept =
        error instanceof Conflict ? await this.keptAnswer(name, asked, secret, documents) : undefined;
      if (kept) return kept;
      // A refusal is an answer too, and stays one after a crash.
      const refusal = refusalIn(error);
      if (table !== undefined && refusal) {
        const { status, message, rule } = refusal;
        await table.keepAnswer(keep({ refused: message, status, rule }));
      }
      throw error;
    }
  }

  private async keptAnswer(
    name: string,
    asked: string,
    secret: string,
    documents: boolean,
  ): Promise<Answer | undefined> {
    const kept = documents ? await this.answerDocument(name) : await this.store.answer('once', name);
    if (!kept) return undefined;
    mustBeSame(kept.body, asked);
    return reading(unseal(kept.sealed, secret));
  }

  private async answerDocument(name: string): Promise<KeptAnswer | undefined> {
    const found = await this.store.document('answer', name);
    return found && (JSON.parse(found.text) as KeptAnswer);
  }

  private refuse(name: string, refusal: Known): void {
    this.refusals.set(name, refusal);
    if (this.refusals.size > MOST_REFUSALS) this.refusals.delete(this.refusals.keys().next().value!);
  }
}

interface Refused {
  readonly status: number;
  readonly refused: string;
  readonly rule: string | undefined;
}

/** A refusal that the same request would get again; undefined for what may pass. */
function refusalIn(error: unknown): Problem | undefined {
  const problem = error instanceof Declined ? problemFrom(error) : error;
  const lasts = problem instanceof Problem && (problem.status === 409 || problem.status === 422);
  return lasts ? problem : undefined;
}

/** An answer as it was kept. */
function reading(text: string): Answer {
  const kept = JSON.parse(text) as Answer | Refused;
  if ('refused' in kept) throw new Problem(kept.status, kept.refused, { rule: kept.rule });
  return kept;
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

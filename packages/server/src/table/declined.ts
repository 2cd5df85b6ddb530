// What a table declines: a kind and one sentence for a person, with the rule of the game where one was broken. What that
// is over HTTP, http/problems.ts says.

export type Kind = 'unknown' | 'not allowed' | 'not now' | 'impossible' | 'too much' | 'unavailable';

interface More {
  readonly rule?: string | undefined;
  /** Tells apart what a page has different words for. */
  readonly code?: string;
  /** Seconds after which to try again. */
  readonly retryAfter?: number;
}

export class Declined extends Error {
  readonly kind: Kind;
  readonly rule: string | undefined;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: Kind, sentence: string, { rule, code, retryAfter }: More = {}) {
    super(sentence);
    this.kind = kind;
    this.rule = rule;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The table is closed and will be loaded again, here or at another node; nothing was done. */
export class Reloading extends Declined {
  constructor() {
    super('unavailable', 'The table is being loaded again.', { retryAfter: 1 });
  }
}

/** A table is needed that another node has. */
export class Elsewhere extends Error {
  readonly table: string;

  constructor(table: string) {
    super('Another node has this table.');
    this.table = table;
  }
}

/** The rule of the game that a refusal names, if it does: "TAC-12", "US-9", "ARM-H5". */
export function ruleIn(sentence: string): string | undefined {
  return /\b[A-Z]{2,3}-H?\d+[a-z]?\b/.exec(sentence)?.[0];
}

// Challenges as the server tells them (docs/online.md), and those that this browser has come to.

/** What a pair made of a board, compared with the others. */
export interface Compared {
  readonly points: number;
  readonly matchpoints: number;
  readonly top: number;
  readonly average: number;
}

export interface ToldPair {
  readonly pair: number;
  readonly names: readonly string[];
  readonly bot?: string;
  readonly against: 'bots' | 'pairs';
  readonly opponents?: number;
  readonly direction: 0 | 1;
  readonly boards: readonly (Compared | null)[];
  readonly matchpoints?: number;
  readonly top?: number;
  readonly share?: number;
  readonly average?: number;
  readonly place?: number;
}

export interface OwnBoard {
  readonly state: 'played' | 'playing' | 'next' | 'closed';
  readonly table?: string;
}

export interface Own {
  readonly pair: number;
  readonly member: 0 | 1;
  readonly seat: number;
  readonly missing?: 'partner' | 'opponents' | "opponents' partner";
  readonly boards: readonly OwnBoard[];
}

export interface ToldChallenge {
  readonly challenge: string;
  readonly game: string;
  readonly rules: Readonly<Record<string, string | number | boolean>>;
  readonly boards: number;
  readonly against: 'bots' | 'pairs' | 'either';
  readonly bot: string;
  readonly maker?: string;
  readonly day?: string;
  readonly public: boolean;
  readonly state: 'open' | 'closed';
  readonly endsInMs: number;
  readonly forPairs: boolean;
  readonly seals?: readonly string[];
  readonly pairs: readonly ToldPair[];
  readonly you?: Own;
}

export interface BoardResult extends Compared {
  readonly pair: number;
  readonly direction: 0 | 1;
  readonly scores: readonly number[];
  readonly contract?: { readonly by: number; readonly do: string };
}

export interface ToldBoard {
  readonly board: number;
  readonly table?: string;
  readonly seal?: { readonly match: string; readonly secret: string };
  readonly results: readonly BoardResult[];
}

export interface ListedChallenge {
  readonly challenge: string;
  readonly game: string;
  readonly boards: number;
  readonly maker?: string;
  readonly pairs: number;
  readonly endsInMs: number;
}

/** A challenge that this browser was at; what it may do there, its key says to the server. */
export interface KeptChallenge {
  readonly id: string;
  readonly game: string;
  readonly boards: number;
  readonly invite?: string;
  /** The key by which the partner comes. */
  readonly partner?: string;
  readonly at: number;
}

const NAME = 'messdeck.challenges';
const MOST = 20;

export function keptChallenges(): readonly KeptChallenge[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as KeptChallenge[];
  } catch {
    return [];
  }
}

export function keptChallenge(id: string): KeptChallenge | undefined {
  return keptChallenges().find((kept) => kept.id === id);
}

/** Remembers a challenge, or more of one. */
export function keepChallenge(more: Omit<KeptChallenge, 'at'>): void {
  const others = keptChallenges().filter(({ id }) => id !== more.id);
  const kept = { ...keptChallenge(more.id), ...more, at: Date.now() };
  localStorage.setItem(NAME, JSON.stringify([kept, ...others].slice(0, MOST)));
}

/** The server knows nothing of it any more. */
export function forgetChallenge(id: string): void {
  localStorage.setItem(NAME, JSON.stringify(keptChallenges().filter((kept) => kept.id !== id)));
}

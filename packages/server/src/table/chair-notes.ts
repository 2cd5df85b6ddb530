// What the log tells of chairs: a line when a person sits down, leaves, is removed, is replaced by a bot or returns, and
// why. Ids only, no names.

import type { TableServices } from './services.ts';

type Happening = 'sat down' | 'left' | 'removed' | 'replaced by a bot' | 'returned';

export interface ChairNote {
  readonly table: string;
  readonly seat: number;
  /** The hash of what proves the seat. */
  readonly owner: string | undefined;
  readonly why: string;
  /** The seat of the one who had it done. */
  readonly by?: number;
}

export function noteChair(
  { note }: TableServices,
  happening: Happening,
  { table, seat, owner = '', why, by }: ChairNote,
): void {
  note?.({ table, seat, who: whoIs(owner), ...(by !== undefined && { by }), why }, happening);
}

/** The start of a credential's hash: it tells one person from another and opens nothing. */
export function whoIs(owner: string): string {
  return owner.slice(0, 8);
}

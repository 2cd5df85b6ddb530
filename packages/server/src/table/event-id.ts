// The `id` of a streamed event: how much of its own stream a reader has. It counts the seat's entries, what was said,
// and what was taken back by consent of all; nothing that the seat did not notice.

export interface Place {
  /** Entries of the seat's stream. */
  readonly entries: number;
  readonly talk: number;
  /** How often something was taken back. */
  readonly backs: number;
}

export const BEGINNING: Place = { entries: 0, talk: 0, backs: 0 };

export function makeEventId({ entries, talk, backs }: Place): string {
  return `${entries}.${talk}.${backs}`;
}

export function parseEventId(text: string): Place | undefined {
  const [, entries, talk, backs] = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/.exec(text) ?? [];
  if (backs === undefined) return undefined;
  return { entries: Number(entries), talk: Number(talk), backs: Number(backs) };
}

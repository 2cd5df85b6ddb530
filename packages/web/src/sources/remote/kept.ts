// What this browser remembers of tables on the server: its seats, and the keys of tables it has made. The seats
// themselves belong to the browser by its cookie; nothing here opens one.

export interface KeptTable {
  readonly game: string;
  readonly seats: readonly number[];
  readonly name: string;
  /** The key of the invitation, for anyone who made the table or came by it; the other is its maker's. */
  readonly invite?: string;
  readonly watch?: string;
  /** When bots take the free chairs, for the same. */
  readonly fillsAt?: number;
  readonly at: number;
  /** Dismissed from the shelf. */
  readonly aside?: boolean;
  /** When its match began, as far as this browser saw it. */
  readonly began?: number;
}

const NAME = 'messdeck.online';
const PERSON = 'messdeck.name';
const MOST = 30;

function all(): Record<string, KeptTable> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, KeptTable>;
  } catch {
    return {};
  }
}

export function keptTable(id: string): KeptTable | undefined {
  return all()[id];
}

/** Tables of this browser, the newest first. */
export function keptTables(): { readonly id: string; readonly kept: KeptTable }[] {
  return Object.entries(all())
    .map(([id, kept]) => ({ id, kept }))
    .sort((a, b) => b.kept.at - a.kept.at);
}

export function keepTable(
  id: string,
  more: Omit<KeptTable, 'at' | 'seats'> & { readonly seat: number },
): void {
  const { seat, ...rest } = more;
  const seats = [...new Set([...(keptTable(id)?.seats ?? []), seat])].sort();
  const tables = { ...all(), [id]: { ...keptTable(id), ...rest, seats, at: Date.now() } };
  const newest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
  localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
}

/** The invitation has been renewed. */
export function keepInvite(id: string, invite: string): void {
  const { [id]: kept, ...rest } = all();
  if (kept) localStorage.setItem(NAME, JSON.stringify({ ...rest, [id]: { ...kept, invite } }));
}

/** The shelf no longer shows it; Tables does. */
export function putAside(id: string): void {
  const { [id]: kept, ...rest } = all();
  if (kept) localStorage.setItem(NAME, JSON.stringify({ ...rest, [id]: { ...kept, aside: true } }));
}

/** The match is seen to begin. */
export function keepBeginning(id: string): void {
  const { [id]: kept, ...rest } = all();
  if (!kept || kept.began !== undefined) return;
  localStorage.setItem(NAME, JSON.stringify({ ...rest, [id]: { ...kept, began: Date.now() } }));
}

/** This browser does not sit there any more; a table without any of its seats is forgotten. */
export function forgetSeat(id: string, seat: number): void {
  const { [id]: kept, ...rest } = all();
  const seats = kept?.seats.filter((other) => other !== seat) ?? [];
  const left = kept && seats.length > 0 ? { ...rest, [id]: { ...kept, seats } } : rest;
  localStorage.setItem(NAME, JSON.stringify(left));
}

/** The name the player was last called by. */
export function lastName(): string {
  return localStorage.getItem(PERSON) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(PERSON, name);
}

// The door of a table: who may come in, and what those are told who may not. An unknown and a private table answer alike.

import type { Store } from '../store/store.ts';
import { opens } from '../table/chairs.ts';
import { REMOVED } from '../table/seating.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import type { Counting } from './counting.ts';
import { NO_TABLE, Problem } from './problems.ts';
import { hasRole, type Role, roleOf, type Sender } from './sender.ts';

export interface Guest {
  readonly table: Table;
  readonly role: Role;
}

const WHO = 'Say who you are: a credential of this table is needed.';
const UNKNOWN = 'This credential is not known.';

export class TableAccess {
  private readonly tables: Tables;
  private readonly store: Store;
  private readonly counting: Counting;

  constructor(tables: Tables, store: Store, counting: Counting) {
    this.tables = tables;
    this.store = store;
    this.counting = counting;
  }

  /** Anybody if the table is public, else anyone who has a credential of it. */
  async enter(id: string, sender: Sender): Promise<Guest> {
    const table = await this.find(id, sender);
    const role = table && this.roleOf(table, sender);
    if (table && role && !table.kept.public && wasRemoved(table, role, sender))
      throw new Problem(403, REMOVED);
    if (table && role && (table.kept.public || hasRole(role))) return { table, role };
    if (sender.bearer !== undefined && !(await this.isKnown(sender))) throw new Problem(401, UNKNOWN);
    throw new Problem(404, NO_TABLE);
  }

  /** Only anyone who has a credential of the table. */
  async identify(id: string, sender: Sender): Promise<Guest> {
    if (sender.bearer === undefined && sender.browser === undefined) throw new Problem(401, WHO);
    const table = await this.find(id, sender);
    const role = table && this.roleOf(table, sender);
    if (table && role && hasRole(role)) return { table, role };
    if (!(await this.isKnown(sender))) throw new Problem(401, sender.bearer === undefined ? WHO : UNKNOWN);
    if (table?.kept.public) throw new Problem(403, 'You do not sit at this table.');
    throw new Problem(404, NO_TABLE);
  }

  /** The owner of seat N. */
  async seat(id: string, seat: number, sender: Sender): Promise<Guest> {
    const guest = await this.identify(id, sender);
    mustExist(guest.table, seat);
    if (!guest.role.seats.has(seat)) throw new Problem(403, `Seat ${seat} is not yours.`);
    return guest;
  }

  async host(id: string, sender: Sender): Promise<Guest> {
    const guest = await this.identify(id, sender);
    if (guest.table.kept.board) throw new Problem(403, 'A board of a challenge has no host.');
    if (!isHost(guest)) throw new Problem(403, 'Only the host can do this.');
    return guest;
  }

  /** Anyone who sits at a table is counted by what proves it from now on. */
  private roleOf(table: Table, sender: Sender): Role {
    const role = roleOf(table, sender);
    for (const credential of [sender.bearer, sender.browser]) {
      const sits = [...role.seats].some((seat) => opens(table.kept.seats[seat], credential));
      if (sits) this.counting.known.add(credential!);
    }
    // Another device of the same person is counted by its own cookie.
    if (role.seats.size > 0 && sender.cookie !== undefined) this.counting.known.add(sender.cookie);
    return role;
  }

  private async find(id: string, sender: Sender): Promise<Table | undefined> {
    if (!isTableId(id)) return undefined;
    return this.tables.find(id, this.counting.readingOf(sender));
  }

  private async isKnown({ bearer, browser, identity }: Sender): Promise<boolean> {
    if (identity) return true;
    const known = await Promise.all(
      [bearer, browser].map((hash) => (hash ? this.store.knows(hash) : Promise.resolve(false))),
    );
    return known.includes(true);
  }
}

/** Whether a table can be called so at all. */
export function isTableId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(id);
}

/** Anyone who has another seat here is still welcome in that one. */
function wasRemoved({ kept }: Table, role: Role, { bearer, browser }: Sender): boolean {
  const isOut = (hash: string | undefined): boolean =>
    hash !== undefined && kept.removed?.includes(hash) === true;
  return role.seats.size === 0 && (isOut(browser) || isOut(bearer));
}

export function isHost({ table, role }: Guest): boolean {
  return !table.kept.board && role.seats.has(table.kept.host);
}

export function mustExist(table: Table, seat: number): void {
  if (seat < table.kept.seats.length) return;
  throw new Problem(404, `There is no seat ${seat} at this table.`);
}

// Who sits at a table: people come, go and are removed, bots are seated by the host or when the agreed time has come.

import { STAND_IN_BOT } from '@messdeck/host';
import { hashOf, newKey } from '../security/keys.ts';
import type { Commit, KeptAnswer, KeptTable, Seat } from '../store/store.ts';
import { noteChair } from './chair-notes.ts';
import {
  botSeat,
  botsSeat,
  checkSeat,
  freeSeat,
  nextPerson,
  opens,
  withDevice,
  withPerson,
  withSeat,
} from './chairs.ts';
import { Declined } from './declined.ts';
import { checkBot, NO_BOTS, ONLY_SOMEBODY } from './making.ts';
import type { Keep, Play } from './play.ts';
import type { TableServices } from './services.ts';

/** The table whose chairs these are. */
export interface Chaired {
  readonly id: string;
  readonly kept: KeptTable;
  /** Writes down how the table stands from now on, and tells it. */
  keep(kept: KeptTable, more?: Partial<Commit>): Promise<void>;
  /** The match that is being played. */
  playing(): Play;
  /** Whether somebody has been away for so long that a bot may play. */
  mayStandIn(seat: number): boolean;
  /** Ends what a seat reads. */
  cutSeat(seat: number): void;
}

/** Who has a chair freed: the person who sits there, the table's host, or the server's operator. */
export type Freed = 'self' | 'host' | 'operator';

/** So many credentials of removed people are remembered; anyone who made room for more renews the invitation. */
const MOST_REMOVED = 500;

/** So many are asked to a table by name. */
const MOST_INVITED = 24;

export const REMOVED = 'The host has removed you from this table.';

export class Seating {
  private readonly table: Chaired;
  private readonly services: TableServices;
  private stopFill: (() => void) | undefined;
  /** Where people came from, by what proves their seat. In memory only: no address is kept. */
  private readonly origins: Map<string, string> = new Map();
  /** Where somebody came from who was removed. */
  private readonly barred: Set<string> = new Set();

  constructor(table: Chaired, services: TableServices) {
    this.table = table;
    this.services = services;
  }

  private get kept(): KeptTable {
    return this.table.kept;
  }

  async sit(
    seat: Seat & { readonly owner: string },
    wanted: number | undefined,
    from: string,
    keep?: Keep,
  ): Promise<number> {
    this.mustBeWelcome(seat, from);
    this.mustBeRateable(seat);
    const at = freeSeat(this.kept, wanted, seat.owner);
    this.origins.set(seat.owner, from);
    await this.table.keep(
      { ...withPerson(this.kept, at, seat), host: this.hostWith(at) },
      {
        keys: [seat.owner],
        ...(keep && { answer: keep({ seat: at }) }),
      },
    );
    this.services.office.days.count('seats');
    this.note('sat down', at, seat.owner, 'took a free chair');
    return at;
  }

  /**
   * Whom the host has removed stays away. A browser is known by its key; a program gets a new credential each time, so
   * with the same invitation none sits down from where somebody was removed.
   */
  private mustBeWelcome({ owner, program }: Seat, from: string): void {
    if (this.kept.removed?.includes(owner!)) {
      throw new Declined('not allowed', REMOVED);
    }
    if (program && this.barred.has(from)) {
      throw new Declined(
        'not allowed',
        'Somebody at your address was removed from this table: ask the host for a new invitation.',
      );
    }
  }

  /** At a rated table each person sits once, and everybody is a person. */
  private mustBeRateable({ person, owner }: Seat): void {
    const { rated, seats } = this.kept;
    if (!rated) return;
    if (person === undefined) throw new Declined('not allowed', ONLY_SOMEBODY);
    if (seats.some((seat) => seat?.person === person || opens(seat, owner)))
      throw new Declined('not now', 'You sit at this table already; at a rated one everybody has one seat.');
  }

  /** From now on only a new invitation opens the table; everybody stays who is here. */
  async renewInvitation(keep?: Keep): Promise<{ readonly invite: string }> {
    const invite = newKey(this.services.random);
    const hash = hashOf(invite);
    await this.table.keep(
      { ...this.kept, invite: hash },
      { keys: [hash], ...(keep && { answer: keep({ invite }) }) },
    );
    this.barred.clear();
    return { invite };
  }

  /** Somebody is asked by name: they need no link. */
  async invite(person: string): Promise<void> {
    const { invited = [], state } = this.kept;
    if (state === 'over') throw new Declined('not now', 'The match is over.');
    if (invited.includes(person)) return;
    if (invited.length >= MOST_INVITED)
      throw new Declined('not now', `${MOST_INVITED} people have been asked by name already: send the link.`);
    await this.table.keep({ ...this.kept, invited: [...invited, person] });
  }

  /** Somebody sits down in the place of a bot, also while the match runs: the cards are theirs from now on. */
  async relieve(
    person: Seat & { readonly owner: string },
    wanted: number | undefined,
    from: string,
    keep?: Keep,
  ): Promise<number> {
    this.mustBeWelcome(person, from);
    const at = botsSeat(this.kept, wanted, person.owner);
    this.origins.set(person.owner, from);
    // The chair is theirs at once: of two who want it, one is refused.
    await this.table.keep(
      { ...withPerson(this.kept, at, person), host: this.hostWith(at) },
      { keys: [person.owner], ...(keep && { answer: keep({ seat: at }) }) },
    );
    if (this.kept.state === 'playing') await this.table.playing().replace(at, { name: person.name });
    this.services.office.days.count('seats');
    this.note('sat down', at, person.owner, 'took over from a bot');
    return at;
  }

  /** The seat has a new link for another device; the one before it opens nothing any more. */
  async renewLink(at: number, link: string, answer?: KeptAnswer): Promise<void> {
    await this.table.keep(withSeat(this.kept, at, { ...this.taken(at), link }), answer && { answer });
  }

  /** Another device of the person who sits here holds the seat, too. */
  async addDevice(at: number, device: string, answer?: KeptAnswer): Promise<void> {
    const next = withSeat(this.kept, at, withDevice(this.taken(at), device));
    await this.table.keep(next, { keys: [device], ...(answer && { answer }) });
  }

  private taken(at: number): Seat {
    const seat = this.kept.seats[at];
    if (!seat) throw new Declined('not now', `Seat ${at} is free.`);
    return seat;
  }

  /** Who sat here at the table before sits down again; asking twice gives a new credential. */
  async sitAgain(
    at: number,
    seat: Seat & { readonly owner: string; readonly before: string },
    answer?: KeptAnswer,
  ): Promise<void> {
    const { kept } = this;
    const keeper = kept.reserved?.[at] ?? null;
    if (kept.rated && seat.person === undefined) throw new Declined('not allowed', ONLY_SOMEBODY);
    if (kept.seats[at] === null && (keeper === null || keeper === seat.before)) this.mustWait();
    else if (kept.seats[at]?.before !== seat.before) {
      throw new Declined('not now', `Seat ${at} is taken at the next table.`);
    }
    await this.table.keep(
      { ...withSeat(kept, at, seat), host: this.hostWith(at) },
      { keys: [seat.owner], ...(answer && { answer }) },
    );
    if (kept.seats[at] !== null) return;
    this.services.office.days.count('seats');
    this.note('sat down', at, seat.owner, 'came for the rematch');
  }

  /** The host when somebody has sat down: where everybody had left, anyone who comes first. */
  private hostWith(newcomer: number): number {
    const deserted = this.kept.seats.every((sitter) => sitter?.owner === undefined);
    return deserted ? newcomer : this.kept.host;
  }

  async seatBot(at: number, bot: string): Promise<void> {
    this.mustWait();
    if (this.kept.rated) throw new Declined('not now', NO_BOTS);
    if (this.kept.seats[at]?.owner !== undefined)
      throw new Declined('not now', `Seat ${at} is taken by a person.`);
    await this.table.keep(withSeat(this.kept, at, botSeat(this.kept.seats, checkBot(bot))));
  }

  /** Somebody leaves, or is removed. */
  async free(at: number, by: Freed): Promise<void> {
    const byHost = by !== 'self';
    const seat = this.kept.seats[at];
    if (!seat) {
      await this.awaitNobody(at);
      return;
    }
    if (this.kept.state === 'over')
      throw new Declined('not now', 'The match is over; the seats stay as they are.');
    if (this.kept.rated && this.kept.state === 'playing' && by === 'host')
      throw new Declined(
        'not now',
        'Nobody is removed from a rated match; a bot can play for who stays away.',
      );
    const stays = this.kept.state === 'playing' && !byHost;
    const { host } = this.kept;
    if (this.kept.state === 'waiting') await this.table.keep(this.withoutHost(this.without(at, byHost), at));
    else await this.replace(at, seat, byHost);
    if (seat.owner !== undefined) this.noteGone(at, seat.owner, by, { host, plays: stays });
    // The next to sit here plays with cards that are not for anyone who sat here before.
    if (!stays) this.table.cutSeat(at);
  }

  /** The chair is no longer kept for anyone who sat there at the table before. */
  private async awaitNobody(at: number): Promise<void> {
    if (this.kept.reserved?.[at] == null) throw new Declined('not now', `Seat ${at} is free already.`);
    await this.table.keep(withSeat(this.kept, at, null));
  }

  /** The table without anyone who sits here; whom the host removes is remembered. */
  private without(at: number, byHost: boolean): KeptTable {
    const { owner, devices = [] } = this.kept.seats[at] ?? {};
    const table = withSeat(this.kept, at, null);
    if (!byHost || owner === undefined) return table;
    return { ...table, removed: [...(table.removed ?? []), owner, ...devices].slice(-MOST_REMOVED) };
  }

  private noteGone(
    at: number,
    owner: string,
    by: Freed,
    { host, plays }: { readonly host: number; readonly plays: boolean },
  ): void {
    if (by !== 'self') {
      const from = this.origins.get(owner);
      if (from !== undefined) this.barred.add(from);
      if (by === 'host') this.note('removed', at, owner, 'the host removed this person', host);
      else this.note('removed', at, owner, 'the operator removed this person');
      if (this.kept.state === 'playing') this.services.meter?.tookOver('removed');
    } else this.note('left', at, owner, plays ? 'left the match; a bot plays on' : 'gave up the chair');
  }

  private note(
    happening: Parameters<typeof noteChair>[1],
    seat: number,
    owner: string | undefined,
    why: string,
    by?: number,
  ): void {
    noteChair(this.services, happening, {
      table: this.table.id,
      seat,
      owner,
      why,
      ...(by !== undefined && { by }),
    });
  }

  /** A bot plays on: until they come back for those who left, for good for those who were removed. */
  private async replace(at: number, seat: Seat, byHost: boolean): Promise<void> {
    if (seat.bot !== undefined)
      throw new Declined('not now', `A bot sits in seat ${at}; it stays while the match runs.`);
    if (byHost) {
      // Nobody is to take what the bot does for the deeds of the one who was removed.
      const bot = { ...botSeat(this.kept.seats, STAND_IN_BOT), seed: newKey(this.services.random) };
      const sitter = await this.table.playing().replace(at, bot);
      await this.table.keep(this.withoutHost(withSeat(this.without(at, byHost), at, sitter), at));
    } else {
      await this.standIn(at);
      this.services.meter?.tookOver('left');
      const { untilBack: _, ...person } = seat;
      await this.table.keep(
        this.withoutHost(withSeat(this.kept, at, { ...person, standsIn: STAND_IN_BOT }), at),
      );
    }
  }

  /** A bot plays for somebody who has been away for long, until that person is back. */
  async standInFor(at: number, keep?: Keep): Promise<void> {
    const { name, bot, standsIn } = this.kept.seats[at] ?? {};
    if (bot !== undefined) throw new Declined('not now', `A bot sits in seat ${at}.`);
    // Two who press at once mean the same.
    if (standsIn !== undefined) return;
    // Refuses before and after the match.
    this.table.playing();
    if (!this.table.mayStandIn(at))
      throw new Declined('not now', `${name} has not been away for long enough.`);
    const isFirst = !this.asked.has(at);
    await this.standIn(at);
    const person = this.kept.seats[at];
    if (!person) return;
    const stoodIn = withSeat(this.kept, at, { ...person, standsIn: STAND_IN_BOT, untilBack: true });
    await this.table.keep(stoodIn, keep && { answer: keep({}) });
    if (!isFirst) return;
    this.services.meter?.tookOver('away');
    this.note('replaced by a bot', at, person.owner, 'away; the others asked for it');
  }

  /** Seats for which a bot was asked to play: where one does without that, time has run out. */
  private readonly asked: Set<number> = new Set();

  private async standIn(at: number): Promise<void> {
    this.asked.add(at);
    await this.table.playing().standIn(at);
  }

  /** A bot plays for the seat from now on, or its person does again. */
  noteStandIn(at: number, plays: boolean, isBack: boolean): void {
    const owner = this.kept.seats[at]?.owner;
    if (!plays) {
      this.asked.delete(at);
      this.note('returned', at, owner, isBack ? 'came back to the table' : 'acted');
    } else if (!this.asked.has(at)) {
      this.services.meter?.tookOver('out of time');
      this.note('replaced by a bot', at, owner, 'ran out of time');
    }
  }

  /** Where the host goes, the next person becomes the host. */
  private withoutHost(table: KeptTable, left: number): KeptTable {
    const next = nextPerson(table, left);
    return table.host === left && next >= 0 ? { ...table, host: next } : table;
  }

  async handOver(to: number): Promise<void> {
    checkSeat(this.kept, to);
    if (this.kept.seats[to]?.owner === undefined)
      throw new Declined('not now', `Nobody sits in seat ${to} who could be the host.`);
    await this.table.keep({ ...this.kept, host: to });
  }

  /** Refuses what can be done only before the match. */
  mustWait(): void {
    if (this.kept.state === 'waiting') return;
    throw new Declined(
      'not now',
      this.kept.state === 'over' ? 'The match is over.' : 'The match has already begun.',
    );
  }

  /** Seats still free after the agreed time are taken by bots. */
  awaitFill(): void {
    const { fill, made } = this.kept;
    if (!fill) return;
    const wait = made + fill.after * 1000 - this.services.time.now();
    this.stopFill = this.services.time.later(Math.max(0, wait), () => {
      if (this.kept.state !== 'waiting') return;
      let next = this.kept;
      next.seats.forEach((seat, at) => {
        if (seat === null) next = withSeat(next, at, botSeat(next.seats, fill.bot));
      });
      if (next !== this.kept) void this.table.keep(next).catch(() => undefined);
    });
  }

  /** Nobody is seated by time any more. */
  stop(): void {
    this.stopFill?.();
  }
}

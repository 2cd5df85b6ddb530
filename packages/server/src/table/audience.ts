// Everybody who reads at a table: seats and those who look on. They are let in, told, kept awake and cut off.

import { SPECTATOR } from '@messdeck/engine';
import { Attention } from '../bots/attention.ts';
import { Presence } from './presence.ts';
import type { Reader } from './reader.ts';
import type { TableServices } from './services.ts';

export class Audience {
  readonly presence: Presence;
  /** The bots of a table that is read go before others. */
  readonly attention: Attention = new Attention();
  private readonly services: TableServices;
  private readonly readers: Map<Reader, () => void> = new Map();

  /** `changed`: somebody has come or gone. */
  constructor(services: TableServices, changed: () => void) {
    this.services = services;
    this.presence = new Presence(services.time, () => {
      this.attention.set(!this.empty);
      changed();
    });
  }

  /** Nobody reads, and nobody has just left. */
  get empty(): boolean {
    return this.readers.size === 0 && !this.presence.busy;
  }

  get size(): number {
    return this.readers.size;
  }

  /** Lets a reader in; `follow` begins its stream and returns how to end it. Returns: it leaves. */
  add(reader: Reader, follow: (reader: Reader) => () => void): () => void {
    this.attention.set(true);
    this.readers.set(reader, follow(reader));
    this.presence.arrive(reader.seat);
    return () => this.remove(reader);
  }

  private remove(reader: Reader): void {
    const stop = this.readers.get(reader);
    if (!stop) return;
    stop();
    this.readers.delete(reader);
    this.presence.leave(reader.seat);
  }

  /** The match has begun: there are streams to follow. */
  begin(follow: (reader: Reader) => () => void): void {
    for (const reader of this.readers.keys()) this.readers.set(reader, follow(reader));
  }

  /** Whether one more may read this seat's stream. */
  hasRoom(seat: number): boolean {
    const { watchersPerTable, streamsPerSeat } = this.services.limits;
    return this.presence.count(seat) < (seat === SPECTATOR ? watchersPerTable : streamsPerSeat);
  }

  table(text: string): void {
    for (const reader of this.readers.keys()) reader.table(text);
  }

  /** A shuffle waits for contributions. */
  seal(text: string): void {
    for (const reader of this.readers.keys()) reader.seal(text);
  }

  /** The seats with a stream that tells of seals. */
  contributors(): number[] {
    const told = [...this.readers.keys()].filter(({ seat, wishes }) => wishes.seals && seat !== SPECTATOR);
    return [...new Set(told.map(({ seat }) => seat))];
  }

  /** Something was said; `number` counts from 1. */
  talk(text: string, number: number): void {
    for (const reader of this.readers.keys()) reader.talk(text, number);
  }

  /** Something that is neither played nor said, to everybody or to one seat. */
  tell(event: string, what: object, seat?: number): void {
    for (const reader of this.readers.keys())
      if (seat === undefined || reader.seat === seat) reader.tell(event, what);
  }

  /** A sign of life to everybody. */
  beat(): void {
    for (const reader of this.readers.keys()) reader.beat();
  }

  cutSeat(seat: number): void {
    for (const reader of [...this.readers.keys()]) if (reader.seat === seat) reader.cut();
  }

  /** The server is about to stop. */
  stopping(): void {
    for (const reader of this.readers.keys()) reader.stopping();
  }

  close(): void {
    this.presence.stop();
    for (const reader of [...this.readers.keys()]) reader.cut();
  }
}

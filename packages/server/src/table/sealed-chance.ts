// Chance at a table whose shuffles are sealed: a secret is written down and its hash published, then the seats
// contribute, and only then is there an order. Secrets stay here until the match is over.

import type { DrawNumber, Shuffler } from '@messdeck/engine';
import { checksum, commitTo, type Seal, type Seals, sealedShuffler } from '@messdeck/engine/sealed';
import type { Time } from '@messdeck/host';
import type { RandomBytes } from '../security/keys.ts';
import type { SealRow } from '../store/store.ts';
import { Declined } from './declined.ts';

/** How long a shuffle waits for seats that could contribute. */
export const CONTRIBUTION_TIME = 2000;

export type NumberedSeal = SealRow & { readonly seq: number };

interface SealedAt {
  readonly match: string;
  readonly seats: number;
  readonly random: RandomBytes;
  readonly time: Time;
  /** Resolves when it is durable. */
  write(row: NumberedSeal): Promise<void>;
  /** Tells those who want to know what was committed to. */
  publish(text: string): void;
  /** The seats that read a stream from which they can learn of it. */
  contributors(): readonly number[];
}

interface Draw extends DrawNumber {
  readonly secret: string;
  readonly commit: string;
  readonly given: (string | null)[];
  /** Nothing more is waited for, once this is called. */
  close: (() => void) | undefined;
  ready: Promise<Shuffler> | undefined;
}

export class SealedChance {
  private readonly at: SealedAt;
  private readonly opened: Seal[] = [];
  /** Its secret is written; the cards are not drawn yet. */
  private draw: Draw | undefined;
  /** How many rows are written, or on their way. */
  private rows: number;

  constructor(rows: readonly SealRow[], at: SealedAt) {
    this.at = at;
    this.rows = rows.length;
    for (const row of rows) {
      if ('secret' in row) this.draw = this.drawOf(row, row.secret);
      else this.shut(row.given);
    }
  }

  /** Chance for the host: resolves when everybody who could contribute has, or has had the time to. */
  readonly next = (number: DrawNumber): Promise<Shuffler> => {
    const { draw } = this;
    // After a crash the same secret counts: nobody gets a second try.
    const same = draw?.hand === number.hand && draw.draw === number.draw ? draw : undefined;
    const due = same ?? this.drawOf(number, this.at.random(32).toString('hex'));
    this.draw = due;
    due.ready ??= this.makeReady(due, same === undefined);
    return due.ready;
  };

  private drawOf({ hand, draw }: DrawNumber, secret: string): Draw {
    const given = new Array(this.at.seats).fill(null);
    return { hand, draw, secret, commit: commitTo(secret), given, close: undefined, ready: undefined };
  }

  private async makeReady(draw: Draw, isNew: boolean): Promise<Shuffler> {
    const { hand, secret, given } = draw;
    if (isNew) await this.at.write({ seq: this.rows++, hand, draw: draw.draw, secret });
    await new Promise<void>((resolve) => {
      const callOff = this.at.time.later(CONTRIBUTION_TIME, () => draw.close?.());
      draw.close = () => {
        callOff();
        draw.close = undefined;
        resolve();
      };
      this.at.publish(textOf(draw));
      this.closeIfAll(draw);
    });
    return sealedShuffler(this.at.match, draw, secret, given);
  }

  /** What is open for contributions, for a reader who comes now. */
  get open(): string | undefined {
    return this.draw?.close && textOf(this.draw);
  }

  /** A seat contributes its bits, once. */
  give(seat: number, commit: string, bits: string): void {
    const { draw } = this;
    if (draw?.commit !== commit || (!draw.close && draw.given[seat] !== bits))
      throw new Declined('not now', 'Too late: no shuffle with this seal waits for contributions.');
    if (draw.given[seat] !== null && draw.given[seat] !== bits)
      throw new Declined('not now', 'This seat has contributed to this shuffle already.');
    draw.given[seat] = bits;
    this.closeIfAll(draw);
  }

  /** Nothing is waited for any more. */
  stop(): void {
    this.draw?.close?.();
  }

  /** Those who could contribute may have gone. */
  look(): void {
    if (this.draw) this.closeIfAll(this.draw);
  }

  private closeIfAll(draw: Draw): void {
    if (this.at.contributors().every((seat) => draw.given[seat] !== null)) draw.close?.();
  }

  /** The cards are being written down: what goes with them. */
  drawn(): NumberedSeal {
    const given = [...this.draw!.given];
    this.shut(given);
    return { seq: this.rows++, given };
  }

  private shut(given: readonly (string | null)[]): void {
    const { hand, draw, commit, secret } = this.draw!;
    this.opened.push({ hand, draw, commit, secret, given });
    this.draw = undefined;
  }

  /** Everything, for the record of a match that is over. */
  seals(log: Parameters<typeof checksum>[1]): Seals {
    const seals = { match: this.at.match, draws: this.opened };
    return { ...seals, sum: checksum(seals, log) };
  }
}

function textOf({ hand, draw, commit }: Draw): string {
  return JSON.stringify({ hand, draw, commit });
}

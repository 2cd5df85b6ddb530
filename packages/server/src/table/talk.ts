// What is said at a table: written down first, told then, and told again to anyone who comes later.

import type { TalkRow } from '../store/store.ts';
import { Declined } from './declined.ts';
import { checkPhrase } from './phrases.ts';

/** Something said, as it is told; `number` counts from 1. */
export type TellTalk = (text: string, number: number) => void;

export class Talk {
  /** As far as it is durable; and how much it is with what is just being written. */
  private readonly rows: TalkRow[];
  private begun: number;

  constructor(rows: readonly TalkRow[]) {
    this.rows = [...rows];
    this.begun = rows.length;
  }

  /** How much of it anybody can have heard. */
  get count(): number {
    return this.rows.length;
  }

  async say(
    row: TalkRow,
    most: number,
    write: (row: TalkRow & { readonly seq: number }) => Promise<void>,
    tell: TellTalk,
  ): Promise<void> {
    if (row.phrase !== undefined) checkPhrase(row.phrase);
    if (this.begun >= most) throw new Declined('not now', 'Enough has been said at this table.');
    await write({ seq: this.begun++, ...row });
    this.rows.push(row);
    tell(JSON.stringify(row), this.rows.length);
  }

  /** The latest, at most so many. */
  last(most: number): readonly TalkRow[] {
    return this.rows.slice(-most);
  }

  /** What was said from a seat, with its number. */
  of(seat: number): { readonly seq: number; readonly row: TalkRow }[] {
    return this.rows.flatMap((row, seq) => (row.seat === seat ? [{ seq, row }] : []));
  }

  /** What was said as the `number`th, counted from 1. */
  text(number: number): string {
    return JSON.stringify(this.rows[number - 1]);
  }
}

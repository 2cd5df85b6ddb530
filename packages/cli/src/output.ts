// Standard output for scripts: whole lines, written beside the work, so that a slow reader holds up nothing but the
// work that waits for it, and a signal is heard at any time.

import { write } from 'node:fs';
import { Complaint } from './complaint.ts';

/** So much may wait to be written before the work pauses. */
const ROOM = 1 << 20;

/** The reader of a pipe has had enough (`| head`): the command ends quietly. */
export class ReaderLeft extends Error {}

export class Output {
  private waiting: string[] = [];
  private size = 0;
  private writing: Promise<void> | undefined;
  private fault: unknown;

  line(value: unknown): void {
    this.text(`${JSON.stringify(value)}\n`);
  }

  /** Whole lines, each with its end. */
  text(lines: string): void {
    this.waiting.push(lines);
    this.size += lines.length;
    this.writing ??= this.drain();
  }

  /** Waits while too much is waiting to be written. */
  async room(): Promise<void> {
    if (this.size > ROOM) await this.flush();
    if (this.fault) throw this.fault;
  }

  /** Everything is written to the last byte, or why it cannot be. */
  async flush(): Promise<void> {
    await this.writing;
    if (this.fault) throw this.fault;
  }

  private async drain(): Promise<void> {
    try {
      while (this.waiting.length > 0) {
        const bytes = Buffer.from(this.waiting.join(''));
        this.waiting = [];
        this.size = 0;
        for (let done = 0; done < bytes.length; ) done += await writeSome(bytes, done);
      }
    } catch (error) {
      this.fault = error;
      this.waiting = [];
    }
    this.writing = undefined;
  }
}

async function writeSome(bytes: Buffer, from: number): Promise<number> {
  const [error, written] = await new Promise<[NodeJS.ErrnoException | null, number]>((resolve) =>
    write(1, bytes, from, (...answer) => resolve([answer[0], answer[1]])),
  );
  if (!error) return written;
  if (error.code !== 'EAGAIN') throw outputFault(error);
  await new Promise((resolve) => setTimeout(resolve, 2));
  return 0;
}

/** What an error of standard output means for the command. */
export function outputFault(error: NodeJS.ErrnoException): Error {
  if (error.code === 'EPIPE') return new ReaderLeft();
  const why = error.code === 'ENOSPC' ? 'the device is full' : (error.code ?? error.message);
  return new Complaint(`Standard output cannot be written: ${why}.`);
}

// Standard output for scripts: JSON, one object a line, always whole lines.

import { writeSync } from 'node:fs';

const CHUNK = 1 << 16;

export class Output {
  private waiting: string[] = [];
  private size = 0;

  line(value: unknown): void {
    const text = `${JSON.stringify(value)}\n`;
    this.waiting.push(text);
    this.size += text.length;
    if (this.size >= CHUNK) this.flush();
  }

  /** Writes everything to the last byte, also into a pipe that is read slowly. */
  flush(): void {
    const bytes = Buffer.from(this.waiting.join(''));
    this.waiting = [];
    this.size = 0;
    for (let done = 0; done < bytes.length; ) done += writeSome(bytes, done);
  }
}

function writeSome(bytes: Buffer, from: number): number {
  try {
    return writeSync(1, bytes, from);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EAGAIN') return pause();
    // The reader has had enough (`| head`): that is no fault.
    if (code === 'EPIPE') process.exit(0);
    throw error;
  }
}

function pause(): 0 {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
  return 0;
}

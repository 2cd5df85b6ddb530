// Progress of long work on standard error, only where a person watches.

export class Progress {
  private readonly shown: boolean = process.stderr.isTTY === true;
  private readonly what: string;
  private last = 0;

  constructor(what: string) {
    this.what = what;
  }

  at(done: number, all: number): void {
    const now = Date.now();
    if (!this.shown || now - this.last < 100) return;
    this.last = now;
    const width = 24;
    const filled = Math.round((width * done) / all);
    process.stderr.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${all} ${this.what} `,
    );
  }

  end(): void {
    if (this.shown && this.last > 0) process.stderr.write('\r\u001b[K');
  }
}

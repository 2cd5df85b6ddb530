// Progress of long work on standard error, only where a person watches.

export class Progress {
  private readonly shown: boolean = process.stderr.isTTY === true;
  private readonly what: string;
  private last = 0;
  private begun: { readonly at: number; readonly done: number } | undefined;

  constructor(what: string) {
    this.what = what;
  }

  at(done: number, all: number): void {
    const now = Date.now();
    this.begun ??= { at: now, done };
    if (!this.shown || now - this.last < 100) return;
    this.last = now;
    const width = 24;
    const filled = Math.round((width * done) / all);
    process.stderr.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${all} ${this.what}${this.left(now, done, all)} `,
    );
  }

  /** Told from half a minute on, when it no longer jumps about. */
  private left(now: number, done: number, all: number): string {
    const { at, done: before } = this.begun!;
    if (now - at < 30_000 || done === before) return '';
    const minutes = Math.ceil(((now - at) * (all - done)) / (done - before) / 60_000);
    return `, about ${minutes} min left`;
  }

  end(): void {
    if (this.shown && this.last > 0) process.stderr.write('\r\u001b[K');
  }
}

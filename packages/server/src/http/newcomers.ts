// A newcomer goes before a player who acts. Node takes one new connection in a turn of its loop: where a turn is filled
// with what is to be done, a crowd at the door waits for seconds. While somebody comes, a turn does little else.

/** So much is done in a turn in which somebody has come. */
const MEANWHILE = 2;

export class Newcomers {
  private came = false;
  private readonly waiting: (() => void)[] = [];

  /** Somebody has come in. */
  comes(): void {
    this.came = true;
    if (this.waiting.length === 0) setImmediate(() => this.turn());
  }

  /** Resolves when there is time for something to be done; undefined: there is. */
  get time(): Promise<void> | undefined {
    if (!this.came && this.waiting.length === 0) return undefined;
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private turn(): void {
    const now = this.waiting.splice(0, this.came ? MEANWHILE : this.waiting.length);
    this.came = false;
    for (const go of now) go();
    if (this.waiting.length > 0) setImmediate(() => this.turn());
  }
}

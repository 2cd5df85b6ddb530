// Notices that nothing has been done for a while. Its time stands still while it is held: nobody who is away is waited for.

export class Quiet {
  private readonly time: number;
  private readonly notice: () => void;
  private waits = false;
  private held = false;
  private left = 0;
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `time` is in milliseconds; `notice` is called once, after them. */
  constructor(time: number, notice: () => void) {
    this.time = time;
    this.notice = notice;
  }

  /** The wait begins, or starts over: something was done. */
  begin(): void {
    this.end();
    this.waits = true;
    this.left = this.time;
    this.run();
  }

  /** Lets the time stand still, or go on. */
  hold(held: boolean): void {
    if (held === this.held) return;
    if (!this.held) this.left -= performance.now() - this.since;
    this.held = held;
    clearTimeout(this.timer);
    this.run();
  }

  end(): void {
    this.waits = false;
    clearTimeout(this.timer);
  }

  private run(): void {
    if (this.held || !this.waits) return;
    this.since = performance.now();
    this.timer = setTimeout(() => {
      this.waits = false;
      this.notice();
    }, this.left);
  }
}

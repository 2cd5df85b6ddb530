// After a start everybody comes back at once. Readers are let in first: what is to be done waits until none has come for
// a moment, so that no table plays on at full speed while others still look at a broken line.

import type { Time } from '@messdeck/host';

/** So often is looked up whether somebody comes. */
const LOOK = 50;
/** For this many looks nobody has come, and no connection is pending: everybody is here. */
const QUIET_LOOKS = 6;
/** Anyone who comes later than this is not waited for. */
const LONGEST = 4000;

export class ReadersFirst {
  private readonly time: Time;
  private readonly latest: number;
  private letGo: () => void = () => undefined;
  private readonly all: Promise<void>;
  private done = false;
  /** Readers who have knocked and are not in yet. */
  private inDoor = 0;
  private quiet = 0;

  constructor(time: Time) {
    this.time = time;
    this.latest = time.now() + LONGEST;
    this.all = new Promise((resolve) => {
      this.letGo = resolve;
    });
    this.lookAgain();
  }

  /** Lets a reader in, and has everything else wait meanwhile. */
  async letIn(open: () => Promise<void>): Promise<void> {
    this.inDoor++;
    this.quiet = 0;
    try {
      await open();
    } finally {
      this.inDoor--;
      this.quiet = 0;
    }
  }

  /** Resolves when the readers are here; undefined when they are. */
  get waiting(): Promise<void> | undefined {
    return this.done ? undefined : this.all;
  }

  /**
   * The time is counted in looks: a process that was busy for long has looked up once, and those who knocked in the
   * meantime are seen before the next look.
   */
  private lookAgain(): void {
    this.time.later(LOOK, () => {
      this.quiet++;
      const here = this.inDoor === 0 && this.quiet >= QUIET_LOOKS;
      if (!here && this.time.now() < this.latest) return this.lookAgain();
      this.done = true;
      this.letGo();
    });
  }
}

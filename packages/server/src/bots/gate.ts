// How much the bots of one address think about at a time: what is more waits in line, so that nobody fills the threads
// with searches that are under way.

import type { Work } from '@messdeck/bots';

/** What a millisecond of search counts for. */
const PLAYOUTS_PER_MILLISECOND = 2;

export function playoutsOf(work: Work): number {
  if ('milliseconds' in work) return PLAYOUTS_PER_MILLISECOND * work.milliseconds;
  return Math.max(1, 'playouts' in work ? work.playouts : work.iterations);
}

interface Waiting {
  readonly playouts: number;
  readonly enter: () => void;
}

interface Line {
  inside: number;
  readonly waiting: Set<Waiting>;
}

export class Gate {
  private readonly most: number;
  private readonly lines: Map<string, Line> = new Map();

  constructor(most: number) {
    this.most = most;
  }

  /** Resolves when so many playouts may begin; undefined where they are called off before. Returns how to leave. */
  enter(address: string, playouts: number, calledOff: AbortSignal): Promise<(() => void) | undefined> {
    const line = this.lines.get(address) ?? { inside: 0, waiting: new Set() };
    this.lines.set(address, line);
    return new Promise((resolve) => {
      const waiting: Waiting = {
        playouts,
        enter: () => {
          line.inside += playouts;
          resolve(() => {
            line.inside -= playouts;
            this.admit(address, line);
          });
        },
      };
      line.waiting.add(waiting);
      calledOff.addEventListener('abort', () => {
        if (!line.waiting.delete(waiting)) return;
        resolve(undefined);
        this.admit(address, line);
      });
      this.admit(address, line);
    });
  }

  /** Lets in who came first, as long as there is room; one alone always has room. */
  private admit(address: string, line: Line): void {
    for (const next of line.waiting) {
      if (line.inside > 0 && line.inside + next.playouts > this.most) break;
      line.waiting.delete(next);
      next.enter();
    }
    if (line.inside === 0 && line.waiting.size === 0) this.lines.delete(address);
  }
}

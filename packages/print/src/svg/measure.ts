// How much room a drawing takes: the box around all its shapes, strokes left out.

import { apply, compose, IDENTITY, type Matrix } from './matrix.ts';
import type { Paint } from './paint.ts';
import type { Extent, Step } from './path.ts';
import type { Group, Target } from './walk.ts';

export class Measure implements Target {
  private readonly stack: { matrix: Matrix; called: string | undefined }[] = [
    { matrix: IDENTITY, called: undefined },
  ];
  private readonly wanted: string | undefined;
  left: number = Infinity;
  top: number = Infinity;
  right: number = -Infinity;
  bottom: number = -Infinity;

  /** Of the whole drawing, or only of the groups that are called so. */
  constructor(wanted?: string) {
    this.wanted = wanted;
  }

  get extent(): Extent {
    return { left: this.left, top: this.top, right: this.right, bottom: this.bottom };
  }

  open({ matrix, called }: Group): void {
    const outer = this.stack.at(-1)!;
    this.stack.push({ matrix: compose(outer.matrix, matrix), called: called ?? outer.called });
  }

  close(): void {
    this.stack.pop();
  }

  shape(steps: readonly Step[], _: Paint): void {
    const { matrix, called } = this.stack.at(-1)!;
    if (this.wanted !== undefined && called !== this.wanted) return;
    for (const { to } of steps)
      for (let i = 0; i < to.length; i += 2) {
        const [x, y] = apply(matrix, to[i], to[i + 1]);
        this.left = Math.min(this.left, x);
        this.right = Math.max(this.right, x);
        this.top = Math.min(this.top, y);
        this.bottom = Math.max(this.bottom, y);
      }
  }
}

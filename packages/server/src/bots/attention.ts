// Whether anybody reads at a table. The byte is shared memory: a bot's thread sees at once when somebody comes or goes.

export type Watched = Uint8Array<SharedArrayBuffer>;

export function isWatched({ watched }: { readonly watched: Watched }): boolean {
  return watched[0] === 1;
}

export class Attention {
  readonly watched: Watched = new Uint8Array(new SharedArrayBuffer(1));
  private readonly heard: Set<() => void> = new Set();

  set(on: boolean): void {
    const before = this.watched[0];
    this.watched[0] = Number(on);
    if (this.watched[0] !== before) for (const hear of this.heard) hear();
  }

  /** Calls `hear` whenever that changes. Returns how to end it. */
  follow(hear: () => void): () => void {
    this.heard.add(hear);
    return () => void this.heard.delete(hear);
  }
}

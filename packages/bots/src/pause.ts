// Long thoughts let others think in between: a bot that shares its thread asks again and again whether it is its turn.

/** Called every few playouts; what it returns is waited for. Rejects where nobody waits for the thought any more. */
export type Pause = () => Promise<void> | undefined;

/** How a bot thinks that shares its thread. */
export interface Sharing {
  readonly pause: Pause;
  /** Milliseconds that it has waited before it could begin: they are taken off a budget in time. */
  waited(): number;
}

/** Playouts between two pauses. */
export const PLAYOUTS_AT_ONCE = 16;

/** Does the playouts, with pauses where the thread is shared. */
export async function workInTurns(
  playouts: number,
  work: (playouts: number) => void,
  pause?: Pause,
): Promise<void> {
  for (let done = 0; done < playouts; done += PLAYOUTS_AT_ONCE) {
    if (pause) await pause();
    work(Math.min(PLAYOUTS_AT_ONCE, playouts - done));
  }
}

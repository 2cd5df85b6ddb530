// The levels of the strong bots: fixed by the work they do and not by the speed of the device.

export interface Level {
  /** Playouts for a choice. */
  readonly playouts: number;
}

export const EXPERT: Level = { playouts: 1000 };

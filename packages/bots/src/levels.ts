// The levels of the bots: fixed by the work they do and not by the speed of the device, so that a Captain is the same
// Captain on every phone.

export interface Level {
  /** Playouts for a choice; 0 for a player who does what sensible players do, without looking ahead. */
  readonly playouts: number;
  /** Of a hundred choices without looking ahead so many are made by whim. */
  readonly whim: number;
  /** Whether it counts what its hand brings before it calls. */
  readonly counts: boolean;
  /** Cards that may be played in solving an ending for a choice. */
  readonly nodes: number;
  /** Whether patiences are planned ahead. */
  readonly plans: boolean;
}

export const EXPERT: Level = { playouts: 600, whim: 0, counts: true, nodes: 300_000, plans: true };

export const LEVELS: ReadonlyMap<string, Level> = new Map([
  ['recruit', { playouts: 0, whim: 60, counts: false, nodes: 0, plans: false }],
  ['sergeant', { playouts: 0, whim: 12, counts: true, nodes: 0, plans: false }],
  ['captain', { playouts: 100, whim: 0, counts: true, nodes: 0, plans: false }],
  // A second at most on a slow phone.
  ['general', { playouts: 300, whim: 0, counts: true, nodes: 80_000, plans: true }],
  ['expert', EXPERT],
]);

// The levels of the bots: fixed by the work they do and not by the speed of the device, so that a Captain is the same
// Captain on every phone.

export interface Level {
  /** Playouts for a choice; 0 for a player who does what sensible players do, without looking ahead. */
  readonly playouts: number;
  /** How many of a hundred choices come to its mind; of those it takes the best it can find. */
  readonly notices: number;
  /** In how many of a hundred moments to call it is awake. */
  readonly awake: number;
  /** Whether it counts what its hand brings before it calls. */
  readonly counts: boolean;
  /** Cards that may be played in solving an ending for a choice. */
  readonly nodes: number;
  /** Whether patiences are planned ahead. */
  readonly plans: boolean;
  /** Whether it works more in games in which that pays (`Advice.effort`). */
  readonly thorough?: boolean;
}

export const EXPERT: Level = {
  playouts: 600,
  notices: 100,
  awake: 100,
  counts: true,
  nodes: 300_000,
  plans: true,
  thorough: true,
};

export const LEVELS: ReadonlyMap<string, Level> = new Map([
  ['recruit', { playouts: 0, notices: 10, awake: 30, counts: false, nodes: 0, plans: false }],
  ['sergeant', { playouts: 0, notices: 40, awake: 55, counts: true, nodes: 0, plans: false }],
  ['captain', { playouts: 100, notices: 75, awake: 75, counts: true, nodes: 0, plans: false }],
  // A second at most on a slow phone.
  ['general', { playouts: 300, notices: 100, awake: 90, counts: true, nodes: 80_000, plans: true }],
  ['expert', EXPERT],
]);

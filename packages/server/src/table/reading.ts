// What anyone who has something loaded or made again is counted for.

/** What somebody's streams, and the tables loaded for them, may cost. */
export interface Reading {
  /** Takes off `milliseconds`; returns for how many seconds there is nothing left, or 0. */
  spend(milliseconds: number): number;
  /** Refuses anyone who has had the server make too much. */
  mustHaveTime(): void;
}

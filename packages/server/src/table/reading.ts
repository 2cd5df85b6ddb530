// What whoever has something loaded or made anew is counted for.

/** What somebody's streams, and the tables loaded for them, may cost. */
export interface Reading {
  /** Takes so many milliseconds off; returns for how many seconds there is nothing left, or 0. */
  spend(milliseconds: number): number;
  /** Refuses whoever has had the server make too much. */
  mustHaveTime(): void;
}

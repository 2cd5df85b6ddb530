// What a playout was worth to each seat: how it stands against the other sides, on a scale from 0 to 1.

import type { Game } from '@messdeck/engine';

/** What a gain keeps of its worth for every move it comes later, in games for one. */
const PATIENCE = 0.98;

export class Rewards {
  private readonly game: Game;
  private readonly alone: boolean;
  private last: number = 0;
  private gained: number = 0;
  private weight: number = 1;
  private readonly standings: number[];
  private readonly margins: number[];
  private least: number = Number.POSITIVE_INFINITY;
  private most: number = Number.NEGATIVE_INFINITY;

  constructor(game: Game, seats: number) {
    this.game = game;
    this.alone = seats === 1;
    this.standings = new Array(seats).fill(0);
    this.margins = new Array(seats).fill(0);
  }

  /** A playout begins at this position. */
  begin(position: unknown): void {
    if (!this.alone) return;
    this.last = this.game.evaluate(position, 0);
    this.gained = this.last;
    this.weight = 1;
  }

  /** A move has been made. Alone nothing presses but the end, so gains count less the later they come. */
  pass(position: unknown): void {
    if (!this.alone) return;
    this.weight *= PATIENCE;
    const now = this.game.evaluate(position, 0);
    this.gained += this.weight * (now - this.last);
    this.last = now;
  }

  /** Judges a position at the end of a playout. */
  take(position: unknown): void {
    const { game, standings, margins } = this;
    const seats = standings.length;
    for (let seat = 0; seat < seats; seat++) standings[seat] = game.evaluate(position, seat);
    for (let seat = 0; seat < seats; seat++) {
      const side = game.side(position, seat);
      let others = 0;
      let sum = 0;
      for (let other = 0; other < seats; other++) {
        if (game.side(position, other) === side) continue;
        others++;
        sum += standings[other];
      }
      const margin = this.alone ? this.gained : standings[seat] - sum / others;
      margins[seat] = margin;
      if (margin < this.least) this.least = margin;
      if (margin > this.most) this.most = margin;
    }
  }

  /** The margin of a seat in the position taken last. */
  of(seat: number): number {
    return this.margins[seat];
  }

  /** A mean margin on the scale from the least to the most seen so far. */
  scale(mean: number): number {
    return this.most > this.least ? (mean - this.least) / (this.most - this.least) : 0.5;
  }
}

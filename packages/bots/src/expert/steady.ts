// Rewards on a scale that one jackpot cannot stretch: by how much they usually differ.

import type { Game } from '@messdeck/engine';
import { Rewards } from '../rewards.ts';

/** So many times the usual difference make up the scale from 0 to 1. */
const SPAN = 1.6;

export class SteadyRewards extends Rewards {
  private readonly observer: number;
  private count = 0;
  private sum = 0;
  private squares = 0;

  constructor(game: Game, seats: number, observer: number) {
    super(game, seats);
    this.observer = observer;
  }

  override take(position: unknown): void {
    super.take(position);
    const margin = this.of(this.observer);
    this.count++;
    this.sum += margin;
    this.squares += margin * margin;
  }

  /** By how much rewards usually differ from their mean. */
  get spread(): number {
    const average = this.sum / this.count;
    return Math.sqrt(Math.max(0, this.squares / this.count - average * average));
  }

  override scale(mean: number): number {
    const average = this.sum / this.count;
    const { spread } = this;
    return spread > 0 ? 0.5 + (mean - average) / (SPAN * spread) : 0.5;
  }
}

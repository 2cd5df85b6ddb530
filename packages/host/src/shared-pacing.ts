// The pace of a match of people who play each other: clocks run while they think, and everything waits for what they
// say to each other.

import { seatsOf } from '@messdeck/engine';
import type { SeatClocks } from './seat-clocks.ts';
import { WindowPacing } from './window-pacing.ts';

export class SharedPacing extends WindowPacing {
  /** Everything waits for what the players say to each other. */
  held = false;
  /** Nobody attends to the table. */
  private asleep = false;
  /** The clocks of people who think, where they run. */
  clocks: SeatClocks | undefined;

  override forget(): void {
    super.forget();
    this.clocks?.run([]);
  }

  /** Somebody else plays at a seat: what was about to happen there is called off. */
  seatChanged(seat: number): void {
    this.timers.clear(seat);
    this.minds.abandon(seat);
    this.arrange();
  }

  /** Has everything wait for what the players say to each other, or go on. */
  hold(on: boolean): void {
    this.held = on;
    if (on) this.minds.abandonAll();
    this.arrange();
  }

  /** Has bots and deals wait until somebody attends to the table again; a call window runs out. */
  sleep(on: boolean): void {
    this.asleep = on;
    if (on) this.minds.abandonAll();
    this.arrange();
  }

  /** The clock of the seat that has just acted stops before anything is written. */
  acted(): void {
    const by = this.hosted.log.at(-1)?.by;
    if (typeof by === 'number') this.clocks?.acted(by);
  }

  override arrange(): void {
    const turn = this.moment.is === 'turn' && !this.held && !this.paused;
    this.clocks?.run(turn ? this.thinkers() : []);
    super.arrange();
  }

  /** The people who must choose now. */
  private thinkers(): number[] {
    const { hosted } = this;
    const { game, match } = hosted;
    return seatsOf(game.actors(match.position)).filter(
      (seat) => !hosted.isBot(seat) && !game.forced?.(match.position, seat),
    );
  }

  protected override arrangeMoment(actors: number): void {
    if ((this.held || this.asleep) && this.moment.is !== 'window') this.timers.clearAll();
    else super.arrangeMoment(actors);
  }
}

// The moments to which a match can be taken back: before each action that a person chose.

import { type Game, type Match, type View, viewOf } from '@messdeck/engine';
import type { Played } from './host-services.ts';
import { knownIn, reveals } from './known.ts';

/** The match that is taken back. */
interface Replayable {
  readonly game: Game;
  readonly match: Match;
  readonly seats: readonly unknown[];
  readonly log: readonly Played[];
  isFollowed(seat: number): boolean;
  /** The match as it was at a step. */
  replayed(step: number): Match;
  rewind(step: number): void;
}

interface Checkpoint {
  readonly seat: number;
  readonly step: number;
  /** The match as it was then; where it is not kept, it is played again when it is asked for. */
  position: unknown;
}

export class Checkpoints {
  /** What was taken back and can be brought back, the last first. */
  undone: Played[][] = [];
  private readonly hosted: Replayable;
  /** By seat: only the last is asked for. */
  private lasts: (Checkpoint | undefined)[] = [];

  constructor(hosted: Replayable) {
    this.hosted = hosted;
  }

  clear(): void {
    this.lasts = [];
  }

  /** The seat is about to act. */
  add(seat: number): void {
    const { game, match, log } = this.hosted;
    this.lasts[seat] = {
      seat,
      step: log.length,
      position: this.hosted.isFollowed(seat) ? game.clone(match.position) : undefined,
    };
  }

  /** The seat acted last at this step. */
  recall(seat: number, step: number): void {
    this.lasts[seat] = { seat, step, position: undefined };
  }

  /** As long as nothing hidden was shown, dealt or timed since; `freely`: a game for one goes back without limit. */
  canGoBack(seat: number, freely = false): boolean {
    const last = this.lasts[seat];
    if (!last) return false;
    const { hosted } = this;
    if (freely && hosted.seats.length === 1) return true;
    const since = hosted.log.slice(last.step);
    if (since.some(({ by }) => typeof by !== 'number')) return false;
    return !reveals(knownIn(this.viewAt(last)), knownIn(hosted.match.view(seat)));
  }

  /** The step before the seat's last action; undefined where it has not acted. */
  lastStep(seat: number): number | undefined {
    return this.lasts[seat]?.step;
  }

  /** Goes back before the seat's last action; returns the step from which the log was cut. */
  goBack(seat: number): number {
    const { hosted } = this;
    const { step } = this.lasts.at(seat)!;
    this.undone.push(hosted.log.slice(step));
    hosted.rewind(step);
    return step;
  }

  private viewAt(checkpoint: Checkpoint): View {
    const { game } = this.hosted;
    const { seat, step } = checkpoint;
    checkpoint.position ??= this.hosted.replayed(step).position;
    return viewOf(game, checkpoint.position, step, seat);
  }
}

// "What if": the next choice from a moment on, what else was allowed there, and how the hand ends after another choice,
// finished by bots several times. The table takes the choice as it does in play.

import { legalTexts, Match, type MatchRecord } from '@messdeck/engine';
import { type Signal, signal } from '@preact/signals';
import * as words from '#words/review.tsx';
import { LEVELS, type Level } from '../games/players.ts';
import { type OtherWay, pointsAfter } from '../replay/finish.ts';
import type { ReplayFrames } from '../sources/replay/replay-frames.ts';
import type { Look, Trying } from '../sources/replay/replay-table.ts';
import { finishApart } from './line.ts';

/** Who finishes the hands: sensible, and quick enough to be waited for. */
export const FINISHERS: Level = LEVELS[1];
/** How often a hand is finished, and after how many milliseconds that is enough. */
export const TIMES = 20;
const PATIENCE = 8000;

export interface Tried {
  readonly text: string;
  /** The points of the seat in each of the endings so far. */
  readonly points: readonly number[];
  /** The first of them, to be played out on the table. */
  readonly record?: MatchRecord;
  readonly working: boolean;
  readonly trouble?: string;
}

export class Trial implements Trying {
  readonly film: ReplayFrames;
  readonly seat: number;
  /** How many events stand before the choice. */
  readonly at: number;
  readonly played: string;
  readonly legal: readonly string[];
  readonly tried: Signal<Tried | undefined> = signal(undefined);
  private readonly match: Match;
  private stop = (): void => {};

  /** The next choice of the seat whose eyes are used, or of anybody where all cards are open; undefined where there is none. */
  static from(film: ReplayFrames, at: number, { seat, open }: Look): Trial | undefined {
    const { record, game } = film;
    const match = new Match(game, record.rules, record.seats.length);
    for (const [step, { by, do: text }] of record.log.entries()) {
      if (step >= at && typeof by === 'number' && (open || by === seat)) {
        const legal = legalTexts(game, match.position, by);
        if (legal.length > 1) return new Trial(film, match, step, by, text, legal);
      }
      match.act(by, text);
    }
    return undefined;
  }

  private constructor(
    film: ReplayFrames,
    match: Match,
    at: number,
    seat: number,
    played: string,
    legal: readonly string[],
  ) {
    this.film = film;
    this.match = match;
    this.at = at;
    this.seat = seat;
    this.played = played;
    this.legal = legal;
  }

  /** What the hand brought the seat as it was; undefined where the match ends before it does. */
  get was(): number | undefined {
    const { film, at, seat } = this;
    return pointsAfter(film.stand(film.length).tally, film.stand(at).tally.hands.length)?.[seat];
  }

  attempt(text: string): void {
    this.stop();
    this.tried.value = { text, points: [], working: true };
    const { film, at, seat } = this;
    const way: OtherWay = { record: film.record, at, seat, text, bot: FINISHERS.bot };
    this.stop = finishApart({ way, times: TIMES, patience: PATIENCE }, (told) => {
      const now = this.tried.value!;
      if (told === 'over') this.tried.value = { ...now, working: false };
      else if ('trouble' in told) this.tried.value = { ...now, trouble: told.trouble };
      else {
        const points = [...now.points, told.points[seat]];
        this.tried.value = { ...now, points, record: now.record ?? told.record };
      }
    });
  }

  why(text: string): string {
    const allowed = words.youCanChooseThis;
    // Only what is refused leaves the match as it is.
    return this.legal.includes(text) ? allowed : (this.match.act(this.seat, text)?.refused ?? allowed);
  }

  /** Nothing is tried. */
  clear(): void {
    this.stop();
    this.tried.value = undefined;
  }
}

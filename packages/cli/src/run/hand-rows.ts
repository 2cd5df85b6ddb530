// The hands of a record as rows of a table: who dealt, who declared what, what was taken, and what it scored.

import {
  BY_CHANCE,
  type Game,
  isFault,
  type Json,
  type MatchRecord,
  replay,
  SPECTATOR,
} from '@messdeck/engine';
import { Complaint } from '../complaint.ts';

/** One scored hand; what a game does not have is null. */
export interface HandRow {
  readonly match: number;
  readonly hand: number;
  readonly dealer: number | null;
  readonly declarer: number | null;
  /** The number of the contract, and its trumps. */
  readonly bid: number | null;
  readonly trumps: string | null;
  /** Tricks (squads) as the game counts them: by side, or by seat. */
  readonly tricks: readonly number[];
  /** What the hand added to each seat's score, and the scores after it. */
  readonly points: readonly number[];
  readonly scores: readonly number[];
}

export function rowsOf(record: MatchRecord, game: Game): HandRow[] {
  const rows: HandRow[] = [];
  const seats = record.seats.length;
  const scores = new Array<number>(seats).fill(0);
  const end = replay(record, game, {
    after({ position }) {
      // A hand is over where chance or nobody goes on; facts stay as it left them.
      if (game.actors(position) & ~BY_CHANCE) return;
      const points = game.tally(position).hands[rows.length]?.points;
      if (!points) return;
      points.forEach((one, seat) => {
        scores[seat] += one;
      });
      const { facts } = game.view(position, SPECTATOR);
      const match = record.made?.match ?? 0;
      rows.push({ match, hand: rows.length, ...called(facts), points, scores: [...scores] });
    },
  });
  if (isFault(end)) throw new Complaint(end.error);
  return rows;
}

function called(
  facts: Readonly<Record<string, Json>>,
): Pick<HandRow, 'dealer' | 'declarer' | 'bid' | 'trumps' | 'tricks'> {
  const contract = (facts['contract'] ?? {}) as Readonly<Record<string, Json>>;
  return {
    dealer: numberOr(facts['dealer']),
    declarer: numberOr(contract['by']),
    bid: numberOr(contract['points'] ?? contract['squads'] ?? contract['tricks']),
    trumps: textOr(contract['company'] ?? contract['denomination']),
    tricks: (facts['squads'] ?? facts['tricks'] ?? []) as readonly number[],
  };
}

function numberOr(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

function textOr(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

// One match, or one deal searched with open cards, as a row of figures. All of it are whole numbers and texts, the same
// on every machine.

/** The form of rows; shards of another form are other shards. */
export const ROW_FORMAT = 2;

/** Who bid a hand's contract, in what, how much, and whether it was made (1) or not (0). */
export type Contract = readonly [seat: number, kind: number, number: number, made: number];

export interface Row {
  readonly question: string;
  readonly arm: string;
  readonly deal: number;
  /** How far the hands moved on; in games for one, which play of the deal it is. */
  readonly turn: number;
  /** The seed that `simulate` would deal the same cards from. */
  readonly seed: string;
  /** Names the cards of the first hand, before they moved on. */
  readonly cards: string;
  /** Whether every hand was moved on as far as `turn` says. */
  readonly turned: boolean;
  readonly players: readonly string[];
  readonly mine: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** For each hand the points of every seat, and who dealt it (-1: nobody). */
  readonly points: readonly (readonly number[])[];
  readonly dealers: readonly number[];
  /** Hands that were dealt, those thrown in included. */
  readonly dealt: number;
  /** For each hand its contract; empty where there is none. */
  readonly contracts: readonly (Contract | readonly [])[];
  /** Who held each card of the pack when the first hand was dealt: a digit for the seat, "." for nobody. */
  readonly held: string;
  readonly actions: number;
  /** Moments at which a seat was asked, and those of them with one legal action only. */
  readonly asked: number;
  readonly forced: number;
  /** How often the lead changed; -1 where nobody can lead. */
  readonly leads: number;
  /** The hand after which the winners stayed ahead, from 1; -1 likewise. */
  readonly decided: number;
  /** Whether the winners were behind at half-time. */
  readonly back: boolean;
  /** Searched with open cards: whether it was not found out if the deal can be won, and the steps of the search. */
  readonly untold?: boolean;
  readonly steps?: number;
}

/** What `messdeck lab again` takes. */
export function rowName({ question, arm, deal, turn, mine }: Row): string {
  return [question, arm, deal, mine.length > 0 ? `side${mine[0]}` : turn].join('/');
}

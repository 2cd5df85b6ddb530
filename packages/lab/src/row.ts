// One match as a row of figures. All of it are whole numbers and texts, the same on every machine.

export interface Row {
  readonly question: string;
  readonly arm: string;
  readonly deal: number;
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
  readonly actions: number;
  /** Moments at which a seat was asked, and those of them with one legal action only. */
  readonly asked: number;
  readonly forced: number;
}

/** What `messdeck lab again` takes. */
export function rowName({ question, arm, deal, turn, mine }: Row): string {
  return [question, arm, deal, mine.length > 0 ? `side${mine[0]}` : turn].join('/');
}

// What a game tells besides its table: what counts, what a hand meant, what decided the match and what it leaves to look
// at. Fetched when somebody looks, not before the first card.

import type { Entry, MatchFigure, Rules, ScoredHand, View } from '@messdeck/engine';
import type { ComponentChildren, ComponentType } from 'preact';
import type { LogLine } from './event-lines.ts';
import type { TableModel } from './model.ts';
import type { Rounds, TakenRound } from './rounds.ts';

/** A hand that is over: its line on the score sheet, and how the table stood when its last card had been played. */
export interface EndedHand {
  readonly scored: ScoredHand;
  readonly view: View;
}

/** A hand that is over, meaning first. */
export interface Meaning {
  /** What was at stake: "Roy played 65 on Artillery". */
  readonly kicker?: string | undefined;
  /** The contract that was at stake, where the hand was played for one. */
  readonly contract?: Contract | undefined;
  /** "Contract lost by 20". */
  readonly meaning: string;
  /** The seat whose side the hand was about; its colours are shown. */
  readonly seat?: number | undefined;
  /** Sentences in the place of those of the score sheet. */
  readonly lines?: readonly string[];
  /** What the points were made of, by seats: "Squads" 30 : 30. */
  readonly made?: readonly PartRow[];
  /** What everybody was left with, where that is what counts. */
  readonly left?: readonly LeftHand[];
  /** The same beside the number of the hand: "You 70 ⚔ lost by 20". */
  readonly short?: ComponentChildren;
  /** The same where the points of everybody stand beside it; left out: as short as that. */
  readonly noted?: ComponentChildren;
}

/** The cards somebody was left with, and what they cost; left out where they cost nothing. */
export interface LeftHand {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly cost?: number | undefined;
}

/** A match in parts, each scored from nothing: a Campaign of Engagements. */
export interface Parts {
  /** What the match is called, and one of its parts. */
  readonly whole: string;
  readonly one: string;
  readonly hands: readonly (readonly ScoredHand[])[];
}

export interface PartRow {
  readonly title: string;
  /** Left out until something counts for it. */
  readonly points?: readonly number[] | undefined;
  /** It is played for now. */
  readonly open?: boolean;
}

/** A match in a table that is not by hands: what each seat has in every row, and of how many rows it won. */
export interface PartRows {
  /** What a row is: "Branch". */
  readonly one: string;
  readonly rows: readonly PartRow[];
  /** What stands before the result: "Won". */
  readonly sum: string;
}

/** What counts, beside the score sheet. */
export interface Worth {
  /** What is played for: "To 150", and how far each side has come. */
  readonly race?: { readonly title: string; readonly note?: string; readonly target: number } | undefined;
  /** What is worth how much. */
  readonly counts?: readonly (readonly [what: string, worth: string])[];
  /** What a table of figures does not say. */
  readonly words?: string | undefined;
  /** What else is looked up in play: where the Ordnance is, who runs for what. */
  readonly lists?: readonly WorthList[];
}

export interface WorthList {
  readonly title: string;
  readonly rows: readonly (readonly [what: string, where: string])[];
}

/** Counts from all that a seat saw of a match. */
export type CountMatchFigures = (views: readonly View[], seat: number) => readonly MatchFigure[];

/** Roy plays "80 on Artillery". */
export interface Contract {
  readonly by: number;
  readonly bid: string;
}

export interface GameNotes {
  /** What is said of an event, as short as a line of the log. */
  readonly brief?: (model: TableModel, entry: Entry, said: string) => string;
  /** An action as an order, where the words of the game name what has no name on the table. */
  readonly order?: (model: TableModel, text: string) => string | undefined;
  /** What a card of a round did besides, said under the round; null: nothing. */
  readonly remark?: LogLine;
  /** What a round brought, as short as a heading of the log. */
  readonly brought?: Rounds['brought'];
  readonly worth?: (model: TableModel) => Worth;
  /** The card that holds the round in such a view, by the rules of the game. */
  readonly winningCard?: (view: View, rules: Rules) => string | undefined;
  /** What a card of an open round is besides its index: "Major"; with `high`, where such rounds are. */
  readonly titleOf?: (card: string) => string;
  /** A card within a sentence, in a round to which another was led: "10", "2 of Artillery"; left out: its name. */
  readonly called?: (card: string, led: string) => string;
  /** How things stand when something is asked, where no open round tells it: "Roy’s 65 on Cavalry stands". */
  readonly stands?: (model: TableModel) => readonly string[] | undefined;
  /** What besides is at stake in the open round: "it costs 3 so far". */
  readonly atStake?: (model: TableModel) => string | undefined;
  /** What is played for in this hand, once it is settled. */
  readonly contract?: (model: TableModel) => Contract | undefined;
  /** What a rest that is the seat’s own brings: "35 more, and the contract is made". */
  readonly rest?: (model: TableModel) => string | undefined;
  /** What a part of the log that is over came to, where the match is one hand: "12 plays, 5 cards flown". */
  readonly partMeaning?: (entries: readonly Entry[]) => string;
  /** What a turn came to, as its heading: "laid 3"; undefined: its lines tell it. */
  readonly turnMeaning?: (model: TableModel, entries: readonly Entry[]) => string | undefined;
  readonly handMeaning?: (model: TableModel, hand: EndedHand) => Meaning | undefined;
  /** Which of its rounds settled the hand that is over: "Squad 11 broke it: Otto’s 8 of Engineers took 15." */
  readonly turning?: (model: TableModel, rounds: readonly TakenRound[]) => string | undefined;
  /** The headline of the match, where winning and losing do not tell it. */
  readonly headline?: (model: TableModel) => string;
  /** What units of the result are called, where they are not points: "Engagements". */
  readonly counted?: (model: TableModel, count: number) => string | undefined;
  readonly parts?: (model: TableModel) => Parts | undefined;
  readonly rows?: (model: TableModel) => PartRows | undefined;
  /** What decided the match, in a sentence or two. */
  readonly decided?: (model: TableModel) => ComponentChildren;
  /** How its last hand went, said after that where there were more. */
  readonly closing?: (model: TableModel) => string | undefined;
  /** What the match leaves to look at: the map travelled, the flags flown. */
  readonly Keepsake?: {
    readonly title: string | ((model: TableModel) => string);
    readonly Body: ComponentType<{ readonly model: TableModel }>;
  };
  /** Figures of the match as the page has them: states travelled. */
  readonly matchFigures?: (model: TableModel) => readonly MatchFigure[];
}

// A contract in words: once it has been played what was bid and whether it was made, by how much; before that, what a
// rest that is certain makes of it.

import { inSentence, lower, type View, whose } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/games/contracts.ts';
import type { EndedHand, Meaning, PartRow } from '../table/model/game-notes.ts';
import type { TableModel } from '../table/model/model.ts';
import { broughtWords, type TakenRound } from '../table/model/rounds.ts';
import type { Played } from '../table/model/tricks.ts';
import { linesIn } from '../table/model/words.ts';

interface PlayedContract {
  readonly by: number;
  readonly goal: number;
  readonly made: number;
  /** "65 on Artillery". */
  readonly bid: string;
  /** What it was bid on, as a mark. */
  readonly mark: JSX.Element;
}

export function meaningOfContract(
  model: TableModel,
  { scored }: EndedHand,
  { by, goal, made, bid, mark }: PlayedContract,
): Meaning {
  const over = made - goal;
  const meaning =
    over < 0
      ? words.contractLostBy(-over)
      : over === 0
        ? words.contractJustMade
        : words.contractMadeWithOver(over);
  return {
    kicker: words.played({ name: model.names[by], bid }),
    contract: { by, bid },
    meaning,
    seat: by,
    lines: linesIn(model.table, scored),
    short: (
      <>
        {model.names[by]} {goal} {mark} {over < 0 ? words.lostBy(-over) : words.madePoints(made)}
      </>
    ),
  };
}

/** A row of the end of a hand, from a number for each side. */
export const rowBySide = ({ table }: TableModel, title: string, bySide: readonly number[]): PartRow => ({
  title,
  points: table.state.value.sides.map((side) => bySide[side]),
});

interface SettledContract {
  readonly by: number;
  readonly goal: number;
  /** All that can be taken in a hand. */
  readonly whole: number;
  /** A card within a sentence. */
  readonly called: (card: string) => string;
  /** What both sides had then. */
  readonly taken: (view: View) => readonly number[];
  /** What else lay in the squad, worth a word: "Mabel’s Field gun". */
  readonly carried?: (cards: readonly Played[]) => readonly string[];
}

/** "Squad 9 broke it: Otto’s 8 of Engineers took 15, Mabel’s Field gun in it." */
export function settledBy(
  model: TableModel,
  rounds: readonly TakenRound[],
  { by, goal, whole, called, taken, carried }: SettledContract,
): string | undefined {
  const side = model.table.state.value.sides[by];
  const isMade = ({ view }: TakenRound): boolean => taken(view)[side] >= goal;
  const isLost = ({ view }: TakenRound): boolean => whole - taken(view)[1 - side] < goal;
  const settled = rounds.find((round) => isMade(round) || isLost(round));
  if (!settled) return undefined;
  const { title, taker, cards, brought = words.anything } = settled;
  const { card } = cards.find((played) => played.by === taker)!;
  const inIt = carried?.(cards) ?? [];
  return words.squadSettled({
    title,
    made: isMade(settled),
    whose: whose(model, taker),
    card: called(card),
    points: broughtWords(brought),
    carried: inIt,
  });
}

/** "In the last hand you played 65 on Artillery: contract lost by 20." */
export function inTheLastHand(model: TableModel, { contract, meaning }: Meaning): string {
  const played = contract && words.played({ name: inSentence(model, contract.by), bid: contract.bid });
  return words.lastHand({ played, meaning: lower(meaning) });
}

interface OpenContract {
  readonly by: number;
  readonly goal: number;
  /** What both sides have so far. */
  readonly taken: readonly number[];
  /** What is left, and goes to the player's side. */
  readonly left: number;
  /** What it is counted in: "points". */
  readonly unit: string;
}

/** "35 points more, and the contract is made." */
export function restOfContract(
  { table, seat }: TableModel,
  { by, goal, taken, left, unit }: OpenContract,
): string {
  const { sides } = table.state.value;
  const made = taken[sides[by]];
  const rest = { left, unit };
  if (sides[by] !== sides[seat!])
    return made >= goal ? words.restLeavesTheirs(rest) : words.restBreaksTheirs(rest);
  if (made >= goal) return words.restIsExtra(rest);
  return made + left >= goal ? words.restMakes(rest) : words.restIsNotEnough(rest);
}

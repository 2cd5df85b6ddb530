// A contract in words: once it has been played what was bid and whether it was made, by how much; before that, what a
// rest that is certain makes of it.

import type { JSX } from 'preact';
import { whoPlays } from '../table/bidding.tsx';
import type { TableModel } from '../table/model.ts';
import type { EndedHand, Meaning } from '../table/telling.ts';
import { lineOf } from '../table/words.ts';

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
      ? `Contract lost by ${-over}`
      : over === 0
        ? 'Contract just made'
        : `Contract made, with ${over} over`;
  return {
    kicker: `${whoPlays(model, by).replace(/plays?$/, 'played')} ${bid}`,
    meaning,
    seat: by,
    lines: scored.lines.map((line) => lineOf(model.table, line)),
    short: (
      <>
        {model.names[by]} {goal} {mark} {over < 0 ? `lost by ${-over}` : `made, ${made}`}
      </>
    ),
  };
}

interface OpenContract {
  readonly goal: number;
  /** Whether the player's side plays it. */
  readonly isOurs: boolean;
  /** What the side that plays it has so far. */
  readonly made: number;
  /** What is left, and goes to the player's side. */
  readonly left: string;
  readonly leftCount: number;
}

/** "35 points more, and the contract is made." */
export function restOfContract({ goal, isOurs, made, left, leftCount }: OpenContract): string {
  if (!isOurs)
    return `${left} more, ${made >= goal ? 'but their contract is made' : 'and their contract is lost'}.`;
  if (made >= goal) return `The contract is made, and this is ${left} more.`;
  return `${left} more, ${made + leftCount >= goal ? 'and the contract is made' : 'but the contract is lost'}.`;
}

// A contract that has been played, in words: what was bid, and whether it was made, by how much.

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

// A contract that has been played, in words: what was bid, and whether it was made, by how much.

import { whoPlays } from '../table/bidding.tsx';
import type { TableModel } from '../table/model.ts';
import type { Meaning } from '../table/telling.ts';
import { lineOf } from '../table/words.ts';

interface PlayedContract {
  readonly by: number;
  readonly goal: number;
  readonly made: number;
  /** "65 on Artillery". */
  readonly bid: string;
}

export function meaningOfContract(model: TableModel, { by, goal, made, bid }: PlayedContract): Meaning {
  const over = made - goal;
  const lines = (model.table.state.value.tally.hands.at(-1)?.lines ?? []).map((line) =>
    lineOf(model.table, line),
  );
  const meaning =
    over < 0
      ? `Contract lost by ${-over}`
      : over === 0
        ? 'Contract just made'
        : `Contract made, with ${over} over`;
  return { kicker: `${whoPlays(model, by).replace(/plays?$/, 'played')} ${bid}`, meaning, seat: by, lines };
}

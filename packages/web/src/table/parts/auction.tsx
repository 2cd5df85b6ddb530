// What was said in an auction: a column for every seat, a row for every round.

import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/table/auction.ts';
import type { TableModel } from '../model/model.ts';
import { seatsOf } from '../model/seating.ts';
import { SeatHeads } from './seat-heads.tsx';

/** A call as the facts of a view list it. */
export interface Said {
  readonly by: number;
  readonly do: string;
}

interface AuctionProps {
  readonly model: TableModel;
  readonly bids: readonly Said[];
  /** How the words after `bid` are shown. */
  readonly show: (words: readonly string[]) => ComponentChildren;
}

export function AuctionTable({ model, bids, show }: AuctionProps): JSX.Element {
  const seats = seatsOf(model);
  const column = (seat: number): number => seats.indexOf(seat);
  const rows = rowsOf(bids, column, seats.length);
  const turn = model.view.value.actors.find((by) => typeof by === 'number') as number | undefined;
  const high = bids.findLast(({ do: said }) => said.startsWith('bid'));
  if (turn !== undefined && (rows.length === 0 || rows.at(-1)!.slice(column(turn)).some(Boolean)))
    rows.push([]);
  return (
    <table class="said">
      <caption class="sr">{words.bidsSoFar}</caption>
      <thead>
        <tr>
          <SeatHeads model={model} />
        </tr>
      </thead>
      <tbody>
        {rows.slice(-4).map((row, r, shown) => (
          <tr key={rows.length - shown.length + r}>
            {seats.map((seat, i) => {
              const call = row[i];
              const now = r === shown.length - 1 && turn === seat && !call;
              return (
                <td key={seat} class={now ? 'now' : call && call === high ? 'high' : undefined}>
                  {call && <Call call={call} show={show} />}
                  {now && <span class="sr">{words.toSpeak}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Call({
  call,
  show,
}: {
  readonly call: Said;
  readonly show: AuctionProps['show'];
}): ComponentChildren {
  const [verb, ...words] = call.do.split(' ');
  return verb === 'bid' ? show(words) : <span class={verb === 'pass' ? 'pass' : 'word'}>{verb}</span>;
}

/** The calls in rounds, each seat in its column. */
function rowsOf(
  bids: readonly Said[],
  column: (seat: number) => number,
  count: number,
): (Said | undefined)[][] {
  const rows: (Said | undefined)[][] = [];
  let at = count;
  for (const call of bids) {
    const to = column(call.by);
    if (to <= at || rows.length === 0) rows.push([]);
    rows.at(-1)![to] = call;
    at = to;
  }
  return rows;
}

// The heads of a table with a column for each seat, one's own first.

import type { JSX } from 'preact';
import type { TableModel } from '../model/model.ts';
import { seatsOf } from '../model/seating.ts';
import { wears } from '../model/sides.ts';

export function SeatHeads({ model }: { readonly model: TableModel }): JSX.Element {
  return (
    <>
      {seatsOf(model).map((seat) => (
        <th scope="col" key={seat} class={wears(model, seat)}>
          {model.names[seat]}
        </th>
      ))}
    </>
  );
}

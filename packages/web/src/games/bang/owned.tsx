// Who has how many cards, in hand and in the pile.

import type { JSX } from 'preact';
import * as words from '#words/games/bang/table.tsx';
import type { LayoutProps } from '../../table/model/layout.ts';
import { factsOf } from './facts.ts';

export function Owned({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const { places, scores } = view;
  const { out } = factsOf(view);
  const count = model.names.length;
  const seats = model.names.map((_, i) => (model.near.value + i) % count);
  return (
    <table>
      <caption class="sr">{words.cardsOwnedByEachPlayer}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.hand}</th>
          <th scope="col">{words.pile}</th>
          <th scope="col">{words.cardsColumn}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat}>
            <th scope="row">
              {model.names[seat]} {out.includes(seat) && <span class="soft">{words.out}</span>}
            </th>
            <td>{places[`hand:${seat}`]?.length ?? 0}</td>
            <td>{places[`pile:${seat}`]?.length ?? 0}</td>
            <td>
              <b>{scores[seat]}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

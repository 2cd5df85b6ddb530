// How far every journey has come: states gone through, those still to see, and where one can go from here.

import { listOr } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import * as words from '#words/games/sammys-travels/notes.ts';
import { cardsIn } from '../../table/model/cards-in.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import { seatsOf } from '../../table/model/seating.ts';
import { SeatHeads } from '../../table/parts/seat-heads.tsx';
import { isShared, nameOf, neighboursOf, STATES, waysOf } from './journey.ts';

/** What counts where two share one pack. */
const SHARED: Readonly<Record<string, string>> = { stack: words.inStack, cards: 'Transferred' };

export function JourneySheet({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const { credit } = model.table.rules;
  const shared = isShared(model);
  const seats = seatsOf(model);
  // One pack for two: both go on from both stacks, and what lies on the other, or aside, is gone for either.
  const ways = waysOf(view, shared ? [0, 1] : [model.near.value]).filter(({ length }) => length > 0);
  const gone = [...ways.flat(), ...cardsIn(view, 'aside')];
  return (
    <>
      <table class="num">
        <thead>
          <tr>
            <th scope="col">{words.states}</th>
            <SeatHeads model={model} />
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{shared ? SHARED[String(credit)] : words.visited}</th>
            {seats.map((seat) => (
              <td key={seat}>{view.scores[seat] ?? 0}</td>
            ))}
          </tr>
          {!shared && (
            <tr>
              <th scope="row">{words.notVisited}</th>
              {seats.map((seat) => (
                <td key={seat}>{STATES - (view.scores[seat] ?? 0)}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {ways.map((way, i) => (
        <p key={i}>{fromHere(way.at(-1)!, gone)}</p>
      ))}
    </>
  );
}

/** "From Kansas: Missouri or Oklahoma." */
function fromHere(here: string, gone: readonly string[]): string {
  const open = neighboursOf(here).filter((state) => !gone.includes(state));
  return open.length === 0
    ? words.noBorderState(nameOf(here))
    : words.canTravelTo({ state: nameOf(here), states: listOr(open.map(nameOf)) });
}

// How near both parties are to a majority in a branch, as a bar.

import { capital } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/games/national-contest/table.tsx';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { type Branch, IN_SHORT, PARTIES, sideOfParty, votesOf } from './votes.ts';

/** Democrats grow from the left, Republicans (hatched) from the right, towards the line of the majority. */
export function VotesBar({ model, branch }: LayoutProps & { readonly branch: Branch }): JSX.Element {
  const view = model.view.value;
  const [a, b] = votesOf(view, branch);
  const { whole, majority, title } = branch;
  const part = (votes: number): string => `${(100 * votes) / whole}%`;
  const ours = PARTIES.find((party) => sideOfParty(view, party) === mySide(model));
  const name = (party: string): JSX.Element => (
    <span class={party === ours ? 'ours' : undefined}>
      <span class="wide">{capital(party)}</span>
      <span class="phone">{IN_SHORT[party]}</span>
      {party === ours && <span class="whose">{words.ours}</span>}
    </span>
  );
  return (
    <div class="vote-bar">
      <p class="num">
        <span class="a">
          {name(PARTIES[0])} <b>{a}</b>
          <Captured side={sideOfParty(view, PARTIES[0])} />
        </span>
        <span class="goal">
          {title}: {majority}
        </span>
        <span class="b">
          <b>{b}</b> {name(PARTIES[1])}
          <Captured side={sideOfParty(view, PARTIES[1])} />
        </span>
      </p>
      <div class="track" aria-hidden="true" style={`--a:${part(a)};--b:${part(b)}`}>
        <i class="a" />
        <i class="b" />
        <i class="line" />
      </div>
    </div>
  );
}

/** Where the captured cards of a side go: to its count. */
function Captured({ side }: { readonly side: number | undefined }): JSX.Element | null {
  if (side === undefined) return null;
  return (
    <>
      <i data-place={`captured:${side}`} />
      <i data-place={`captured:${side + 2}`} />
    </>
  );
}

function mySide(model: TableModel): number | undefined {
  return model.seat === null ? undefined : model.table.state.value.sides[model.seat];
}

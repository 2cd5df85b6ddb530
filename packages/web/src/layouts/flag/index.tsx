// Flag: the flag row above, four stacks whose runs move as a whole, and the hand with its waste under the thumb.

import type { View } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import type { JSX } from 'preact';
import type { Layout, LayoutProps } from '../../table/layout.ts';
import type { TableModel } from '../../table/model.ts';
import { FlagButtons, useFlagKeys } from './buttons.tsx';
import { DealRow } from './deal-row.tsx';
import { FlagRow } from './flag-row.tsx';
import { Stacks } from './stacks.tsx';
import './style.css';

function Middle({ model }: LayoutProps): JSX.Element {
  useFlagKeys(model);
  return (
    <>
      <FlagRow model={model} />
      <Stacks model={model} />
      <DealRow model={model} />
    </>
  );
}

/** The ranks that can be attained, with one's own marked. */
function Attained({ model }: LayoutProps): JSX.Element {
  const flags = model.view.value.scores[0] ?? 0;
  return (
    <table class="attained">
      <thead>
        <tr>
          <th scope="col">Flags</th>
          <th scope="col">Rank</th>
        </tr>
      </thead>
      <tbody>
        {attained.slice(1).map((rank, i) => (
          <tr key={rank} class={i + 1 === flags ? 'here' : undefined}>
            <th scope="row">{i + 1}</th>
            <td>
              {rank}
              {i + 1 === flags && <span class="soft"> you</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function subtitle({ facts }: View): string {
  if (facts['pass'] === undefined) return '';
  const plays = facts['playsThisPass'] as number;
  return `Pass ${facts['pass']}, ${plays === 1 ? '1 play' : `${plays} plays`}`;
}

function ending(model: TableModel): string {
  const flags = model.table.state.value.tally.result!.scores[0];
  if (flags === 0) return 'No flag was completed, and no rank attained.';
  const count =
    flags === 1 ? 'One flag' : flags === attained.length - 1 ? 'All fourteen flags' : `${flags} flags`;
  return `${count}: the rank attained is ${attained[flags]}.`;
}

export const layout: Layout = {
  Middle,
  shape: 'flagtable',
  hand: false,
  Buttons: FlagButtons,
  sheet: { title: 'Rank attained', Body: Attained },
  subtitle,
  ending,
  telling: () => import('./telling.tsx'),
};

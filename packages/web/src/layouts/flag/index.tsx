// Flag: the flag row above, four stacks whose runs move as a whole, and the hand with its waste under the thumb.

import type { Entry, View } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import type { JSX } from 'preact';
import { deed } from '../../table/deeds.ts';
import type { Layout, LayoutProps } from '../../table/layout.ts';
import type { TableModel } from '../../table/model.ts';
import { list } from '../../table/words.ts';
import { FlagButtons, useFlagKeys } from './buttons.tsx';
import { DealRow } from './deal-row.tsx';
import { factsOf } from './facts.ts';
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

function subtitle(view: View): string {
  const { pass, playsThisPass: plays } = factsOf(view);
  if (pass === undefined) return '';
  return `Pass ${pass}, ${plays === 1 ? '1 play' : `${plays} plays`}`;
}

/** Dealt cards are named (aloud too). */
function logLine(model: TableModel, entry: Entry): string | null {
  if (entry.do !== 'deal') return deed(model, entry);
  const entries = model.table.entries.value;
  const before = entries[entries.indexOf(entry) - 1]?.view.places['waste'] ?? [];
  const dealt = (entry.view.places['waste'] ?? []).slice(before.length).filter((card) => card !== null);
  const { pack } = model.game;
  return dealt.length === 0 ? 'deal' : `deal ${list(dealt.map((card) => pack.say(pack.find(card)!)))}`;
}

function ending(model: TableModel): string {
  const flags = model.table.state.value.tally.result!.scores[0];
  if (flags === 0) return 'No flag was completed, and no rank attained.';
  const count =
    flags === 1 ? 'One flag' : flags === attained.length - 1 ? 'All fourteen flags' : `${flags} flags`;
  return `${count}: the rank attained is ${attained[flags]}.`;
}

function partOf(view: View): string {
  const { pass } = factsOf(view);
  return pass === undefined ? '' : `Pass ${pass}`;
}

export const layout: Layout = {
  partOf,
  Middle,
  shape: 'flagtable',
  hand: false,
  Buttons: FlagButtons,
  sheet: { title: 'Rank attained', Body: Attained },
  subtitle,
  logLine,
  ending,
  telling: () => import('./telling.tsx'),
};

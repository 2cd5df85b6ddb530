// Flag: the flag row above, four stacks whose runs move as a whole, and the hand with its waste under the thumb.

import type { Entry, View } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import * as words from '#words/games/flag/table.tsx';
import { cardsIn } from '../../table/model/cards-in.ts';
import { deed } from '../../table/model/event-lines.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
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
          <th scope="col">{words.flags}</th>
          <th scope="col">{words.rank}</th>
        </tr>
      </thead>
      <tbody>
        {attained.slice(1).map((rank, i) => (
          <tr key={rank} class={i + 1 === flags ? 'here' : undefined}>
            <th scope="row">{i + 1}</th>
            <td>
              {rank}
              {i + 1 === flags && <span class="soft">{words.ofYou}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function subtitle(view: View): string[] {
  const { pass, playsThisPass: plays } = factsOf(view);
  if (pass === undefined) return [];
  return [words.passWithPlays({ pass, plays: plays === 1 ? words.onePlay : words.plays(plays) })];
}

/** Cards that are dealt or turned up are named with their ranks (aloud too): nothing else counts here. */
function logLine(model: TableModel, entry: Entry): string | null {
  const entries = model.table.entries.value;
  const before = entries[entries.indexOf(entry) - 1]?.view;
  const ranked = (card: string): string => model.nameOf(card).replace(/, (.*)/, ' ($1)');
  const said = deed(model, entry);
  if (!before || typeof entry.by !== 'number') return said;
  if (entry.do === 'deal') {
    const dealt = cardsIn(entry.view, 'waste').slice(cardsIn(before, 'waste').length);
    return dealt.length === 0 ? said : words.dealCards(listAnd(dealt.map(ranked)));
  }
  const up = turnedUp(before, entry.view);
  return up === undefined ? said : words.saidAndTurnsUp({ said, card: ranked(up) });
}

/** The card that a play has uncovered. */
function turnedUp(before: View, after: View): string | undefined {
  const stack = factsOf(after).faceDown?.findIndex((down, i) => down < factsOf(before).faceDown![i]) ?? -1;
  return stack < 0 ? undefined : cardsIn(after, `stack:${stack + 1}`).at(-1);
}

function ending(model: TableModel): string {
  const flags = model.table.state.value.tally.result!.scores[0];
  if (flags === 0) return words.noRank;
  const count =
    flags === 1
      ? words.oneFlag
      : flags === attained.length - 1
        ? words.allFourteenFlags
        : words.flagsCount(flags);
  return words.yourRank({ flags: count, rank: attained[flags] });
}

function partOf(view: View): string {
  const { pass } = factsOf(view);
  return pass === undefined ? '' : words.pass(pass);
}

export const layout: Layout = {
  partOf,
  Middle,
  shape: 'flagtable',
  hand: false,
  Buttons: FlagButtons,
  sheet: { title: words.rank, Body: Attained },
  subtitle,
  logLine,
  ending,
  notes: () => import('./notes.tsx'),
};

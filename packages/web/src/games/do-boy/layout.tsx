// Do-Boy: what everybody has taken in this hand and in all, with the fewest winning; the nest until it is taken; the
// squad in the middle.

import { type Entry, sayCard, type View } from '@messdeck/engine';
import { winningCard } from '@messdeck/engine/games/do-boy';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import * as words from '#words/games/do-boy/table.tsx';
import './style.css';
import { deed } from '../../table/model/event-lines.ts';
import { handTitle } from '../../table/model/hand-number.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import type { Rounds } from '../../table/model/rounds.ts';
import { seatsOf } from '../../table/model/seating.ts';
import { lastTrick } from '../../table/model/tricks.ts';
import { Back } from '../../table/parts/card.tsx';
import { Cloth } from '../../table/parts/cloth.tsx';
import { SeatHeads } from '../../table/parts/seat-heads.tsx';
import { afterYou, TrickPart } from '../../table/parts/trick.tsx';
import { companyChip } from '../company-chip.tsx';
import { factsOf } from './facts.ts';
import { pointsAtStake, pointsTaken } from './points.ts';

function Middle({ model }: LayoutProps): JSX.Element {
  return (
    <>
      <Counts model={model} />
      <Cloth>
        <TrickPart model={model} place="squad" title={words.squad} high={winningCard(model.view.value)} />
        <Nest model={model} />
      </Cloth>
    </>
  );
}

/** Points of this hand and of the match, own first; the fewest are framed. */
function Counts({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const seats = seatsOf(model);
  const [fewest, most] = [Math.min(...view.scores), Math.max(...view.scores)];
  const { match, target } = model.table.rules;
  return (
    <section class="counts do-boy-points" aria-label={words.pointsLowestWins}>
      <table class="num">
        <thead>
          <tr>
            <td />
            <SeatHeads model={model} />
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.thisHand}</th>
            {seats.map((seat) => (
              <td key={seat}>{pointsTaken(view, seat)}</td>
            ))}
          </tr>
          {match !== 'hand' && (
            <tr>
              <th scope="row">{words.inAll}</th>
              {seats.map((seat) => (
                <td key={seat} class={view.scores[seat] === fewest && fewest < most ? 'low' : undefined}>
                  {view.scores[seat]}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <p>{words.lowestScoreWins(match === 'hand' ? undefined : Number(target))}</p>
    </section>
  );
}

/** The cards nobody was dealt: the taker of the first squad takes them too. */
function Nest({ model }: LayoutProps): JSX.Element | null {
  const cards = model.view.value.places['nest']?.length ?? 0;
  if (cards === 0) return null;
  return (
    <div class="heap ne" data-place="nest">
      <Back model={model} />
      <span class="tag">{words.nest(cards)}</span>
    </div>
  );
}

/** What a player took in this hand, or whether a gift is chosen: short enough for six at a table on a phone. */
function plaqueLine(model: TableModel, seat: number): JSX.Element | string {
  const view = model.view.value;
  const { given = [], nestTaker } = factsOf(view);
  if (view.phase === 'exchange') return given.includes(seat) ? words.ready : words.chooses;
  const next = afterYou(model, 'squad', seat);
  if (next) return next;
  if (nestTaker !== seat || model.names.length > 4) return '';
  return (
    <>
      <span class="wide">{words.tookTheNest}</span>
      <span class="phone">{words.tookNestShort}</span>
    </>
  );
}

/** A gift is named with the cards it brought. */
function logLine(model: TableModel, entry: Entry): string | null {
  const said = deed(model, entry);
  const { received } = factsOf(entry.view);
  const before = model.table.entries.value[model.table.entries.value.indexOf(entry) - 1]?.view;
  if (!received || before?.phase !== 'exchange' || factsOf(before).received) return said;
  const cards = received.map((card) => sayCard(model.game.pack, card));
  const gets = model.seat === model.you ? words.youGet : words.gets(model.names[entry.view.seat!]);
  return `${said}; ${gets} ${listAnd(cards)}`;
}

function subtitle(_: View, model: TableModel): string[] {
  const { match, target } = model.table.rules;
  return match === 'hand'
    ? [words.oneHandLowestScoreWins]
    : [words.toLowestWins(Number(target)), handTitle(model)];
}

/** Points of the squad; of the nest nobody knows yet. */
const rounds: Rounds = {
  place: 'squad',
  title: words.squadRound,
  brought: (_, before, after, taker) => {
    const points = pointsTaken(after, taker) - pointsTaken(before, taker);
    // The last squad goes to the sheet at once, and the nest is turned up with it.
    return after.places['nest'] && before.places['nest']?.length
      ? Math.max(points, pointsAtStake(before))
      : points;
  },
};

export const layout: Layout = {
  Middle,
  shape: 'tricks around',
  lastTrick: (entries) => lastTrick(entries, 'squad'),
  plaqueLine,
  logLine,
  subtitle,
  rounds,
  chip: companyChip,
  notes: () => import('./notes.ts'),
};

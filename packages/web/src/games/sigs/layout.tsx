// SIGS: sets on the table with their owners, the two piles beside them, cards chosen from the hand, and Halt!

import type { View } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/games/sigs/table.tsx';
import { figure } from '#words/numbers.ts';
import { handTitle } from '../../table/model/hand-number.ts';
import type { Layout, LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { callAloud, SigsButtons, SigsSentence } from './asking.tsx';
import { factsOf, isBetweenHands } from './facts.ts';
import { discardOpen } from './halt.ts';
import { logLine } from './log-line.ts';
import { ActiveDrawer, Piles } from './piles.tsx';
import { readDrop } from './plays.ts';
import { Sets } from './set-strip.tsx';
import './style.css';

function Middle({ model }: LayoutProps): JSX.Element {
  return (
    <>
      <div class="sets-box">
        <Sets model={model} />
      </div>
      <Piles model={model} />
    </>
  );
}

/** The score with what was won in this hand; the score alone where many sit along the edge. */
function plaqueLine(model: TableModel, seat: number): string {
  const view = model.view.value;
  // SIG-52: once the hand is over the score has it.
  const credit = isBetweenHands(view) ? 0 : factsOf(view).credit[seat];
  const stand = figure(view.scores[seat]);
  if (model.names.length > 4) return stand;
  const unit = model.table.rules['scoring'] === 'counters' ? words.counters : words.pts;
  return `${stand} ${unit}${credit > 0 ? `, +${credit}` : ''}`;
}

/** In the time to call it is the discarder who is looked at, whether the card fits or not. */
function isToAct(model: TableModel, seat: number): boolean {
  const open = discardOpen(model);
  return open ? open.by === seat : model.view.value.actors.includes(seat);
}

function subtitle(_view: View, model: TableModel): string[] {
  const { scoring, target, counters } = model.table.rules;
  const goal = scoring === 'counters' ? words.countersOf(Number(counters)) : words.pointsOf(Number(target));
  return [words.toGoal(goal), handTitle(model)];
}

export const layout: Layout = {
  Middle,
  shape: 'sigs',
  Sentence: SigsSentence,
  Buttons: SigsButtons,
  callAloud,
  Drawers: ActiveDrawer,
  readDrop,
  plaqueLine,
  isToAct,
  subtitle,
  logLine,
  turns: true,
  notes: () => import('./notes.ts'),
};

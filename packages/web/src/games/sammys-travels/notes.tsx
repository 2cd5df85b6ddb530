// What a journey leaves: the way on the map, how far it went, and why it ended.

import type { Entry, View } from '@messdeck/engine';
import { endOf } from '@messdeck/engine/games/sammys-travels';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import * as words from '#words/games/sammys-travels/notes.ts';
import { cardsIn } from '../../table/model/cards-in.ts';
import type { GameNotes } from '../../table/model/game-notes.ts';
import { howOften } from '../../table/model/how-often.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { StatesMap } from '../../table/parts/states-map.tsx';
import { endsJourney, isShared, marksOf, nameOf, neighboursOf, STATES, waysOf } from './journey.ts';

function Keepsake({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const ways = waysOf(view, isShared(model) ? [0, 1] : [model.near.value]);
  const marks = marksOf(view, ways);
  const left = Object.values(marks).some((each) => each.includes('reachable'));
  return (
    <StatesMap
      options={{
        title: words.yourRoute,
        size: 'phone',
        all: true,
        states: marks,
        routes: ways,
        legend: {
          top: words.end,
          'on-table': words.visited,
          ...(left ? { reachable: words.stillOpen } : {}),
        },
      }}
    />
  );
}

/** "From Maine to Tennessee". */
function fromTo(model: TableModel): string {
  if (isShared(model)) return words.routes;
  const [way] = waysOf(model.view.value, [model.near.value]);
  if (way.length < 2) return words.way;
  return words.fromTo({ from: nameOf(way[0]), to: nameOf(way.at(-1)!) });
}

/** Why it ended: no border state was left, the player stopped before, or had let every card go by twice (TRV-15). */
function decided(model: TableModel): string | undefined {
  if (isShared(model)) return decidedTogether(model.view.value);
  if (model.names.length > 1) return undefined;
  const [way] = waysOf(model.view.value, [0]);
  const last = way.at(-1);
  if (last === undefined) return undefined;
  if (way.length === STATES) return words.everyStateVisited;
  const open = neighboursOf(last).filter((state) => !way.includes(state));
  const left = open.length === 1 ? nameOf(open[0]) : words.itsNeighbors(open.length);
  switch (endOf(model.view.value, 0)) {
    case 'dead-end':
      return words.endedAllVisited(nameOf(last));
    case 'stopped':
      return words.youStopped({ state: nameOf(last), left });
    default:
      return words.endedCardsGone({ state: nameOf(last), left });
  }
}

/** Why it ended for both (TRV-18): nothing was left, nothing that was left could be laid, or nobody laid it. */
function decidedTogether(view: View): string {
  const left = [0, 1].flatMap((seat) => [
    ...cardsIn(view, `hand:${seat}`),
    ...cardsIn(view, `stock:${seat}`),
  ]);
  if (left.length === 0) return words.everyStateOfPack;
  const ends = waysOf(view, [0, 1]).map((way) => way.at(-1)!);
  const fits = left.some((state) => ends.some((end) => neighboursOf(end).includes(state)));
  const where = listAnd(ends.map(nameOf));
  return fits ? words.journeysEndedCardsGone(where) : words.journeysEndedNoCard(where);
}

/** "go to North Carolina"; where there are two stacks, "goes to NC from VA". */
function brief(model: TableModel, entry: Entry, said: string): string {
  const [verb, state, from] = entry.do.split(' ');
  if (verb !== 'transfer' || state === undefined) return said;
  const own = entry.by === model.you;
  if (isShared(model)) return words.goesFrom({ own, state, from });
  return words.goesTo({ own, state: nameOf(state), over: endsJourney(entry) });
}

/** "11 cards dealt": what it took to go on from a state. */
function partMeaning(entries: readonly Entry[]): string {
  const dealt = howOften(entries, /^deal$/);
  return dealt === 0 ? words.straightOn : dealt === 1 ? words.oneCardDealt : words.cardsDealt(dealt);
}

export const notes: GameNotes = {
  partMeaning,
  brief,
  headline: (model) => {
    const { scores, winners } = model.table.state.value.tally.result!;
    if (scores.length === 1) return words.statesOf({ visited: scores[0], states: STATES });
    const [winner] = winners;
    if (winner === undefined) return words.tie;
    return winner === model.you ? words.youWin : words.wins(model.names[winner]);
  },
  decided,
  Keepsake: { title: fromTo, Body: Keepsake },
  matchFigures: (model) => {
    const view = model.view.value;
    const shared = isShared(model);
    const near = model.near.value;
    const visited = waysOf(view, shared ? [0, 1] : [near]).flat().length;
    // TRV-5: Maine is laid aside.
    const all = STATES - cardsIn(view, 'aside').length;
    const turns = howOften(
      model.table.entries.value.filter(({ by }) => by === near),
      /^turn$/,
    );
    return [
      { figure: String(visited), words: words.statesVisited },
      { figure: String(all - visited), words: words.notReached },
      { figure: String(turns + 1), words: turns === 0 ? words.oneTime : words.times },
    ];
  },
};

// What counts in Do-Boy, and what a hand meant: the fewest points win.

import { type Entry, inSentence, lower, type ScoredHand, subject, together } from '@messdeck/engine';
import { whatCounts, winningCard } from '@messdeck/engine/games/do-boy';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { doBoyPoints, parker } from '@messdeck/engine/packs/parker';
import { MOST_COLUMNS } from '../../table/model/columns.ts';
import { dearestOf } from '../../table/model/dearest.ts';
import type { EndedHand, GameNotes, Meaning, PartRow } from '../../table/model/game-notes.ts';
import type { TableModel } from '../../table/model/model.ts';
import { broughtWords } from '../../table/model/rounds.ts';
import { whereabouts } from '../../table/model/whereabouts.ts';
import { linesIn } from '../../table/model/words.ts';
import { calledCard, titleOf } from '../company-words.ts';
import { tookPresident } from './facts.ts';
import { pointsAtStake } from './points.ts';

/** More takers than this are told by their points alone, in the order of the sheet. */
const MOST_TAKERS = 3;

/** "You 5, Mabel 8": those who took anything. */
function whoTook({ names }: TableModel, { points }: ScoredHand): string {
  const took = names.flatMap((name, seat) => (points[seat] > 0 ? [`${name} ${points[seat]}`] : []));
  return took.length > MOST_TAKERS ? points.join(', ') : took.join(', ');
}

/** What everybody took in Infantry, and what the President cost. */
function madeOf(hand: ScoredHand): PartRow[] {
  const president = hand.points.map((_, seat) => (seat === tookPresident(hand) ? doBoyPoints.president : 0));
  return [
    { title: 'Infantry', points: hand.points.map((points, seat) => points - president[seat]) },
    { title: 'President', points: president },
  ];
}

/** Who took what, in the words of the sheet; those who took nothing in one line. */
function takersOf(model: TableModel, hand: ScoredHand): string[] {
  const { points } = hand;
  const none = points.flatMap((each, seat) => (each === 0 ? [seat] : []));
  return [
    ...linesIn(model.table, hand).filter((_, seat) => points[seat] > 0),
    ...(none.length > 0 ? [`${subject(model, none)} took nothing`] : []),
  ];
}

function handMeaning(model: TableModel, { scored: hand }: EndedHand): Meaning {
  const fewest = Math.min(...hand.points);
  const best = model.names.filter((_, seat) => hand.points[seat] === fewest);
  const own = model.seat === null ? undefined : hand.points[model.seat];
  const him = tookPresident(hand);
  return {
    kicker: 'The fewest points win',
    meaning:
      own === undefined
        ? `${listAnd(best)} took the fewest`
        : own === 0
          ? 'You took nothing'
          : `You took ${own} ${own === 1 ? 'point' : 'points'}`,
    lines: model.names.length > MOST_COLUMNS ? takersOf(model, hand) : [],
    short: whoTook(model, hand),
    noted: him < 0 ? undefined : `${model.names[him]} took the President`,
    made: madeOf(hand),
  };
}

/** "gives 3 cards": who gets them the rules say. */
function brief(_: TableModel, { do: text }: Entry, said: string): string {
  const [verb, ...cards] = text.split(' ');
  return verb === 'give' ? `gives ${cards.length} cards` : said;
}

/** What costs points and has not been seen yet; the President, wherever he is. */
function stillOut(model: TableModel): (readonly [string, string])[] {
  const seen = new Set(Object.values(model.view.value.places).flat());
  const infantry = parker.cards.filter(({ id }) => id.startsWith('I') && !seen.has(id));
  const took = (seat: number): string => `${model.names[seat]} took him`;
  return [
    ['Infantry', infantry.length === 0 ? 'all seen' : `${infantry.length} out`],
    ['The President', whereabouts(model, 'PRES', took)],
  ];
}

/** What anyone who takes the squad takes with it. */
function atStake({ view }: TableModel): string | undefined {
  if (view.value.places['nest']?.length) return 'the nest goes with this squad';
  const points = pointsAtStake(view.value);
  return points > 0 ? `it costs ${points} so far` : undefined;
}

export const notes: GameNotes = {
  brief,
  winningCard: winningCard,
  titleOf,
  called: calledCard,
  atStake,
  worth: (model) => ({
    race:
      model.table.rules['match'] === 'hand'
        ? undefined
        : {
            title: 'Lowest score wins',
            note: `ends at ${model.table.rules['target']}`,
            target: Number(model.table.rules['target']),
          },
    ...whatCounts(),
    lists: [{ title: 'Still to come', rows: stillOut(model) }],
  }),
  handMeaning,
  turning: (model, rounds) => {
    const dearest = dearestOf(rounds);
    if (!dearest) return undefined;
    const { title, taker, brought, cards } = dearest;
    const him = cards.some(({ card }) => card === 'PRES') ? ', the President in it' : '';
    return `The costliest was ${lower(title)}: ${inSentence(model, taker)} took ${broughtWords(brought ?? 0)}${him}.`;
  },
  // Otherwise anyone who sees the scores alone may wonder who won.
  closing: (model) => {
    const { scores } = model.table.state.value.tally.result!;
    const target = Number(model.table.rules['target']);
    const ended = scores.flatMap((score, seat) => (score >= target ? [seat] : []));
    return `It ended when ${together(model, ended)} reached ${target}. The fewest points win.`;
  },
};

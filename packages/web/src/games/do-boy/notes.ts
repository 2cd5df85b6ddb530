// What counts in Do-Boy, and what a hand meant: the fewest points win.

import { type Entry, inSentence, lower, type ScoredHand, subject, together } from '@messdeck/engine';
import { whatCounts, winningCard } from '@messdeck/engine/games/do-boy';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { doBoyPoints, parker } from '@messdeck/engine/packs/parker';
import * as words from '#words/games/do-boy/notes.ts';
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
    { title: words.infantry, points: hand.points.map((points, seat) => points - president[seat]) },
    { title: words.presidentColumn, points: president },
  ];
}

/** Who took what, in the words of the sheet; those who took nothing in one line. */
function takersOf(model: TableModel, hand: ScoredHand): string[] {
  const { points } = hand;
  const none = points.flatMap((each, seat) => (each === 0 ? [seat] : []));
  return [
    ...linesIn(model.table, hand).filter((_, seat) => points[seat] > 0),
    ...(none.length > 0 ? [words.tookNothing(subject(model, none))] : []),
  ];
}

function handMeaning(model: TableModel, { scored: hand }: EndedHand): Meaning {
  const fewest = Math.min(...hand.points);
  const best = model.names.filter((_, seat) => hand.points[seat] === fewest);
  const own = model.seat === null ? undefined : hand.points[model.seat];
  const him = tookPresident(hand);
  return {
    kicker: words.fewestPointsWin,
    meaning:
      own === undefined
        ? words.tookFewest(listAnd(best))
        : own === 0
          ? words.youTookNothing
          : words.youTook(own),
    lines: model.names.length > MOST_COLUMNS ? takersOf(model, hand) : [],
    short: whoTook(model, hand),
    noted: him < 0 ? undefined : words.tookPresident(model.names[him]),
    made: madeOf(hand),
  };
}

/** "gives 3 cards": who gets them the rules say. */
function brief(_: TableModel, { do: text }: Entry, said: string): string {
  const [verb, ...cards] = text.split(' ');
  return verb === 'give' ? words.givesCards(cards.length) : said;
}

/** What costs points and has not been seen yet; the President, wherever he is. */
function stillOut(model: TableModel): (readonly [string, string])[] {
  const seen = new Set(Object.values(model.view.value.places).flat());
  const infantry = parker.cards.filter(({ id }) => id.startsWith('I') && !seen.has(id));
  const took = (seat: number): string => words.tookHim(model.names[seat]);
  return [
    [words.infantry, infantry.length === 0 ? words.allSeen : words.cardsOut(infantry.length)],
    [words.thePresident, whereabouts(model, 'PRES', took)],
  ];
}

/** What anyone who takes the squad takes with it. */
function atStake({ view }: TableModel): string | undefined {
  if (view.value.places['nest']?.length) return words.nestGoesWithThisSquad;
  const points = pointsAtStake(view.value);
  return points > 0 ? words.costsSoFar(points) : undefined;
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
            title: words.lowestScoreWins,
            note: words.endsAt(Number(model.table.rules['target'])),
            target: Number(model.table.rules['target']),
          },
    ...whatCounts(),
    lists: [{ title: words.stillToCome, rows: stillOut(model) }],
  }),
  handMeaning,
  turning: (model, rounds) => {
    const dearest = dearestOf(rounds);
    if (!dearest) return undefined;
    const { title, taker, brought, cards } = dearest;
    const president = cards.some(({ card }) => card === 'PRES');
    return words.costliest({
      title: lower(title),
      name: inSentence(model, taker),
      took: broughtWords(brought ?? 0),
      president,
    });
  },
  // Otherwise anyone who sees the scores alone may wonder who won.
  closing: (model) => {
    const { scores } = model.table.state.value.tally.result!;
    const target = Number(model.table.rules['target']);
    const ended = scores.flatMap((score, seat) => (score >= target ? [seat] : []));
    return words.endedWhenReached({ names: together(model, ended), target });
  },
};

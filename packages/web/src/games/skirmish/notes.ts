// What counts in Skirmish, and what a hand meant.

import { capital, type Entry, inSentence, lower, whose } from '@messdeck/engine';
import { type SkirmishHandFacts, whatCounts, wholeGame, winningCard } from '@messdeck/engine/games/skirmish';
import { skirmish } from '@messdeck/engine/packs/skirmish';
import * as words from '#words/games/skirmish/notes.ts';
import { LOCALE } from '#words/locale.ts';
import { dearestOf, pointsIn } from '../../table/model/dearest.ts';
import { deed } from '../../table/model/event-lines.ts';
import type { EndedHand, GameNotes, Meaning } from '../../table/model/game-notes.ts';
import type { TableModel } from '../../table/model/model.ts';
import { broughtWords, type TakenRound } from '../../table/model/rounds.ts';
import { lineOf } from '../../table/model/words.ts';
import { factsOf, rankOf } from './facts.ts';
import { greatestSet } from './greatest-set.ts';
import { setOf } from './snatched.ts';

const SIDES = [words.army, words.navy];
/** What the cards of a side begin with. */
const LETTERS = ['A', 'N'];
const said = (points: number): string => points.toLocaleString(LOCALE);

function handMeaning(model: TableModel, { scored: hand, view }: EndedHand): Meaning {
  const { sides } = model.table.state.value;
  const { whole } = hand.facts as SkirmishHandFacts;
  const [army, navy] = [0, 1].map((side) => hand.points[sides.indexOf(side)] ?? 0) as [number, number];
  const set = sides.map((side) => factsOf(view).set[side]);
  const ahead = army === navy ? undefined : army > navy ? 0 : 1;
  return {
    kicker: words.capturedLessWhatSpiesSet,
    meaning:
      ahead === undefined
        ? words.evenHand
        : words.winsHandBy({ side: SIDES[ahead], points: said(Math.abs(army - navy)) }),
    seat: ahead === undefined ? undefined : sides.indexOf(ahead),
    lines: whole === undefined ? [] : [lineOf(model.table, wholeGame(whole))],
    made: [
      { title: words.captured, points: set.map((lost, seat) => hand.points[seat] + lost) },
      { title: words.setBackBySpies, points: set.map((lost) => -lost) },
    ],
    short:
      ahead === undefined
        ? words.even
        : words.by({ side: SIDES[ahead], points: said(Math.abs(army - navy)) }),
  };
}

/** "took the Nurse: −1,000". */
function remark(model: TableModel, entry: Entry): string | null {
  if (typeof entry.by !== 'number') return null;
  const entries = model.table.entries.value;
  const before = entries[entries.indexOf(entry) - 1]?.view;
  const enemy = 1 - (model.table.state.value.sides[entry.by] ?? entry.by % 2);
  const set = before ? setOf(before, entry.view, enemy) : 0;
  return set === 0 ? null : words.tookNurse(said(set));
}

/** The trick that counted most: by what it brought, or by what a spy set the enemy in it. */
function turning(model: TableModel, rounds: readonly TakenRound[]): string | undefined {
  const { sides } = model.table.state.value;
  const best = dearestOf(rounds);
  const set = greatestSet(rounds, sides);
  if (set && set.points >= pointsIn(best)) {
    const spy = set.by === undefined ? words.spy : words.spyOf(whose(model, set.by));
    return words.turningPoint({
      title: lower(set.round.title),
      spy,
      side: SIDES[set.side],
      points: said(set.points),
    });
  }
  if (!best) return undefined;
  const { title, taker, brought, cards, view } = best;
  const own = LETTERS[sides[taker]];
  const pile = view.places[`pile:${sides[taker]}`] ?? [];
  const nurse = cards.some(({ card }) => card.endsWith('NURSE') && card[0] !== own && pile.includes(card));
  return words.bestTrick({
    title: lower(title),
    name: inSentence(model, taker),
    points: broughtWords(brought ?? 0),
    nurse,
  });
}

export const notes: GameNotes = {
  // That the Nurse was taken is a line of its own.
  brief: (model, entry, said) => deed(model, entry) ?? said,
  remark,
  winningCard: winningCard,
  titleOf: (id) => {
    const { branch, title } = skirmish.cards[skirmish.find(id)!];
    return `${capital(branch)} ${title}`;
  },
  called: rankOf,
  worth: ({ table }) => ({
    race:
      table.rules['limit'] === 0
        ? undefined
        : { title: words.toLimit(said(Number(table.rules['limit']))), target: Number(table.rules['limit']) },
    ...whatCounts(table.rules),
  }),
  handMeaning,
  turning,
};

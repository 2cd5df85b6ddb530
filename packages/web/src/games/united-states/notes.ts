// What counts in United States, and what a hand meant.

import type { Entry } from '@messdeck/engine';
import { leftOn, type UnitedStatesHandFacts, whatCounts } from '@messdeck/engine/games/united-states';
import { sammy } from '@messdeck/engine/packs/sammy';
import * as words from '#words/games/united-states/notes.ts';
import type { EndedHand, GameNotes, Meaning } from '../../table/model/game-notes.ts';
import { howOften } from '../../table/model/how-often.ts';
import type { TableModel } from '../../table/model/model.ts';
import { linesIn } from '../../table/model/words.ts';
import { winnerOfHand } from '../hand-winner.ts';
import { KANSAS } from './stacks.ts';

function handMeaning(model: TableModel, { scored: hand }: EndedHand): Meaning {
  const { blocked } = hand.facts as UnitedStatesHandFacts;
  // US-16: several held the fewest.
  const counts = hand.points.some((points) => points !== 0);
  return {
    kicker: blocked ? words.handBlocked : words.lastCardLaid,
    ...(counts
      ? winnerOfHand(model, hand.points)
      : { meaning: words.nobodyWins, short: words.blockedNobody }),
    lines: linesIn(model.table, hand),
  };
}

/** "laid 3", "passed: no neighbour"; where anybody lays at any moment there are no turns. */
function turnMeaning({ table }: TableModel, entries: readonly Entry[]): string | undefined {
  if (table.rules['pace'] === 'snappy') return undefined;
  const laid = howOften(entries, /^unite /);
  if (laid > 0) return words.laid(laid);
  const thrown = howOften(entries, /^discard /);
  if (thrown > 0) return words.threwAway(thrown);
  if (howOften(entries, /^pass$/) === 0) return undefined;
  return table.rules['mustPlay'] === true ? words.passedNoNeighbor : words.passed;
}

/** Under the heading of a turn: "Texas on Oklahoma"; the pass that ends it is in the heading. */
function brief({ table }: TableModel, { do: text, view }: Entry, said: string): string {
  const [verb, card, top] = text.split(' ');
  // US-22: after a call that counts a card is given at once.
  if (verb === 'call' && view.phase === 'window') return words.butItIsRight(said);
  // The time to call that passes: the next line tells that the card lies.
  if (verb === 'tick' && view.phase === 'play') return '';
  if (table.rules['pace'] === 'snappy') return said;
  if (verb === 'pass') return '';
  if (verb === 'discard') return nameOf(card);
  if (verb !== 'unite') return said;
  return `${nameOf(card)} ${top === KANSAS ? words.atItsCorner : words.onState(nameOf(top))}`;
}

const nameOf = (state: string | undefined): string => sammy.cards[sammy.find(state!)!].name;

/** US-15: what the player would be left with. */
function leftOnHand({ hand, seat }: TableModel): number | undefined {
  return seat === null || hand.value.length === 0 ? undefined : leftOn(hand.value);
}

export const notes: GameNotes = {
  stands: (model) => {
    const left = leftOnHand(model);
    return model.view.value.phase === 'play' && left !== undefined ? [words.leftOnYourHand(left)] : undefined;
  },
  worth: (model) => {
    const { target } = model.table.rules;
    const left = leftOnHand(model);
    return {
      race: { title: words.to(Number(target)), target: Number(target) },
      ...whatCounts(),
      ...(left === undefined ? {} : { counts: [[words.leftOnHand, String(left)]] }),
    };
  },
  brief,
  turnMeaning,
  handMeaning,
};

// Journeys as the map shows them, the states from which not all can be seen, and dealing on with one press.

import { type Entry, sayCard, type View } from '@messdeck/engine';
import { endOf, isDeadEnd, UNION } from '@messdeck/engine/games/sammys-travels';
import { sammy } from '@messdeck/engine/packs/sammy';
import * as words from '#words/games/sammys-travels/table.ts';
import type { Next } from '../../table/model/enter-series.ts';
import type { TableModel } from '../../table/model/model.ts';
import type { Mark } from '../../table/parts/states-map.tsx';

/** The states that can be travelled. */
export const STATES: number = UNION.length;

/** From these no journey goes through all of them (the page's "About the solitaire"). */
const NEVER_ALL: ReadonlySet<string> = new Set(['NH', 'VT', 'MA', 'RI', 'CT', 'NY', 'GA']);

export const nameOf = (state: string): string => sayCard(sammy, state);

/** As it is printed, for lists and headings. */
export const titleOf = (state: string): string => sammy.cards[sammy.find(state)!].name;

/** Whether two travel with one pack. */
export const isShared = ({ table }: TableModel): boolean => table.rules['packs'] === 'shared';

/** A warning before a journey from this state; undefined where all states can be reached. */
export function warningFor(start: string | undefined): string | undefined {
  if (start === undefined || !NEVER_ALL.has(start)) return undefined;
  return words.noJourneyVisitsAll({ state: nameOf(start), states: STATES });
}

/** The states that border one. */
export const neighboursOf = (state: string): readonly string[] => sammy.cards[sammy.find(state)!].borders;

/** The ways on the map: one player's own, or both of a common pack. */
export function waysOf(view: View, seats: readonly number[]): string[][] {
  return seats.map((seat) => (view.places[`travel:${seat}`] ?? []) as string[]);
}

/** Whether a journey ended with this event, unless by a stop, which says so itself. */
export const endsJourney = ({ by, do: text, view }: Entry): boolean =>
  typeof by === 'number' && text !== 'stop' && endOf(view, by) !== undefined;

/** Where each way has been, where it is, and the border states that it has not seen; dead ends among them. */
export function marksOf(view: View, ways: readonly (readonly string[])[]): Record<string, Mark[]> {
  const marks: Record<string, Mark[]> = {};
  for (const state of view.places['aside'] ?? []) marks[state!] = ['gone'];
  for (const way of ways) for (const state of way) marks[state] = ['on-table'];
  const used = new Set(Object.keys(marks));
  for (const way of ways) {
    const top = way.at(-1);
    if (top === undefined) continue;
    marks[top] = ['top'];
    for (const next of neighboursOf(top)) {
      marks[next] ??= isDeadEnd(used, next) ? ['reachable', 'dead-end'] : ['reachable'];
    }
  }
  return marks;
}

/**
 * "Keep dealing until a border state": a card is dealt, and more of them, the stock turned over where it must be, until
 * one can be transferred or none can be dealt. Compulsory transfers are entered too, where there is one way only.
 */
export function dealOn(): Next {
  let begun = false;
  return ({ legal }) => {
    const dealing = legal.find((text) => text === 'deal' || text === 'turn');
    const transfers = legal.filter((text) => text.startsWith('transfer '));
    const must = dealing === undefined && transfers.length === 1 && !legal.includes('stop');
    if (begun && transfers.length > 0 && !must) return undefined;
    begun = true;
    return must ? transfers[0] : dealing;
  };
}

/** As often as the pack is gone through before a state is given up. */
const MOST_TURNS = 2;

/**
 * Deals on until this state comes up, and goes there, unless its player is to look twice at it first; ends where it does
 * not come, or another must be taken first.
 */
export function dealOnTo(state: string, lookTwice = false): Next {
  let turns = 0;
  let begun = false;
  let arrived = false;
  return ({ legal }) => {
    if (arrived) return undefined;
    const transfer = legal.find((text) => text.startsWith(`transfer ${state} `));
    if (transfer !== undefined) {
      arrived = true;
      return begun && lookTwice ? undefined : transfer;
    }
    begun = true;
    const dealing = legal.find((text) => text === 'deal' || text === 'turn');
    if (dealing === 'turn') turns++;
    return turns > MOST_TURNS ? undefined : dealing;
  };
}

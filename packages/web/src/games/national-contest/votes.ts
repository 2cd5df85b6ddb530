// Votes as on election night: which party has carried each state, and how near each is to what elects.

import type { View } from '@messdeck/engine';
import { type SammyCard, sammy, totals } from '@messdeck/engine/packs/sammy';
import * as words from '#words/games/national-contest/table.tsx';
import type { Mark } from '../../table/parts/states-map.tsx';
import { factsOf } from './facts.ts';

export const PARTIES: readonly string[] = ['democratic', 'republican'];

export const IN_SHORT: Readonly<Record<string, string>> = {
  democratic: words.democraticShort,
  republican: words.republicanShort,
};

/** What is counted in a hand: the fact (and attribute of a card), what a majority is for, and how many it is. */
export interface Branch {
  readonly votes: 'electoralVotes' | 'congressmen' | 'senators';
  readonly title: string;
  readonly majority: number;
  readonly whole: number;
}

export const BRANCHES: readonly Branch[] = (
  [
    ['electoralVotes', words.toElect],
    ['congressmen', words.house],
    ['senators', words.senate],
  ] as const
).map(([votes, title]) => ({
  votes,
  title,
  whole: totals[votes],
  majority: Math.floor(totals[votes] / 2) + 1,
}));

/** The branches that this hand is about; before the first deal those that come first. */
export function branchesOf(view: View, election: unknown): Branch[] {
  const { votes: counted } = factsOf(view);
  const keys = counted
    ? Object.keys(counted)
    : election === 'congress'
      ? ['congressmen', 'senators']
      : ['electoralVotes'];
  return BRANCHES.filter(({ votes }) => keys.includes(votes));
}

/** What this hand elects. */
export function votedFor(view: View, election: unknown): string {
  const [branch] = branchesOf(view, election);
  return branch.votes === 'electoralVotes' ? words.president : words.congress;
}

/** The side that runs for a party; undefined before the tickets are chosen. */
export function sideOfParty(view: View, party: string): number | undefined {
  const side = factsOf(view).tickets?.indexOf(party);
  return side === undefined || side < 0 ? undefined : side;
}

/** The votes each party has in a branch, Democrats first. */
export function votesOf(view: View, { votes }: Branch): [number, number] {
  const counted = factsOf(view).votes?.[votes];
  return PARTIES.map((party) => counted?.[sideOfParty(view, party) ?? 0] ?? 0) as [number, number];
}

/** Carried states by party, the contested one, and those in the player's hand. */
export function marksOf(view: View, hand: readonly string[], seats: number): Record<string, Mark[]> {
  const marks: Record<string, Mark[]> = {};
  for (const state of hand) marks[state] = ['in-hand'];
  for (let seat = 0; seat < seats; seat++) {
    const mark = sideOfParty(view, PARTIES[0]) === seat % 2 ? 'party-a' : 'party-b';
    for (const state of view.places[`captured:${seat}`] ?? []) marks[state!] = [mark];
    for (const state of view.places[`bid:${seat}`] ?? []) marks[state!] ??= ['on-table'];
  }
  for (const state of view.places['contest'] ?? []) marks[state!] = ['reachable'];
  return marks;
}

/** What each state of the map is worth in a branch; the District has no votes. */
export function figuresOf({ votes }: Branch): Record<string, number> {
  const states = sammy.cards.filter(({ kind }: SammyCard) => kind === 'state');
  return Object.fromEntries(states.map((card) => [card.id, card[votes]]));
}

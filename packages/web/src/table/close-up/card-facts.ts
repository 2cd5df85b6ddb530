// What a card of a pack is, in rows of words: everything printed on it, for anyone who looks through the packs.

import { capital } from '@messdeck/engine';
import { type ArmedForcesCard, armedForces, services } from '@messdeck/engine/packs/armed-forces';
import { type ParkerCard, parker } from '@messdeck/engine/packs/parker';
import { type SammyCard, sammy } from '@messdeck/engine/packs/sammy';
import { type SigsCard, sigs, suits } from '@messdeck/engine/packs/sigs';
import { type SkirmishCard, skirmish } from '@messdeck/engine/packs/skirmish';
import type { PackId } from '@messdeck/faces';

export type Fact = readonly [name: string, words: string];

export interface CardGroup {
  readonly title: string;
  readonly cards: readonly string[];
}

/** Cards in groups by what `titleOf` calls them, in the pack's order. */
function grouped<C extends { readonly id: string }>(
  cards: readonly C[],
  titleOf: (card: C) => string,
): CardGroup[] {
  const groups = new Map<string, string[]>();
  for (const card of cards) {
    const title = titleOf(card);
    groups.set(title, [...(groups.get(title) ?? []), card.id]);
  }
  return [...groups].map(([title, ids]) => ({ title, cards: ids }));
}

interface Binder {
  readonly groups: readonly CardGroup[];
  facts(cardId: string): readonly Fact[];
}

function parkerFacts(card: ParkerCard): Fact[] {
  if (card.kind === 'company') {
    return [
      ['Company', capital(card.company)],
      ['Rank', card.rank],
      ['Number', `${card.number} of 12`],
      ['Color', card.color],
    ];
  }
  if (card.kind === 'president') {
    return [
      ['Rank', card.rank],
      ['Office', card.office],
    ];
  }
  return [
    ['Kind', card.tank ? 'Ordnance: the Tank' : 'Ordnance'],
    ['Points', String(card.points)],
  ];
}

function skirmishFacts(card: SkirmishCard): Fact[] {
  return [
    ['Branch', capital(card.branch)],
    ['Title', card.title],
    ['Kind', card.spy ? `${card.kind}, a spy` : card.kind],
    ['Power', String(card.power)],
    ['Points', card.points === 0 ? 'none' : String(card.points)],
  ];
}

function sigsFacts(card: SigsCard): Fact[] {
  const names = Object.entries(card.ranks ?? {}).flatMap(([service, ranks]): Fact[] =>
    ranks.length > 0 ? [[service === 'coastGuard' ? 'Coast Guard' : capital(service), ranks.join(', ')]] : [],
  );
  const { played, left, regularLeft } = card.points;
  return [
    ...names,
    ...(card.wild ? ([['Wild', 'stands for any card but the Commander-in-Chief']] as Fact[]) : []),
    ...(card.equals
      ? ([['Equals', card.equals.map((id) => sigs.cards[sigs.find(id)!].name).join(', ')]] as Fact[])
      : []),
    ['Points', played === null ? 'none of its own when played' : `${played} when played`],
    ['Left in hand', regularLeft === left ? String(left) : `${left} (regular count: ${regularLeft})`],
  ];
}

function sammyFacts(card: SammyCard): Fact[] {
  const rank = card.populationRank ?? card.territoryRank;
  const among = card.kind === 'state' ? '48 states' : '8 territories';
  return [
    ['Suit, rank', `${capital(card.suit)}, ${card.picture ?? card.rank}`],
    ['Population', `${rank} of the ${among}`],
    ...(card.kind === 'state'
      ? ([
          ['Electoral votes', String(card.electoralVotes)],
          ['Congressmen', String(card.congressmen)],
          ['Senators', String(card.senators)],
        ] as Fact[])
      : []),
    [
      'Borders',
      card.borders.length === 0
        ? 'none'
        : card.borders.map((id) => sammy.cards[sammy.find(id)!].name).join(', '),
    ],
  ];
}

const serviceOf = ({ service }: ArmedForcesCard): string => services.find(({ id }) => id === service)!.name;

function armedForcesFacts(card: ArmedForcesCard): Fact[] {
  return [
    ['Service', serviceOf(card)],
    ['Number', String(card.number)],
    ['Kind', card.kind],
    ['Dots', String(card.dots)],
    ...(card.weather ? ([['Weather', 'yes']] as Fact[]) : []),
    ['Multiplier', String(card.multiplier)],
    ['Founded', card.founded],
  ];
}

/** A pack laid into a binder: its groups, and the facts of every card. */
function bind<C extends { readonly id: string }>(
  pack: { readonly cards: readonly C[]; find(id: string): number | undefined },
  titleOf: (card: C) => string,
  factsOf: (card: C) => readonly Fact[],
): Binder {
  return {
    groups: grouped(pack.cards, titleOf),
    facts: (id) => factsOf(pack.cards[pack.find(id)!]),
  };
}

export const binders: Readonly<Record<PackId, Binder>> = {
  parker: bind(
    parker,
    (card) =>
      card.kind === 'company'
        ? capital(card.company)
        : card.kind === 'ordnance'
          ? 'Ordnance'
          : 'The President',
    parkerFacts,
  ),
  skirmish: bind(skirmish, (card) => capital(card.branch), skirmishFacts),
  sigs: bind(
    sigs,
    (card) => suits.find(({ id }) => id === card.suit)?.title ?? 'Above and beside the suits',
    sigsFacts,
  ),
  sammy: bind(sammy, (card) => capital(card.suit), sammyFacts),
  'armed-forces': bind(armedForces, serviceOf, armedForcesFacts),
};

// What a card of a pack is, in rows of words: everything printed on it, for anyone who looks through the packs.

import { capital } from '@messdeck/engine';
import { type ArmedForcesCard, armedForces, services } from '@messdeck/engine/packs/armed-forces';
import { type ParkerCard, parker } from '@messdeck/engine/packs/parker';
import { type SammyCard, sammy } from '@messdeck/engine/packs/sammy';
import { type SigsCard, sigs, suits } from '@messdeck/engine/packs/sigs';
import { type SkirmishCard, skirmish } from '@messdeck/engine/packs/skirmish';
import type { PackId } from '@messdeck/faces';
import * as words from '#words/table/close-up.tsx';

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
      [words.company, capital(card.company)],
      [words.rank, card.rank],
      [words.number, `${card.number} of 12`],
      [words.color, card.color],
    ];
  }
  if (card.kind === 'president') {
    return [
      [words.rank, card.rank],
      [words.office, card.office],
    ];
  }
  return [
    [words.kind, card.tank ? words.ordnanceTheTank : words.ordnance],
    [words.points, String(card.points)],
  ];
}

function skirmishFacts(card: SkirmishCard): Fact[] {
  return [
    [words.branch, capital(card.branch)],
    [words.title, card.title],
    [words.kind, card.spy ? words.aSpy(card.kind) : card.kind],
    [words.power, String(card.power)],
    [words.points, card.points === 0 ? 'none' : String(card.points)],
  ];
}

function sigsFacts(card: SigsCard): Fact[] {
  const names = Object.entries(card.ranks ?? {}).flatMap(([service, ranks]): Fact[] =>
    ranks.length > 0
      ? [[service === 'coastGuard' ? words.coastGuard : capital(service), ranks.join(', ')]]
      : [],
  );
  const { played, left, regularLeft } = card.points;
  return [
    ...names,
    ...(card.wild ? ([[words.wild, words.standsForAny]] as Fact[]) : []),
    ...(card.equals
      ? ([[words.equals, card.equals.map((id) => sigs.cards[sigs.find(id)!].name).join(', ')]] as Fact[])
      : []),
    [words.points, played === null ? words.noneWhenPlayed : words.whenPlayed(played)],
    [words.leftInHand, regularLeft === left ? String(left) : words.regularCount(left, regularLeft)],
  ];
}

function sammyFacts(card: SammyCard): Fact[] {
  const rank = card.populationRank ?? card.territoryRank;

  return [
    [words.suitRank, `${capital(card.suit)}, ${card.picture ?? card.rank}`],
    [words.population, words.ofThe(rank!, card.kind === 'state')],
    ...(card.kind === 'state'
      ? ([
          [words.electoralVotes, String(card.electoralVotes)],
          [words.congressmen, String(card.congressmen)],
          [words.senators, String(card.senators)],
        ] as Fact[])
      : []),
    [
      words.borders,
      card.borders.length === 0
        ? 'none'
        : card.borders.map((id) => sammy.cards[sammy.find(id)!].name).join(', '),
    ],
  ];
}

const serviceOf = ({ service }: ArmedForcesCard): string => services.find(({ id }) => id === service)!.name;

function armedForcesFacts(card: ArmedForcesCard): Fact[] {
  return [
    [words.service, serviceOf(card)],
    [words.number, String(card.number)],
    [words.kind, card.kind],
    [words.dots, String(card.dots)],
    ...(card.weather ? ([[words.weather, 'yes']] as Fact[]) : []),
    [words.multiplier, String(card.multiplier)],
    [words.founded, card.founded],
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
          ? words.ordnance
          : words.thePresident,
    parkerFacts,
  ),
  skirmish: bind(skirmish, (card) => capital(card.branch), skirmishFacts),
  sigs: bind(sigs, (card) => suits.find(({ id }) => id === card.suit)?.title ?? words.aboveSuits, sigsFacts),
  sammy: bind(sammy, (card) => capital(card.suit), sammyFacts),
  'armed-forces': bind(armedForces, serviceOf, armedForcesFacts),
};

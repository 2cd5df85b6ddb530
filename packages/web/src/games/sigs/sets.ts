// Sets in words and numbers: what a set is called, and for which rank each wild card in it stands.

import type { SigsFacts } from '@messdeck/engine/games/sigs';
import { type SigsCard, sigs } from '@messdeck/engine/packs/sigs';
import * as words from '#words/games/sigs/table.tsx';

/** A set as the facts of the view describe it; `from` is the lowest rank of a run. */
export type SetFact = SigsFacts['sets'][number];

/** How many ranks the ladder has before it goes round the corner. */
const RANKS = Math.max(...sigs.cards.map(({ number }) => number ?? 0));

const SERVICES: Readonly<Record<string, string>> = { A: words.army, N: words.navy, M: words.marines };

function cardOf(id: string): SigsCard {
  return sigs.cards[sigs.find(id)!];
}

function isWild(id: string): boolean {
  return cardOf(id).wild === true;
}

function isChief(id: string): boolean {
  const { suit, wild } = cardOf(id);
  return suit === null && !wild;
}

/** "Army 11 to 14", "Marines 17 to C.I.C.", "Army 18 to 1 + C.I.C.", "sevens". */
export function titleOfSet(set: SetFact, cards: readonly string[]): string {
  if (set.kind === 'kind') return words.NUMBERS[set.number - 1];
  const ranks = cards.filter((card) => !isChief(card)).length;
  const to = rankAt(set.from, ranks - 1);
  const service = words.runFrom({ service: SERVICES[set.suit], from: set.from });
  if (!set.cic) return `${service} ${to}`;
  return to === RANKS ? `${service} C.I.C.` : `${service} ${to} + C.I.C.`;
}

function rankAt(from: number, place: number): number {
  return ((from - 1 + place) % RANKS) + 1;
}

/** For every card of a set the rank it stands for, if it is wild. */
export function standFor(set: SetFact, cards: readonly string[]): (number | undefined)[] {
  let place = 0;
  return cards.map((card) => {
    if (set.kind === 'kind') return isWild(card) ? set.number : undefined;
    if (isChief(card)) return undefined;
    const rank = rankAt(set.from, place++);
    return isWild(card) ? rank : undefined;
  });
}

/** The set that the words of a `lay` describe: `run A11 XNC A13`, `kind A7 N7 XMM`. */
export function setInWords([kind, ...cards]: readonly string[]): { set: SetFact; cards: readonly string[] } {
  const ranked = cards.find((card) => cardOf(card).suit !== null)!;
  const { number } = cardOf(ranked);
  if (kind === 'kind') return { set: { name: '', owner: 0, kind, number: number! }, cards };
  const ladder = cards.filter((card) => !isChief(card));
  const from = rankAt(number!, RANKS - ladder.indexOf(ranked));
  return {
    set: { name: '', owner: 0, kind: 'run', suit: ranked[0], from, cic: ladder.length < cards.length },
    cards,
  };
}

/** The service of a run in full, for those who listen. */
export function serviceOf(set: SetFact): string {
  return set.kind === 'run' ? SERVICES[set.suit] : '';
}

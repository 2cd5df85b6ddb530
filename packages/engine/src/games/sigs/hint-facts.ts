// What a hint tells of a choice in SIGS: who goes out first, what a card goes with or breaks, what it scores and saves.

import { WAIT } from '../../ask.ts';
import type { Move } from '../../game.ts';
import { drawback, type Effect, type HintFacts } from '../../hint-facts.ts';
import type { Card } from '../../pack.ts';
import type { FactOf } from '../../told.ts';
import { AUXILIARY_COUNT, bitOf, down, isAuxiliary, leftValue, SUITS, up, WORDS, wordOf } from './cards.ts';
import { company } from './expert.ts';
import {
  ADD,
  cardOf,
  cardsLaid,
  DISCARD,
  DRAW_ACTIVE,
  DRAW_BURIED,
  DRAW_RESERVE,
  deedOf,
  GIVE_CARD,
  HALT,
  SWAP,
  wildsOf,
} from './moves.ts';
import { apply } from './play.ts';
import { clone, isOpenTo, NOBODY, REGULAR, type Sigs } from './position.ts';
import { fits, ownerOf, SET } from './sets.ts';

/** What is said of a choice. */
export interface SigsHintWords {
  outFirst(): string;
  letsItLie(): string;
  drawsUnseen(): string;
  putsOnSet(): string;
  givesYours(): string;
  addsToSet(): string;
  winsAuxiliary(): string;
  lays(cards: number): string;
  leavesOne(): string;
  scoresAtOnce(points: number): string;
  spendsAuxiliaries(auxiliaries: number): string;
  putsIntoSet(card: Card): string;
  bringsMore(cards: number): string;
  goesOut(): string;
  canBeHalted(): string;
  partsWithAuxiliary(): string;
  shortensRun(): string;
  breaksRun(): string;
  breaksThree(): string;
  breaksPair(): string;
  breaksRow(): string;
  /** `isAlone`: with nothing one holds; otherwise with little. */
  goesWith(isAlone: boolean): string;
  fitsWith(isAlone: boolean): string;
  fitsAnywhere(): string;
  makesRun(): string;
  makesThree(): string;
  pairs(): string;
  goesNext(): string;
  fitsOnTable(): string;
  saves(points: number): string;
}

type SigsFact = FactOf<SigsHintWords>;
type SigsEffect = Effect<SigsFact>;

export const hintFacts: HintFacts<Sigs, SigsFact> = {
  goal(p, seat) {
    if (!p.sheet) return undefined;
    const { winner } = p.sheet.entry;
    const { sides } = p.agreed;
    return { what: ['outFirst'], reached: winner !== NOBODY && sides[winner] === sides[seat] };
  },
  does(p, seat, move) {
    if (move === WAIT) return [['letsItLie']];
    switch (deedOf(move)) {
      case DRAW_RESERVE:
        return [['drawsUnseen']];
      case DRAW_ACTIVE:
        return takes(p, seat, p.active.at(-1)!);
      case DRAW_BURIED:
        return buried(p, cardOf(move));
      // SIG-36: only in the regular game the caller is rid of a card.
      case HALT: {
        const gives: SigsFact[] = p.agreed.variation === REGULAR ? [['givesYours']] : [];
        return [['putsOnSet'], ...scores(p, seat, move), ...gives];
      }
      case ADD:
        return [
          ...scores(p, seat, move),
          ...saves(p, [cardOf(move)]),
          ...spends(isAuxiliary(cardOf(move)) ? 1 : 0),
          ['addsToSet'],
        ];
      case SWAP:
        return [['winsAuxiliary']];
      case DISCARD:
      case GIVE_CARD:
        return partsWith(p, seat, move);
      default:
        return lays(p, seat, move);
    }
  },
};

/** SIG-13: what goes with nothing one holds may still go to the table. */
function takes(p: Sigs, seat: number, card: Card): SigsEffect[] {
  const fit = goesWith(p, seat, card) ?? drawback<SigsFact>(['fitsWith', isAlone(p, seat, card)]);
  return [fit, ...onTable(p, seat, card)];
}

/** SIG-11, SIG-30. */
function lays(p: Sigs, seat: number, move: Move): SigsEffect[] {
  const cards = cardsLaid(p, seat, move);
  const left = p.counts[seat] - cards.length;
  const leaves: SigsFact[] = left === 1 ? [['leavesOne']] : [];
  return [
    ['lays', cards.length],
    ...scores(p, seat, move),
    ...leaves,
    ...saves(p, cards),
    ...spends(AUXILIARY_COUNT[wildsOf(move)]),
  ];
}

/** SIG-50, SIG-51: what a play brings a player who goes out. */
function scores(p: Sigs, seat: number, move: Move): SigsFact[] {
  const after = clone(p);
  apply(after, seat, move);
  const points = after.credit[seat] - p.credit[seat];
  return points > 0 ? [['scoresAtOnce', points]] : [];
}

function spends(auxiliaries: number): SigsEffect[] {
  return auxiliaries === 0 ? [] : [drawback(['spendsAuxiliaries', auxiliaries])];
}

/** SIG-14. */
function buried(p: Sigs, card: Card): SigsFact[] {
  const above = p.active.length - 1 - p.active.indexOf(card);
  return [
    ['putsIntoSet', card],
    ['bringsMore', above],
  ];
}

/** A card thrown away or given: what it goes with, and what it would cost. */
function partsWith(p: Sigs, seat: number, move: Move): SigsEffect[] {
  const card = cardOf(move);
  if (p.counts[seat] === 1) return [['goesOut']];
  const halted: SigsEffect[] =
    deedOf(move) === DISCARD ? onTable(p, seat, card).map(() => drawback(['canBeHalted'])) : [];
  return [...halted, breaks(p, seat, card), ...saves(p, [card])];
}

function breaks(p: Sigs, seat: number, card: Card): SigsEffect {
  if (isAuxiliary(card)) return drawback(['partsWithAuxiliary']);
  const { kin, run, longest } = companyOf(p, seat, card);
  if (run >= 3) return drawback(longest >= 3 ? ['shortensRun'] : ['breaksRun']);
  if (kin >= 3) return drawback(['breaksThree']);
  if (kin === 2) return drawback(['breaksPair']);
  if (run === 2) return drawback(['breaksRow']);
  return ['goesWith', isAlone(p, seat, card)];
}

function goesWith(p: Sigs, seat: number, card: Card): SigsFact | undefined {
  if (isAuxiliary(card)) return ['fitsAnywhere'];
  const { kin, run } = companyOf(p, seat, card);
  if (run >= 3) return ['makesRun'];
  if (kin >= 3) return ['makesThree'];
  if (kin === 2) return ['pairs'];
  return run === 2 ? ['goesNext'] : undefined;
}

const isAlone = (p: Sigs, seat: number, card: Card): boolean => company(p, seat, card) === 0;

/** How many cards of a seat have the rank of a card, and follow one another with it; and the longer row without it. */
function companyOf(p: Sigs, seat: number, card: Card): { kin: number; run: number; longest: number } {
  const suit = wordOf(card);
  if (suit >= SUITS) return { kin: 1, run: 1, longest: 0 };
  const bit = bitOf(card);
  let kin = 1;
  for (let s = 0; s < SUITS; s++) if (s !== suit && p.hands[WORDS * seat + s] & bit) kin++;
  const own = p.hands[WORDS * seat + suit];
  const row = (step: (ranks: number) => number): number => {
    let length = 0;
    for (let rank = step(bit); rank !== bit && own & rank; rank = step(rank)) length++;
    return length;
  };
  const [above, below] = [row(up), row(down)];
  return { kin, run: 1 + above + below, longest: Math.max(above, below) };
}

/** SIG-34: by the table alone. */
function onTable(p: Sigs, seat: number, card: Card): SigsFact[] {
  for (let k = 0; SET * k < p.sets.length; k++) {
    if (isOpenTo(p.agreed, seat, ownerOf(p.sets[SET * k])) && fits(p.sets, k, card)) return [['fitsOnTable']];
  }
  return [];
}

/** What these cards would cost as cards left in the hand; SIG-53: nothing where counters are played for. */
function saves(p: Sigs, cards: readonly Card[]): SigsFact[] {
  if (p.agreed.counters) return [];
  const words = new Array<number>(WORDS).fill(0);
  for (const card of cards) words[wordOf(card)] |= bitOf(card);
  return [['saves', leftValue(words, 0, p.agreed.variation === REGULAR)]];
}

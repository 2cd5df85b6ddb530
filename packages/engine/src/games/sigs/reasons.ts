// What a hint tells of a choice in SIGS: who goes out first, what a card goes with or breaks, what it scores and saves.

import { WAIT } from '../../ask.ts';
import type { Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import { sigs as pack } from '../../packs/sigs.ts';
import { drawback, type Effect, type Reasons } from '../../reasons.ts';
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

export const reasons: Reasons<Sigs> = {
  goal(p, seat) {
    if (!p.sheet) return undefined;
    const { winner } = p.sheet.entry;
    const { sides } = p.agreed;
    return { words: 'out first', reached: winner !== NOBODY && sides[winner] === sides[seat] };
  },
  does(p, seat, move) {
    if (move === WAIT) return ['lets the card lie'];
    switch (deedOf(move)) {
      case DRAW_RESERVE:
        return ['draws a card unseen'];
      case DRAW_ACTIVE:
        return takes(p, seat, p.active.at(-1)!);
      case DRAW_BURIED:
        return buried(p, cardOf(move));
      // SIG-36: only in the regular game the caller is rid of a card.
      case HALT:
        return [
          'puts the card on its set',
          ...scores(p, seat, move),
          ...(p.agreed.variation === REGULAR ? ['gives them a card of yours'] : []),
        ];
      case ADD:
        return [
          ...scores(p, seat, move),
          ...saves(p, [cardOf(move)]),
          ...spends(isAuxiliary(cardOf(move)) ? 1 : 0),
          'adds to a set on the table',
        ];
      case SWAP:
        return ['wins an auxiliary'];
      case DISCARD:
      case GIVE_CARD:
        return partsWith(p, seat, move);
      default:
        return lays(p, seat, move);
    }
  },
};

/** SIG-13: what goes with nothing one holds may still go to the table. */
function takes(p: Sigs, seat: number, card: Card): Effect[] {
  return [goesWith(p, seat, card) ?? drawback(`fits ${aloneWith(p, seat, card)}`), ...onTable(p, seat, card)];
}

/** SIG-11, SIG-30. */
function lays(p: Sigs, seat: number, move: Move): Effect[] {
  const cards = cardsLaid(p, seat, move);
  const left = p.counts[seat] - cards.length;
  return [
    `lays ${cards.length} cards`,
    ...scores(p, seat, move),
    ...(left === 1 ? ['leaves you one card to go out with'] : []),
    ...saves(p, cards),
    ...spends(AUXILIARY_COUNT[wildsOf(move)]),
  ];
}

/** SIG-50, SIG-51: what a play brings a player who goes out. */
function scores(p: Sigs, seat: number, move: Move): string[] {
  const after = clone(p);
  apply(after, seat, move);
  const points = after.credit[seat] - p.credit[seat];
  return points > 0 ? [`scores ${points} at once`] : [];
}

function spends(auxiliaries: number): Effect[] {
  if (auxiliaries === 0) return [];
  return [drawback(auxiliaries === 1 ? 'spends an auxiliary' : `spends ${auxiliaries} auxiliaries`)];
}

/** SIG-14. */
function buried(p: Sigs, card: Card): string[] {
  const above = p.active.length - 1 - p.active.indexOf(card);
  return [`puts ${pack.say(card)} into a set`, `brings ${above} more ${above === 1 ? 'card' : 'cards'}`];
}

/** A card thrown away or given: what it goes with, and what it would cost. */
function partsWith(p: Sigs, seat: number, move: Move): Effect[] {
  const card = cardOf(move);
  if (p.counts[seat] === 1) return ['goes out'];
  const halted = deedOf(move) === DISCARD ? onTable(p, seat, card).map(() => drawback('can be halted')) : [];
  return [...halted, breaks(p, seat, card), ...saves(p, [card])];
}

function breaks(p: Sigs, seat: number, card: Card): Effect {
  if (isAuxiliary(card)) return drawback('parts with an auxiliary');
  const { kin, run, longest } = companyOf(p, seat, card);
  if (run >= 3) return drawback(longest >= 3 ? 'shortens a run' : 'breaks a run');
  if (kin >= 3) return drawback('breaks three of a kind');
  if (kin === 2) return drawback('breaks a pair');
  if (run === 2) return drawback('breaks two in a row');
  return `goes with ${aloneWith(p, seat, card)}`;
}

function goesWith(p: Sigs, seat: number, card: Card): string | undefined {
  if (isAuxiliary(card)) return 'fits anywhere';
  const { kin, run } = companyOf(p, seat, card);
  if (run >= 3) return 'makes a run with yours';
  if (kin >= 3) return 'makes three of a kind';
  if (kin === 2) return 'pairs with a card of yours';
  if (run === 2) return 'goes next to a card of yours';
  return undefined;
}

const aloneWith = (p: Sigs, seat: number, card: Card): string =>
  company(p, seat, card) === 0 ? 'nothing you hold' : 'little you hold';

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
function onTable(p: Sigs, seat: number, card: Card): string[] {
  for (let k = 0; SET * k < p.sets.length; k++) {
    if (isOpenTo(p.agreed, seat, ownerOf(p.sets[SET * k])) && fits(p.sets, k, card))
      return ['fits a set on the table'];
  }
  return [];
}

/** What these cards would cost as cards left in the hand; SIG-53: nothing where counters are played for. */
function saves(p: Sigs, cards: readonly Card[]): string[] {
  if (p.agreed.counters) return [];
  const words = new Array<number>(WORDS).fill(0);
  for (const card of cards) words[wordOf(card)] |= bitOf(card);
  return [`saves ${leftValue(words, 0, p.agreed.variation === REGULAR)} if caught`];
}

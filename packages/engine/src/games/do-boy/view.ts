// What a seat sees of Do-Boy, and how it notices the moves of others.

import { type Actor, type Move, type Notice, OPEN, type Scene, VEILED } from '../../game.ts';
import { unpackChoice } from '../../mechanics/choices.ts';
import { idsIn } from '../../mechanics/companies.ts';
import { makeCards } from '../../pack.ts';
import { parker } from '../../packs/parker.ts';
import {
  CUT,
  type DoBoy,
  EXCHANGE,
  GIFT,
  handSize,
  NO_GIFT,
  NOBODY,
  OVER,
  PHASES,
  SHUFFLE,
} from './position.ts';

/** What the views of Do-Boy tell beside cards; `gift` and `received` are the seat's own. */
export type DoBoyFacts = {
  dealer?: number;
  leader?: number;
  /** Who has chosen already, while cards are exchanged. */
  given?: number[];
  nestTaker?: number;
  gift?: string[];
  received?: string[];
};

export function notice(p: DoBoy, _actor: Actor, _move: Move): Notice {
  return p.phase === EXCHANGE ? VEILED : OPEN;
}

export function view(p: DoBoy, seat: number): Scene {
  const dealt = p.phase !== CUT && (p.phase !== SHUFFLE || p.sheet !== undefined);
  const whole = p.phase === SHUFFLE || p.phase === OVER;
  const places: Scene['places'] = {
    nest: p.nestTaker === NOBODY ? p.nest.map(() => null) : [],
    squad: makeCards(parker, p.played.slice(p.takers.length * p.seats)),
  };
  for (let s = 0; s < p.seats; s++) {
    const ids = idsIn(p.hands[2 * s], p.hands[2 * s + 1]);
    places[`hand:${s}`] = s === seat ? ids : new Array(handSize(p, s)).fill(null);
    places[`taken:${s}`] = takenBy(p, s, whole || s === seat);
  }
  const facts: DoBoyFacts = {};
  if (p.dealer !== NOBODY) facts.dealer = p.dealer;
  if (dealt) facts.leader = p.leader;
  if (p.phase === EXCHANGE) {
    facts.given = p.gifts.flatMap((gift, giver) => (gift === NO_GIFT ? [] : [giver]));
  }
  if (p.nestTaker !== NOBODY) facts.nestTaker = p.nestTaker;
  if (seat >= 0 && p.gifts[seat] !== NO_GIFT) {
    facts.gift = giftCards(p, seat);
    if (p.phase !== EXCHANGE) facts.received = giftCards(p, (seat + p.seats - 1) % p.seats);
  }
  return { phase: PHASES[p.phase], places, facts, scores: p.scores.slice() };
}

function takenBy(p: DoBoy, seat: number, nestKnown: boolean): (string | null)[] {
  const cards: (string | null)[] = [];
  p.takers.forEach((taker, squad) => {
    if (taker !== seat) return;
    cards.push(...makeCards(parker, p.played.slice(squad * p.seats, (squad + 1) * p.seats)));
    if (squad === 0) cards.push(...(nestKnown ? makeCards(parker, p.nest) : p.nest.map(() => null)));
  });
  return cards;
}

function giftCards(p: DoBoy, seat: number): string[] {
  return makeCards(parker, unpackChoice(p.gifts[seat], GIFT));
}

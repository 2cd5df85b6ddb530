// What a seat sees of A National Contest: its own hand, the states shown by bids, the contest and all captures.

import type { Scene } from '../../game.ts';
import { cardsIn, holds, idsIn } from '../../mechanics/borders.ts';
import { makeCards } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { congressmen, senators } from './play.ts';
import { handSize, type NationalContest, NO_CARD, NOBODY, PARTIES, PASS, PHASES, SEATS } from './position.ts';

/** What the views of A National Contest tell beside cards: tickets by side, offices, the contest and the votes. */
export type NationalContestFacts = {
  dealer?: number;
  tickets?: string[];
  offices?: string[];
  contestant?: number;
  passed?: number[];
  /** By side: those of the electors, or of both branches of Congress (NC-16). */
  votes?: Partial<Record<'electoralVotes' | 'congressmen' | 'senators', number[]>>;
};

export function view(p: NationalContest, seat: number): Scene {
  const places: Scene['places'] = { contest: p.contested === NO_CARD ? [] : [sammy.ids[p.contested]] };
  for (let s = 0; s < SEATS; s++) {
    const answer = p.answers[s];
    places[`hand:${s}`] = handSeen(p, s, s === seat);
    places[`bid:${s}`] = answer < PASS ? [sammy.ids[answer]] : [];
    places[`captured:${s}`] = p.captured.filter((c) => (c & 3) === s).map((c) => sammy.ids[c >> 2]);
  }
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: seatScores(p) };
}

export function seatScores(p: NationalContest): number[] {
  return [p.branches[0], p.branches[1], p.branches[0], p.branches[1]];
}

/** A hand without the state that lies as a bid; of another seat only what it has shown. */
function handSeen(p: NationalContest, s: number, own: boolean): (string | null)[] {
  const words = own ? p.hands : p.shown;
  const bid = p.answers[s];
  const low = words[2 * s];
  const high = words[2 * s + 1];
  const known =
    bid < PASS && holds(low, high, bid) ? makeCards(sammy, without(low, high, bid)) : idsIn(low, high);
  const size = handSize(p, s) - (bid < PASS ? 1 : 0);
  return [...known, ...new Array(size - known.length).fill(null)];
}

function without(low: number, high: number, card: number): number[] {
  return cardsIn(low, high).filter((other) => other !== card);
}

function factsOf(p: NationalContest): NationalContestFacts {
  const facts: NationalContestFacts = {};
  if (p.dealer !== NOBODY) facts.dealer = p.dealer;
  if (p.democrats !== NOBODY) facts.tickets = p.democrats === 0 ? [...PARTIES] : [...PARTIES].reverse();
  if (p.presidents !== 0) facts.offices = offices(p);
  if (p.contestant === NOBODY) return facts;
  facts.contestant = p.contestant;
  facts.passed = passed(p);
  facts.votes = p.congress
    ? { congressmen: [congressmen(p, 0), congressmen(p, 1)], senators: [senators(p, 0), senators(p, 1)] }
    : { electoralVotes: p.electoral.slice() };
  return facts;
}

function offices(p: NationalContest): string[] {
  return [0, 1, 2, 3].map((seat) => (p.presidents & (1 << seat) ? 'president' : 'vice-president'));
}

/** The seats that have passed in this contest, in the order asked. */
function passed(p: NationalContest): number[] {
  const asked = [1, 2, 3, 4].map((i) => (p.contestant + i) % SEATS);
  return asked.filter((seat) => p.answers[seat] === PASS);
}

// What a hint tells of a choice in the Armed Forces game: the trick in play, what it carries as the board stands, and
// what intel changes there.

import { WAIT } from '../../ask.ts';
import type { Move } from '../../game.ts';
import { drawback, type Effect, type HintFacts } from '../../hint-facts.ts';
import { partsWith, type SuitWords } from '../../mechanics/card-does.ts';
import type { Card } from '../../pack.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import type { FactOf } from '../../told.ts';
import { CALL_COSTS } from './calls.ts';
import { cardOf, isIntel, listHand, SERVICES, seatOf, serviceOf, strengthOf } from './cards.ts';
import { PASS } from './play.ts';
import { type ArmedForces, IMPROVISE, NONE, PLAY, WINDOW } from './position.ts';
import { multiplierOf, worthOf } from './score.ts';

/** What is said of a choice; a suit is a service, told by its number. */
export interface ArmedForcesHintWords extends SuitWords {
  taken(): string;
  letsItStand(): string;
  costsThem(points: number): string;
  cannotBeBeaten(): string;
  cannotTake(): string;
  isLower(): string;
  losesTo(cards: number): string;
  carries(points: number): string;
  lifts(service: number, now: number, then: number): string;
  bringsIntel(service: number): string;
  playsFor(points: number): string;
  trustsFirst(): string;
  leavesThem(points: number): string;
}

type ForcesFact = FactOf<ArmedForcesHintWords>;

export const hintFacts: HintFacts<ArmedForces, ForcesFact> = {
  near(p, seat) {
    if (p.phase !== PLAY && p.phase !== IMPROVISE) return undefined;
    const at = p.captured.length;
    return {
      what: ['taken'],
      came: ({ captured }) => at < captured.length && seatOf(captured[at]) === seat,
    };
  },
  does(p, seat, move) {
    // ARM-H5
    if (p.phase === WINDOW) return [move === WAIT ? drawback(['letsItStand']) : ['costsThem', CALL_COSTS]];
    const hand: Card[] = [];
    hand.length = listHand(p.hands, SERVICES * seat, hand);
    const after = partsWith(hand, move, {
      suit: (card) => (card < PASS ? serviceOf[card] : undefined),
      rank: (card) => pack.cards[card].number,
    });
    return p.phase === PLAY ? [...takes(p, hand, move), ...after] : [...second(p, seat, move), ...after];
  },
};

/** A first card: what speaks for it is that it cannot be beaten, or carries nothing to others. */
function takes(p: ArmedForces, hand: readonly Card[], card: Card): Effect<ForcesFact>[] {
  const outlook = overtaken(p, hand, card);
  const isSafe = outlook[0] === 'cannotBeBeaten';
  return [isSafe ? outlook : drawback(outlook), carries(p, card, isSafe)];
}

/** ARM-7 to ARM-11: which cards that have not been seen could still take the trick from this one. */
function overtaken(p: ArmedForces, hand: readonly Card[], card: Card): ForcesFact {
  const service = serviceOf[card];
  const first = p.followed === NONE ? service : p.followed;
  const other = p.alsoFollowed !== NONE ? p.alsoFollowed : service !== first ? service : NONE;
  const follows = (one: number): boolean => one === first || one === other;
  if (!follows(service)) return ['cannotTake'];
  if (p.high !== NONE && strengthOf[cardOf(p.high)] > strengthOf[card]) return ['isLower'];
  const seen = [...hand, ...p.board, ...[...p.trick, ...p.captured].map(cardOf)];
  const higher = pack.cards.filter(
    (_, one) =>
      !seen.includes(one) &&
      strengthOf[one] > strengthOf[card] &&
      (other === NONE || follows(serviceOf[one])),
  ).length;
  return higher === 0 ? ['cannotBeBeaten'] : ['losesTo', higher];
}

/** ARM-17 to ARM-19, as the board stands: points speak for a card that keeps them. */
function carries(p: ArmedForces, card: Card, isSafe: boolean): Effect<ForcesFact> {
  const service = serviceOf[card];
  if (!isIntel(card)) {
    const worth = worthOf(p.board)[service];
    const sum = worth === 0 ? 0 : multiplierOf[card] * worth;
    return sum > 0 === isSafe ? ['carries', sum] : drawback(['carries', sum]);
  }
  const [now, then] = [worthOf(p.board)[service], worthOf([...p.board, card])[service]];
  return then > now ? ['lifts', service, now, then] : ['bringsIntel', service];
}

/** ARM-10 to ARM-15: a second card plays for what lies open, a pass leaves it. */
function second(p: ArmedForces, seat: number, move: Move): Effect<ForcesFact>[] {
  const worth = worthOf(p.board);
  const open = p.trick.map(cardOf).filter((card) => !isIntel(card));
  const sum = open.reduce((total, card) => total + multiplierOf[card] * worth[serviceOf[card]], 0);
  if (move !== PASS) return [['playsFor', sum], carries(p, move, true)];
  if (seatOf(p.high) === seat) return [['trustsFirst']];
  return [sum > 0 ? drawback(['leavesThem', sum]) : ['leavesThem', sum]];
}

// What a hint tells of a choice in the Armed Forces game: the trick in play, what it carries as the board stands, and
// what intel changes there.

import { WAIT } from '../../ask.ts';
import type { Move } from '../../game.ts';
import { partsWith, unplayed } from '../../mechanics/card-does.ts';
import type { Card } from '../../pack.ts';
import { armedForces as pack, services } from '../../packs/armed-forces.ts';
import { drawback, type Effect, type Reasons } from '../../reasons.ts';
import { CALL_COSTS } from './calls.ts';
import { cardOf, isIntel, listHand, SERVICES, seatOf, serviceOf, strengthOf } from './cards.ts';
import { PASS } from './play.ts';
import { type ArmedForces, IMPROVISE, NONE, PLAY, WINDOW } from './position.ts';
import { multiplierOf, worthOf } from './score.ts';

const SAFE = 'cannot be beaten';

export const reasons: Reasons<ArmedForces> = {
  near(p, seat) {
    if (p.phase !== PLAY && p.phase !== IMPROVISE) return undefined;
    const at = p.captured.length;
    return {
      words: 'taken',
      came: ({ captured }) => at < captured.length && seatOf(captured[at]) === seat,
    };
  },
  does(p, seat, move) {
    // ARM-H5
    if (p.phase === WINDOW)
      return [move === WAIT ? drawback('lets the wrong card stand') : `costs them ${CALL_COSTS}`];
    const hand: Card[] = [];
    hand.length = listHand(p.hands, SERVICES * seat, hand);
    const after = partsWith(hand, move, {
      suit: (card) => (card < PASS ? services[serviceOf[card]].name : undefined),
      name: (card) => pack.say(card),
      rank: (card) => pack.cards[card].number,
    });
    return p.phase === PLAY ? [...takes(p, hand, move), ...after] : [...second(p, seat, move), ...after];
  },
};

/** A first card: what speaks for it is that it cannot be beaten, or carries nothing to others. */
function takes(p: ArmedForces, hand: readonly Card[], card: Card): Effect[] {
  const outlook = overtaken(p, hand, card);
  const isSafe = outlook === SAFE;
  return [isSafe ? outlook : drawback(outlook), carries(p, card, isSafe)];
}

/** ARM-7 to ARM-11: which cards that have not been seen could still take the trick from this one. */
function overtaken(p: ArmedForces, hand: readonly Card[], card: Card): string {
  const service = serviceOf[card];
  const first = p.followed === NONE ? service : p.followed;
  const other = p.alsoFollowed !== NONE ? p.alsoFollowed : service !== first ? service : NONE;
  const follows = (one: number): boolean => one === first || one === other;
  if (!follows(service)) return 'cannot take the trick';
  if (p.high !== NONE && strengthOf[cardOf(p.high)] > strengthOf[card])
    return 'is lower than the card to beat';
  const seen = [...hand, ...p.board, ...[...p.trick, ...p.captured].map(cardOf)];
  const higher = pack.cards.filter(
    (_, one) =>
      !seen.includes(one) &&
      strengthOf[one] > strengthOf[card] &&
      (other === NONE || follows(serviceOf[one])),
  ).length;
  return higher === 0 ? SAFE : `loses to ${unplayed(higher)}`;
}

/** ARM-17 to ARM-19, as the board stands: points speak for a card that keeps them. */
function carries(p: ArmedForces, card: Card, isSafe: boolean): Effect {
  const service = serviceOf[card];
  const name = services[service].name;
  if (!isIntel(card)) {
    const sum = multiplierOf[card] * worthOf(p.board)[service];
    const words = `carries ${points(sum)}`;
    return sum > 0 === isSafe ? words : drawback(words);
  }
  const [now, then] = [worthOf(p.board)[service], worthOf([...p.board, card])[service]];
  return then > now ? `lifts the ${name} from ${now} to ${then}` : `brings intel for the ${name}`;
}

/** ARM-10 to ARM-15: a second card plays for what lies open, a pass leaves it. */
function second(p: ArmedForces, seat: number, move: Move): Effect[] {
  const worth = worthOf(p.board);
  const open = p.trick.map(cardOf).filter((card) => !isIntel(card));
  const sum = open.reduce((total, card) => total + multiplierOf[card] * worth[serviceOf[card]], 0);
  if (move !== PASS) return [`plays for ${points(sum)} on the table`, carries(p, move, true)];
  if (seatOf(p.high) === seat) return ['trusts the card you have played'];
  const leaves = `leaves them ${points(sum)}`;
  return [sum > 0 ? drawback(leaves) : leaves];
}

function points(sum: number): string {
  if (sum === 0) return 'nothing';
  return `${String(sum).replace('-', '−')} ${Math.abs(sum) === 1 ? 'point' : 'points'}`;
}

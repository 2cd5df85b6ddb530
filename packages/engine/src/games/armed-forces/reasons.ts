// What a hint tells of a choice in the Armed Forces game: the trick in play, what it carries as the board stands, and
// what intel changes there.

import { WAIT } from '../../ask.ts';
import type { Move } from '../../game.ts';
import { partsWith, unplayed } from '../../mechanics/card-does.ts';
import type { Card } from '../../pack.ts';
import { armedForces as pack, services } from '../../packs/armed-forces.ts';
import type { Reasons } from '../../reasons.ts';
import { CALL_COSTS } from './calls.ts';
import { cardOf, isIntel, listHand, SERVICES, seatOf, serviceOf, strengthOf } from './cards.ts';
import { PASS } from './play.ts';
import { type ArmedForces, IMPROVISE, NONE, PLAY, WINDOW } from './position.ts';
import { multiplierOf, worthOf } from './score.ts';

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
    if (p.phase === WINDOW) return [move === WAIT ? 'lets the wrong card stand' : `costs them ${CALL_COSTS}`];
    const hand: Card[] = [];
    hand.length = listHand(p.hands, SERVICES * seat, hand);
    const after = partsWith(hand, move, {
      suit: (card) => (card < PASS ? services[serviceOf[card]].name : undefined),
      name: (card) => pack.say(card),
      rank: (card) => pack.cards[card].number,
    });
    return p.phase === PLAY
      ? [overtaken(p, hand, move), carries(p, move), ...after]
      : [...second(p, seat, move), ...after];
  },
};

/** ARM-7 to ARM-11: which cards that have not been seen could still take the trick from this one. */
function overtaken(p: ArmedForces, hand: readonly Card[], card: Card): string {
  const service = serviceOf[card];
  const first = p.followed === NONE ? service : p.followed;
  const other = p.alsoFollowed !== NONE ? p.alsoFollowed : service !== first ? service : NONE;
  const follows = (one: number): boolean => one === first || one === other;
  if (!follows(service)) return 'cannot take the trick';
  if (p.high !== NONE && strengthOf[cardOf(p.high)] > strengthOf[card])
    return 'is lower than what lies there';
  const seen = [...hand, ...p.board, ...[...p.trick, ...p.captured].map(cardOf)];
  const higher = pack.cards.filter(
    (_, one) =>
      !seen.includes(one) &&
      strengthOf[one] > strengthOf[card] &&
      (other === NONE || follows(serviceOf[one])),
  ).length;
  return higher === 0 ? 'cannot be beaten' : `loses to ${unplayed(higher)}`;
}

/** ARM-17 to ARM-19, as the board stands. */
function carries(p: ArmedForces, card: Card): string {
  const service = serviceOf[card];
  const name = services[service].name;
  if (!isIntel(card)) return `carries ${points(multiplierOf[card] * worthOf(p.board)[service])}`;
  const [now, then] = [worthOf(p.board)[service], worthOf([...p.board, card])[service]];
  return then > now ? `lifts the ${name} from ${now} to ${then}` : `brings intel for the ${name}`;
}

/** ARM-10 to ARM-15: a second card plays for what lies open, a pass leaves it. */
function second(p: ArmedForces, seat: number, move: Move): string[] {
  const worth = worthOf(p.board);
  const open = p.trick.map(cardOf).filter((card) => !isIntel(card));
  const sum = open.reduce((total, card) => total + multiplierOf[card] * worth[serviceOf[card]], 0);
  if (move !== PASS) return [`plays for ${points(sum)} on the table`, carries(p, move)];
  return [seatOf(p.high) === seat ? 'trusts the card you have played' : `leaves them ${points(sum)}`];
}

function points(sum: number): string {
  if (sum === 0) return 'nothing';
  return `${String(sum).replace('-', '−')} ${Math.abs(sum) === 1 ? 'point' : 'points'}`;
}

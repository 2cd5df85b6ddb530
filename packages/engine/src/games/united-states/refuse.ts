// United States: actions as texts, and why one is not legal.

import type { Actor, Move } from '../../game.ts';
import { borders, holds } from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { legal, PASS } from './play.ts';
import {
  CARD_MASK,
  CORNERS,
  DISCARD,
  GIVE,
  KANSAS,
  NO_CARD,
  PLAY,
  type UnitedStates,
  WINDOW,
} from './position.ts';

export function text(p: UnitedStates, _seat: Actor, move: Move): string {
  if (p.phase === WINDOW) return 'call';
  if (p.phase === GIVE) return `give ${sammy.ids[move]}`;
  if (p.phase === DISCARD) return `discard ${sammy.ids[move]}`;
  return move === PASS ? 'pass' : `unite ${sammy.ids[move >> 6]} ${sammy.ids[move & CARD_MASK]}`;
}

export function refuse(p: UnitedStates, seat: Actor, action: string): string {
  const [verb, ...ids] = action.split(' ');
  if (p.phase === WINDOW) return 'A card has just been laid: write "call" alone, or let it stand (US-21).';
  if (p.phase === GIVE)
    return refuseCard(p, ids, verb === 'give' ? '' : 'A card is to be given first: ', 'US-23');
  if (p.phase === DISCARD) {
    return refuseCard(p, ids, verb === 'discard' ? '' : 'The hand is blocked: ', 'US-17');
  }
  if (p.phase !== PLAY) return 'The cards have yet to be dealt (US-4).';
  if (verb === 'unite') return refuseUnite(p, seat, ids);
  if (verb === 'pass') return refusePass(p, seat, ids);
  if (verb === 'call')
    return 'There is no play to call now: a call follows a card at once, in honor mode (US-21).';
  if (verb === 'give') return 'A card is given only after a call that asks for one (US-23).';
  return 'Cards are thrown away only after a blocked hand (US-17).';
}

/** For the phases in which one card of the hand is to be named. */
function refuseCard(p: UnitedStates, ids: readonly string[], why: string, rule: string): string {
  const verb = p.phase === GIVE ? 'give' : 'discard';
  const card = ids.length === 1 ? sammy.find(ids[0]) : undefined;
  if (why !== '' || card === undefined)
    return `${why}${why === '' ? 'W' : 'w'}rite "${verb}" and one card of your hand (${rule}).`;
  return `You do not hold ${sammy.say(card)} (${rule}).`;
}

function refusePass(p: UnitedStates, seat: Actor, ids: readonly string[]): string {
  if (p.snappy) return 'There are no turns in snappy play and nobody passes: lay a card or wait (US-30).';
  if (ids.length > 0) return 'Write "pass" alone (US-12).';
  const moves: Move[] = [];
  legal(p, seat, moves);
  const possible = moves.find((move) => move !== PASS && isRight(move))!;
  const [card, top] = [possible >> 6, possible & CARD_MASK];
  const where = top === KANSAS ? 'at its corner of Kansas' : `on ${sammy.say(top)}`;
  return `You can lay a card, ${sammy.say(card)} ${where}, and may not pass (US-12).`;
}

function isRight(move: Move): boolean {
  const [card, top] = [move >> 6, move & CARD_MASK];
  return CORNERS.includes(card) ? top === KANSAS : borders(card, top);
}

function refuseUnite(p: UnitedStates, seat: Actor, ids: readonly string[]): string {
  const [card, top] = ids.map((id) => sammy.find(id));
  if (ids.length !== 2 || card === undefined || top === undefined) {
    return 'Name a card of your hand and the card on which it is laid: "unite TX OK" (US-9).';
  }
  if (!holds(p.hands[2 * seat], p.hands[2 * seat + 1], card))
    return `You do not hold ${sammy.say(card)} (US-9).`;
  return refuseTop(p, card, top);
}

function refuseTop(p: UnitedStates, card: Card, top: Card): string {
  if (top === KANSAS) return 'Only Missouri, Oklahoma, Nebraska and Colorado are laid at Kansas (US-8).';
  if (top === NO_CARD || !p.tops.includes(top))
    return `${sammy.say(top)} is not the top card of a stack (US-9).`;
  if (CORNERS.includes(card))
    return `${sammy.say(card)} is laid at its own corner of Kansas and nowhere else (US-8).`;
  return `${sammy.say(card)} does not border ${sammy.say(top)} (US-9).`;
}

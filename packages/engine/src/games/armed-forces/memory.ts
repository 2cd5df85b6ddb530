// What a seat of Armed Forces remembers of its stream: the position as far as it knows it, services that others have
// shown void in, and how many intel cards each seat still holds (everybody knows how many it was dealt, ARM-4).

import type { Entry, Move, View } from '../../game.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import { callWrongCard } from './calls.ts';
import { bitOf, cardOf, isIntel, type Laid, lay, SERVICES, seatOf, serviceOf } from './cards.ts';
import { beginPlay, cutForDeal, intelDealt, openHand } from './deal.ts';
import { layDecision, PASS, playFirst, takeTrick } from './play.ts';
import { type ArmedForces, NONE, SHUFFLE_KINETIC, start } from './position.ts';

/** A second card that lies face down and is not the seat's own. */
export const HIDDEN: Card = 127;

export interface ArmedForcesSeen {
  readonly seat: number;
  /** The hands of others hold only the cards that were returned to them; hidden second cards are HIDDEN. */
  readonly known: ArmedForces;
  /** For each seat the services it has failed to follow, a bit each; always 0 in honor mode. */
  readonly voids: number[];
  /** For each seat its intel cards, one lying face down included. */
  readonly intel: number[];
}

export function newMemory(rules: Rules, seats: number, seat: number): ArmedForcesSeen {
  return {
    seat,
    known: start(rules, seats),
    voids: new Array(seats).fill(0),
    intel: new Array(seats).fill(0),
  };
}

export function remember(seen: ArmedForcesSeen, entry: Entry): void {
  const { known } = seen;
  const [verb, ...words] = entry.do.split(' ');
  if (verb === 'cut') cutForDeal(known, words.map(findCard));
  else if (verb === 'shuffle' && known.phase === SHUFFLE_KINETIC) seeDeal(seen, entry.view);
  else if (verb === 'shuffle') seeBoard(seen, entry.view);
  else if (verb === 'play') seeFirst(seen, entry.by as number, findCard(words[0]));
  else if (verb === 'tick') takeTrick(known);
  else if (verb === 'call') seeCall(seen, Number(words[0]), findCard(words[1]));
  else seeDecision(seen, entry, words[0]);
}

function findCard(id: string): Card {
  return pack.find(id)!;
}

function seeBoard({ known }: ArmedForcesSeen, v: View): void {
  const board = v.places['board'].map((id) => findCard(id!));
  openHand(known, board);
}

function seeDeal(seen: ArmedForcesSeen, v: View): void {
  const { known, seat } = seen;
  known.hands.fill(0);
  beginPlay(known);
  seen.voids.fill(0);
  for (let s = 0; s < known.seats; s++) seen.intel[s] = intelDealt(known, s);
  if (seat < 0) return;
  for (const id of v.places[`hand:${seat}`]) {
    const card = findCard(id!);
    known.hands[SERVICES * seat + serviceOf[card]] |= bitOf[card];
  }
}

function seeFirst(seen: ArmedForcesSeen, by: number, card: Card): void {
  const { known } = seen;
  const service = serviceOf[card];
  // ARM-8: without honor mode a card of a third service shows that the seat holds neither of the first two.
  if (
    !known.honor &&
    known.alsoFollowed !== NONE &&
    service !== known.followed &&
    service !== known.alsoFollowed
  ) {
    seen.voids[by] |= (1 << known.followed) | (1 << known.alsoFollowed);
  }
  if (isIntel(card)) seen.intel[by]--;
  playFirst(known, by, card);
}

function seeDecision(seen: ArmedForcesSeen, entry: Entry, id: string | undefined): void {
  const { known } = seen;
  const by = entry.by as number;
  const open = entry.view.phase === 'improvise' ? undefined : secondCards(entry.view);
  let move: Move = PASS;
  if (id !== undefined) move = id === '?' ? HIDDEN : findCard(id);
  if (by === seen.seat && move !== PASS) known.hands[SERVICES * by + serviceOf[move]] &= ~bitOf[move];
  if (open) {
    // ARM-14: this decision was the last, and all second cards have been turned up.
    for (const laid of open) leaveHand(seen, seatOf(laid), cardOf(laid));
    known.second = open.filter((laid) => seatOf(laid) !== by);
    if (move !== PASS) move = cardOf(open.find((laid) => seatOf(laid) === by)!);
  }
  layDecision(known, by, move);
}

/** The second cards that a view shows turned up, in the order played. */
function secondCards(v: View): Laid[] {
  if (v.phase !== 'window') {
    const { second } = v.facts['last'] as unknown as { second: { by: number; card: string }[] };
    return second.map(({ by, card }) => lay(by, findCard(card)));
  }
  const decided = v.facts['decided'] as unknown as { by: number; improvised: boolean }[];
  return decided
    .filter((one) => one.improvised)
    .map(({ by }) => lay(by, findCard(v.places[`second:${by}`][0] as string)));
}

function leaveHand(seen: ArmedForcesSeen, seat: number, card: Card): void {
  if (isIntel(card)) seen.intel[seat]--;
  seen.known.hands[SERVICES * seat + serviceOf[card]] &= ~bitOf[card];
}

/** ARM-H5: a second card that is called goes back; all know it there. */
function seeCall(seen: ArmedForcesSeen, seat: number, card: Card): void {
  const held = seen.known.counts[seat];
  callWrongCard(seen.known, seat, card);
  if (seen.known.counts[seat] > held && isIntel(card)) seen.intel[seat]++;
}

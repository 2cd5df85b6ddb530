// What a seat of Armed Forces sees, and the words for what it is asked and why an action is refused.

import {
  type Actor,
  type Json,
  type Move,
  type Notice,
  OPEN,
  type Scene,
  VEILED,
  type View,
} from '../../game.ts';
import { armedForces as pack, services } from '../../packs/armed-forces.ts';
import { bitOf, cardOf, idsOf, type Laid, listHand, SERVICES, seatOf, serviceOf } from './cards.ts';
import { PASS } from './play.ts';
import { type ArmedForces, IMPROVISE, NOBODY, NONE, PHASES, PLAY, WINDOW } from './position.ts';

export function view(p: ArmedForces, seat: number): Scene {
  const places: Scene['places'] = {
    board: idsOf(p.board),
    trick: idsOf(p.trick),
    aside: new Array(p.aside).fill(null),
  };
  for (let s = 0; s < p.seats; s++) {
    places[`hand:${s}`] = s === seat ? handIds(p, s) : new Array(p.counts[s]).fill(null);
    const second = p.second.filter((laid) => seatOf(laid) === s);
    // ARM-14: face down until the second round is over.
    places[`second:${s}`] = s === seat || p.phase !== IMPROVISE ? idsOf(second) : second.map(() => null);
    places[`taken:${s}`] = idsOf(p.captured.filter((laid) => seatOf(laid) === s));
  }
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: p.scores.slice() };
}

function factsOf(p: ArmedForces): Record<string, Json> {
  const facts: Record<string, Json> = {
    followed: [p.followed, p.alsoFollowed].flatMap((s) => (s === NONE ? [] : [services[s].id])),
    decided: p.decided.map((one) => ({ by: one >> 1, improvised: (one & 1) === 1 })),
  };
  if (p.dealer !== NOBODY) facts['dealer'] = p.dealer;
  if (p.leader !== NOBODY) facts['leader'] = p.leader;
  if (p.phase === IMPROVISE || p.phase === WINDOW) facts['high'] = laidFact(p.high);
  if (p.lastTaker !== NOBODY) {
    facts['last'] = {
      taker: p.lastTaker,
      first: p.lastFirst.map(laidFact),
      second: p.lastSecond.map(laidFact),
    };
  }
  if (p.honor) {
    facts['penalties'] = p.penalties.slice();
    facts['returned'] = p.returned.map(laidFact);
  }
  return facts;
}

function laidFact(laid: Laid): Json {
  return { by: seatOf(laid), card: pack.ids[cardOf(laid)] };
}

function handIds(p: ArmedForces, seat: number): string[] {
  const cards: number[] = [];
  cards.length = listHand(p.hands, SERVICES * seat, cards);
  return idsOf(cards);
}

/** A second card is laid face down; the others never see it in the action itself. */
export function notice(p: ArmedForces, _actor: Actor, move: Move): Notice {
  return p.phase === IMPROVISE && move !== PASS ? VEILED : OPEN;
}

export function text(p: ArmedForces, _seat: Actor, move: Move): string {
  if (p.phase === PLAY) return `play ${pack.ids[move]}`;
  if (p.phase === WINDOW) return `call ${seatOf(move)} ${pack.ids[cardOf(move)]}`;
  return move === PASS ? 'pass' : `improvise ${pack.ids[move]}`;
}

export function refuse(p: ArmedForces, seat: Actor, action: string): string {
  const [verb, ...words] = action.split(' ');
  if (p.phase === WINDOW) return refuseInWindow(seat, verb!, words);
  if (verb === 'call') {
    return p.honor
      ? 'Calls are made in the window after a trick, not while it is played (ARM-H3).'
      : 'Calls belong to honor mode, and this match is played without it (ARM-H3).';
  }
  return p.phase === PLAY ? refuseFirst(p, seat, verb!, words) : refuseSecond(p, seat, verb!, words);
}

function refuseFirst(p: ArmedForces, seat: number, verb: string, words: readonly string[]): string {
  if (verb !== 'play') return 'This is the first round of the trick: play a card of your hand (ARM-6).';
  const missing = notHeld(p, seat, words);
  if (missing) return `${missing} (ARM-6).`;
  const both = `${services[p.followed].name} or ${services[p.alsoFollowed].name}`;
  return `You hold ${both}, the services played first, and must play one of them (ARM-8).`;
}

function refuseSecond(p: ArmedForces, seat: number, verb: string, words: readonly string[]): string {
  if (verb === 'play') return 'The second round is on: improvise with a second card, or pass (ARM-10).';
  if (verb === 'pass') return 'To pass, say "pass" and nothing else (ARM-10).';
  const missing = notHeld(p, seat, words);
  if (missing) return `${missing} (ARM-10).`;
  const card = pack.find(words[0])!;
  const service = serviceOf[card];
  if (service !== p.followed && service !== p.alsoFollowed) {
    return `A second card must be of a followed service: ${sayFollowed(p)} (ARM-11).`;
  }
  return `A second card must be higher than ${pack.say(cardOf(p.high))}, the initial high card (ARM-11).`;
}

function refuseInWindow(seat: number, verb: string, words: readonly string[]): string {
  if (verb !== 'call') return 'The call window is open: call a wrong card, or wait until it closes (ARM-H3).';
  const card = pack.find(words[1] ?? '');
  if (words.length !== 2 || card === undefined)
    return 'Call a seat and its card, for example "call 2 MC5" (ARM-H4).';
  if (words[0] === String(seat)) return 'Nobody calls a card of his own (ARM-H4).';
  return `No open card proves ${pack.say(card)} of seat ${words[0]} wrong, or it can no longer be called (ARM-H4).`;
}

/** Why these words do not name one card of the seat's hand; undefined if they do. */
function notHeld(p: ArmedForces, seat: number, words: readonly string[]): string | undefined {
  const card = pack.find(words[0] ?? '');
  if (words.length !== 1 || card === undefined) return 'Name exactly one card of your hand';
  const held = p.hands[SERVICES * seat + serviceOf[card]] & bitOf[card];
  return held ? undefined : `You do not hold ${pack.say(card)}`;
}

function sayFollowed(p: ArmedForces): string {
  const names = [p.followed, p.alsoFollowed].flatMap((s) => (s === NONE ? [] : [services[s].name]));
  return names.join(' or ');
}

export function prompt(v: View): string {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'cut') return 'The cards are cut for the deal.';
  if (v.phase === 'shuffle') return 'The cards are shuffled for the next hand.';
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'play') return mine ? promptFirst(v) : 'Wait for the others to play to the trick.';
  if (v.phase === 'window') {
    return mine
      ? 'Call a wrong card, or let the window close.'
      : 'The trick lies open until the call window closes; you have nothing to call.';
  }
  return mine ? promptSecond(v) : 'Wait while the others improvise or pass.';
}

function promptFirst(v: View): string {
  const followed = namesIn(v);
  if (followed.length === 0) return 'Lead any card.';
  if (followed.length === 1) return `Only ${followed[0]} lies so far: play any card.`;
  return `Follow ${followed.join(' or ')}, or play any card if you hold neither.`;
}

function promptSecond(v: View): string {
  const { card } = v.facts['high'] as { card: string };
  const high = pack.say(pack.find(card)!);
  if (v.legal.length === 1) return `You hold no second card higher than ${high}: pass.`;
  return `Improvise with ${namesIn(v).join(' or ')} higher than ${high}, or pass.`;
}

function namesIn(v: View): string[] {
  return (v.facts['followed'] as string[]).map((id) => services.find((service) => service.id === id)!.name);
}

// Armed Forces in words: texts of moves, refusals, prompts, and how the points of each hand came about.

import type { Prompt } from '../../asked.ts';
import type { Actor, Move, ScoredHand, Tally, View } from '../../game.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { sayCard } from '../../pack.ts';
import { armedForces as pack, services } from '../../packs/armed-forces.ts';
import { CALL_COSTS } from './calls.ts';
import { bitOf, cardOf, SERVICES, seatOf, serviceOf } from './cards.ts';
import { PASS } from './play.ts';
import { type ArmedForces, type ArmedForcesHand, NONE, OVER, PLAY, WINDOW } from './position.ts';
import { levelAtTop, multiplierOf, winnersOf } from './score.ts';

/** Who won the match by the tie-break of its last hand; left out where no tie was broken. */
export interface ArmedForcesHandFacts {
  readonly wonTie?: number;
}

export function tally(p: ArmedForces): Tally<ArmedForcesHandFacts> {
  const hands = sheetEntries(p.sheet).map(explain);
  if (p.phase !== OVER) return { hands };
  const winners = winnersOf(p);
  if (winners.length === 1 && levelAtTop(p).length > 1) {
    const last = hands.at(-1)!;
    last.facts = { wonTie: winners[0] };
    last.lines.push(tieWon(winners[0]));
  }
  return { hands, result: { scores: p.scores.slice(), winners } };
}

export const tieWon = (seat: number): string =>
  `{${seat}} wins the tie with the highest scoring card taken this hand`;

interface Explained extends ScoredHand<ArmedForcesHandFacts> {
  facts: ArmedForcesHandFacts;
  readonly lines: string[];
}

function explain(hand: ArmedForcesHand): Explained {
  const ranking = services
    .map(({ name }, service) => ({ name, worth: hand.worth[service] }))
    .sort((a, b) => b.worth - a.worth);
  const lines = [`Final values: ${ranking.map(({ name, worth }) => `${name} ${worth}`).join(', ')}`];
  for (const [seat, points] of hand.points.entries()) lines.push(explainSeat(hand, seat, points));
  return { points: hand.points, facts: {}, lines };
}

/** "{1}: Army 4 × 3, Navy -1 × 2, one call -15: -5". */
function explainSeat(hand: ArmedForcesHand, seat: number, points: number): string {
  const units: number[] = new Array(SERVICES).fill(0);
  const taken = hand.captured.filter((laid) => seatOf(laid) === seat).map(cardOf);
  for (const card of taken) units[serviceOf[card]] += multiplierOf[card];
  const parts = services.flatMap(({ name }, service) => {
    const worth = hand.worth[service];
    return worth > 0 && units[service] !== 0 ? [`${name} ${units[service]} × ${worth}`] : [];
  });
  const calls = hand.penalties[seat] / CALL_COSTS;
  if (calls > 0) parts.push(`${calls === 1 ? 'one call' : `${calls} calls`} -${hand.penalties[seat]}`);
  if (parts.length === 0) parts.push(taken.length === 0 ? 'no scoring cards taken' : 'nothing that counts');
  return `{${seat}}: ${parts.join(', ')}: ${points > 0 ? '+' : ''}${points}`;
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
  return `No open card proves ${pack.say(card)} of {${words[0]}} wrong, or it can no longer be called (ARM-H4).`;
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

export function prompt(v: View): Prompt {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  if (v.phase === 'cut') return 'The cards are cut for the deal.';
  if (v.phase === 'shuffle') return 'The cards are shuffled for the next hand.';
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase === 'play') return mine ? promptFirst(v) : 'Wait for the others to play to the trick.';
  if (v.phase === 'window') {
    return mine
      ? 'Call a wrong card, or let the window close.'
      : 'The trick stays open until the call window closes. You have nothing to call.';
  }
  return mine ? promptSecond(v) : 'Wait while the others improvise or pass.';
}

function promptFirst(v: View): Prompt {
  const followed = namesIn(v);
  if (followed.length === 0) return 'Lead any card.';
  if (followed.length === 1) return { head: `Only ${followed[0]} has been played`, rest: 'play any card.' };
  const services = v.facts['followed'] as string[];
  const follows = v.places[`hand:${v.seat}`].some((card) =>
    services.some((service) => card?.startsWith(service)),
  );
  return follows
    ? `Follow ${followed.join(' or ')}.`
    : { head: `You hold neither ${followed.join(' nor ')}`, rest: 'play any card.' };
}

function promptSecond(v: View): Prompt {
  const { card } = v.facts['high'] as { card: string };
  const high = sayCard(pack, card);
  const followed = namesIn(v).join(' or ');
  if (v.legal.length === 1) {
    const why = `you hold no ${followed} higher than ${high}`;
    return { head: why, rest: 'pass.', why, names: [card] };
  }
  return { rest: `Improvise with ${followed} higher than ${high}, or pass.`, names: [card] };
}

function namesIn(v: View): string[] {
  return (v.facts['followed'] as string[]).map((id) => services.find((service) => service.id === id)!.name);
}

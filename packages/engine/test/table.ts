// A table for tests: a match under settled rules, hands dealt as a test wants them, actions as short lines
// ("1 bid 60 infantry"), refusals as sentences, and what a seat can imagine from its stream.

import {
  type ActorName,
  type Game,
  isRefusal,
  legalTexts,
  linesOf,
  Match,
  Random,
  type Result,
  settleRules,
} from '../src/index.ts';
import { parseDraw } from '../src/match.ts';

/** A match at its beginning; options not given have their defaults, `seats` the game's smallest table. */
export function atTable<P>(
  game: Game<P>,
  given: Readonly<Record<string, unknown>> = {},
  seats: number = game.seats[0],
): Match<P> {
  const rules = settleRules(game, given, seats);
  if (isRefusal(rules)) throw new Error(rules.refused);
  return new Match(game, rules, seats);
}

/** Why a game does not accept these options; throws if it does. */
export function refusedRules(game: Game, given: Readonly<Record<string, unknown>>, seats?: number): string {
  const rules = settleRules(game, given, seats ?? game.seats[0]);
  if (!isRefusal(rules)) throw new Error(`${JSON.stringify(given)} was accepted`);
  return rules.refused;
}

/** Plays lines "actor action": '1 bid 60 infantry', 'chance cut I7 O20 E12 A3', 'clock tick'. Throws on a refusal. */
export function play<P>(match: Match<P>, lines: readonly string[]): void {
  for (const line of lines) {
    const { by, text } = parseLine(line);
    const refusal = match.act(by, text);
    if (refusal) throw new Error(`${line}: ${refusal.refused}`);
  }
}

/** The sentence with which a line is refused; throws if it is accepted. */
export function refused<P>(match: Match<P>, line: string): string {
  const { by, text } = parseLine(line);
  const refusal = match.act(by, text);
  if (!refusal) throw new Error(`${line} was accepted`);
  return refusal.refused;
}

/** The legal actions of a seat, sorted. */
export function legalAt<P>(match: Match<P>, seat: number): string[] {
  return legalTexts(match.game, match.position, seat);
}

/**
 * Lets chance shuffle so that the seats get the cards asked for: `{ 1: 'I1 I2', rest: 'PRES' }`. Cards not asked
 * for fill what is left in the pack's order; `rest` are the cards dealt to no hand, in the order dealt.
 */
export function dealHands<P>(match: Match<P>, wanted: Readonly<Record<string, string>>): void {
  const { game, position } = match;
  const deck = game.draw(position).from.map((card) => game.pack.ids[card]);
  const slots = slotsOf(match, deck);
  const order: (string | undefined)[] = new Array(deck.length).fill(undefined);
  for (const [place, ids] of Object.entries(wanted)) {
    const free = slots.get(place) ?? [];
    const cards = ids.split(' ').filter(Boolean);
    if (cards.length > free.length)
      throw new Error(`${place} gets ${free.length} cards, not ${cards.length}`);
    for (const [i, id] of cards.entries()) order[free[i]] = id;
  }
  const others = deck.filter((id) => !order.includes(id));
  play(match, [`chance shuffle ${order.map((id) => id ?? others.shift()!).join(' ')}`]);
}

/** For each seat, and `rest`, the places in the shuffle from which its hand is dealt: found by trying a deal. */
function slotsOf<P>({ game, position, seats }: Match<P>, deck: readonly string[]): Map<string, number[]> {
  const trial = game.clone(position);
  const cards = parseDraw(game, trial, `shuffle ${deck.join(' ')}`);
  if (isRefusal(cards)) throw new Error(cards.refused);
  game.deal(trial, cards);
  const owner = new Map<string, string>();
  for (let seat = 0; seat < seats; seat++) {
    for (const id of game.view(trial, seat).places[`hand:${seat}`] ?? []) owner.set(id!, String(seat));
  }
  const slots = new Map<string, number[]>();
  for (const [slot, id] of deck.entries()) {
    const place = owner.get(id) ?? 'rest';
    slots.set(place, [...(slots.get(place) ?? []), slot]);
  }
  return slots;
}

/** `count` positions that a seat (or SPECTATOR) imagines from its stream of the match so far. */
export function imagined<P>(match: Match<P>, seat: number, count: number): P[] {
  const { game, rules, seats, log } = match;
  const seen = game.newMemory(rules, seats, seat);
  const again = new Match(game, rules, seats);
  again.watch(seat, (entry) => game.remember(seen, entry));
  play(
    again,
    log.map((event) => `${event.by} ${event.do}`),
  );
  const random = new Random('imagined', seat);
  return Array.from({ length: count }, () => game.imagine(seen, random));
}

function parseLine(line: string): { by: ActorName; text: string } {
  const [who, text] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
  return { by: who === 'chance' || who === 'clock' ? who : Number(who), text };
}

/** The hands of a match with their lines, and its result: what a person reads of the score sheet. */
export function sheetOf<P>({ game, position }: Match<P>): {
  hands: { points: readonly number[]; lines: readonly string[] }[];
  result?: Result;
} {
  const { hands, ...result } = game.tally(position);
  return {
    hands: hands.map((hand) => ({ points: hand.points, lines: linesOf(game as Game, hand) })),
    ...result,
  };
}

// Laws of memory and imagination: what a seat imagines looks to it exactly as the truth, depends on its stream and on
// nothing else, can be played on, could have been dealt, and is as varied as the deal itself.

import {
  BY_CHANCE,
  type Game,
  legalTexts,
  Match,
  parseActor,
  Random,
  seatsOf,
  viewOf,
} from '../src/index.ts';
import type { Fail } from './broken.ts';
import { difference } from './difference.ts';
import { allViews, dealOut, fingerprintOf, placesOf, playOn } from './positions.ts';
import type { Watched } from './watched.ts';

/** Where a hand begins: the position before its first chance event, and how much had happened until then. */
export interface Opening {
  readonly position: unknown;
  readonly events: number;
  /** Entries in the stream of each watcher. */
  readonly entries: readonly number[];
}

/** An imagined position looks to its seat exactly as the real one, depends on nothing else, and can be played on. */
export function lawfulImagination(match: Match, one: Watched, random: Random, fail: Fail): void {
  const { game } = match;
  if (!one.last || game.actors(match.position) & BY_CHANCE) return;
  const seed = random.next();
  const imagined = game.imagine(one.seen, new Random(seed));
  const step = one.last.view.step + (game.view(imagined, one.seat).uncounted ?? 0);
  const looks = JSON.stringify(viewOf(game, imagined, step, one.seat));
  const truth = JSON.stringify(viewOf(game, match.position, match.log.length, one.seat));
  if (looks !== truth)
    fail(`an imagined position looks the same to seat ${one.seat}:\n${difference(looks, truth)}`);
  for (const seat of seatsOf(game.actors(match.position))) {
    if (game.forced?.(imagined, seat) !== game.forced?.(match.position, seat)) {
      fail(`whether seat ${seat} is forced depends on nothing that seat ${one.seat} cannot see`);
    }
  }
  const again = game.imagine(one.seen, new Random(seed));
  if (allViews(match, again) !== allViews(match, imagined)) fail('imagine is deterministic for a seed');
  playOn(game, imagined, random, 40);
  if (JSON.stringify(viewOf(game, game.imagine(one.seen, new Random(seed)), step, one.seat)) !== looks) {
    fail('playing on an imagined position leaves the memory as it was');
  }
}

/** How many deals are compared with as many imagined ones. */
const DEALS = 16;
/** Imagination must reach so much of what the deals reach. */
const AS_VARIED = 0.6;

/** Right after the deal, imagined hands are as varied as hands that are dealt. */
export function variedImagination(
  match: Match,
  opening: Opening,
  one: Watched,
  random: Random,
  fail: Fail,
): void {
  const { game } = match;
  if (!one.last) return;
  const shown = shownTo(match, match.position, one.seat);
  const hidden = game.pack.ids.filter((id) => !shown.has(id));
  const imagined = Array.from({ length: DEALS }, () => game.imagine(one.seen, random));
  const dealt = Array.from({ length: DEALS }, () => {
    const position = game.clone(opening.position);
    dealOut(game, position, random);
    return position;
  });
  const reach = (positions: readonly unknown[]): number => {
    const pairs = new Set<string>();
    for (const position of positions) {
      const placeOf = placesOf(match, position);
      const open = shownTo(match, position, one.seat);
      for (const id of hidden) if (placeOf.has(id) && !open.has(id)) pairs.add(`${id} ${placeOf.get(id)}`);
    }
    return pairs.size;
  };
  const [wide, narrow] = [reach(dealt), reach(imagined)];
  const who = one.seat < 0 ? 'a spectator' : `seat ${one.seat}`;
  if (narrow < AS_VARIED * wide) {
    fail(`what ${who} imagines is as varied as the deal: ${narrow} places of cards, dealt are ${wide}`);
  }
  // Cards that nobody sees before they are turned up.
  const faceDown = Object.values(one.last.view.places)
    .flat()
    .filter((id) => id === null).length;
  if (wide === 0 && faceDown > 3 && new Set(imagined.map(fingerprintOf)).size === 1)
    fail(`what ${who} imagines is random`);
}

function shownTo({ game }: Match, position: unknown, seat: number): Set<string | null> {
  return new Set(Object.values(game.view(position, seat).places).flat());
}

/** How many ways are tried to find the deal that was imagined. */
const TRIES = 8;

/**
 * What a seat imagines could have been dealt: exchange the cards in the shuffle accordingly, play the hand again, and
 * the rules allow every event of it and show the seat the same. So a shown void is not forgotten. Only while hands
 * have not taken up cards after one was shown, since then it is not known when a card came into a hand.
 */
export function possibleImagination(
  match: Match,
  opening: Opening,
  watched: readonly Watched[],
  one: Watched,
  random: Random,
  fail: Fail,
): void {
  const { game } = match;
  if (game.actors(match.position) & BY_CHANCE || !one.last) return;
  const events = match.log.slice(opening.events);
  const stream = one.stream.slice(opening.entries[watched.indexOf(one)]);
  const shuffles = events
    .filter(({ do: text }) => text.startsWith('shuffle '))
    .map(({ do: text }) => text.split(' ').slice(1));
  if (new Set(shuffles.flat()).size !== shuffles.flat().length || takesUp(stream, game)) return;
  const truth = placesOf(match, match.position);
  const guess = placesOf(match, game.imagine(one.seen, random));
  let why = '';
  for (let i = 0; i < TRIES; i++) {
    const exchange = exchangeFor(shuffles, truth, guess, random);
    if (!exchange) return;
    const found = playAgain(match, opening, one.seat, exchange, stream);
    if (found === undefined) return;
    why = found;
  }
  fail(`what ${one.seat < 0 ? 'a spectator' : `seat ${one.seat}`} imagines could have been dealt:\n${why}`);
}

/** Whether a hand has grown after a card was shown. */
function takesUp(stream: readonly string[], game: Game): boolean {
  let shown = false;
  let before: Record<string, readonly unknown[]> = {};
  for (const line of stream) {
    const { by, do: text, view } = JSON.parse(line);
    for (const [place, cards] of Object.entries<readonly unknown[]>(view.places)) {
      if (shown && place.startsWith('hand:') && cards.length > (before[place]?.length ?? 0)) return true;
    }
    before = view.places;
    if (
      typeof by === 'number' &&
      text.split(' ').some((word: string) => game.pack.find(word) !== undefined)
    ) {
      shown = true;
    }
  }
  return false;
}

/** Which card stands for which, so that every place holds what was imagined; undefined where there is no such exchange. */
function exchangeFor(
  shuffles: readonly (readonly string[])[],
  truth: ReadonlyMap<string, string>,
  guess: ReadonlyMap<string, string>,
  random: Random,
): Map<string, string> | undefined {
  const exchange = new Map<string, string>();
  for (const cards of shuffles) {
    const moved = cards.filter((id) => truth.get(id) !== guess.get(id));
    const wanted = new Map<string | undefined, string[]>();
    for (const id of random.shuffle([...moved])) {
      const place = guess.get(id);
      wanted.set(place, [...(wanted.get(place) ?? []), id]);
    }
    for (const id of moved) {
      const other = wanted.get(truth.get(id))?.pop();
      if (other === undefined) return undefined;
      exchange.set(id, other);
    }
  }
  return exchange;
}

/** Plays the hand again with cards exchanged; undefined, or what the seat would have noticed. */
function playAgain(
  match: Match,
  opening: Opening,
  seat: number,
  exchange: ReadonlyMap<string, string>,
  stream: readonly string[],
): string | undefined {
  const { game } = match;
  const again = new Match(game, match.rules, match.seats);
  again.position = game.clone(opening.position);
  again.log.push(...match.log.slice(0, opening.events));
  const heard: string[] = [];
  const first = stream.length > 0 ? (JSON.parse(stream[0]) as { n: number }).n : 0;
  again.watch(seat, (entry) => heard.push(JSON.stringify(entry)), first);
  for (const { by, do: text } of match.log.slice(opening.events)) {
    // A cut is put back before the shuffle.
    const exchanged = text.startsWith('cut ') ? text : exchangeIn(text, exchange);
    const known = typeof by === 'number' && exchanged !== text ? inOrder(again, by, exchanged) : exchanged;
    const refusal = again.act(by, known);
    if (refusal) return `${by} ${known}: ${refusal.refused}`;
    const at = heard.length - 1;
    if (at >= 0 && heard[at] !== stream[at]) return difference(heard[at], stream[at] ?? 'null');
  }
  return undefined;
}

function exchangeIn(text: string, exchange: ReadonlyMap<string, string>): string {
  return text
    .split(' ')
    .map((word) => exchange.get(word) ?? word)
    .join(' ');
}

/** The legal text with the same words: cards in an action stand in the order of the pack. */
function inOrder({ game, position }: Match, by: number, text: string): string {
  const sorted = (words: string): string => words.split(' ').sort().join(' ');
  const same = legalTexts(game, position, parseActor(by)).find((legal) => sorted(legal) === sorted(text));
  return same ?? text;
}

// Laws of moves: texts are unique, parse back and have words; a seat that must act can; habits are legal; a refusal is made
// from what the seat knows.

import {
  BY_CLOCK,
  type Game,
  isRefusal,
  legalMoves,
  type Match,
  type Move,
  makeCards,
  orderOf,
  parseMove,
  type Random,
  reportOf,
  seatsOf,
} from '../src/index.ts';
import { listChoices, unpackChoice } from '../src/mechanics/choices.ts';
import type { Fail } from './broken.ts';
import type { Watched } from './watched.ts';
import { isSaid } from './words.ts';

/** Legal texts are unique and parse back; a seat that must act can; the clock waits only beside seats or alone. */
export function lawfulMoves(match: Match, random: Random, fail: Fail): void {
  const { game, position } = match;
  const actors = game.actors(position);
  for (const seat of seatsOf(actors)) {
    const moves = legalMoves(game, position, seat);
    if (moves.length === 0 && !(actors & BY_CLOCK)) fail(`seat ${seat} must act and has no legal action`);
    const texts = moves.map((move) => game.text(position, seat, move));
    if (new Set(texts).size !== texts.length) fail(`legal texts of seat ${seat} are unique`);
    if (new Set(moves).size !== moves.length) fail(`legal moves of seat ${seat} are unique`);
    const some = texts.length > 40 ? [texts[0], texts[texts.length >> 1], texts.at(-1)!] : texts;
    for (const text of some) {
      const parsed = parseMove(game, position, seat, text);
      if (isRefusal(parsed) || game.text(position, seat, parsed) !== text) fail(`${text} parses back`);
      lawfulWords(match, seat, text, fail);
    }
    if (game.forced?.(position, seat) && moves.length !== 1) fail(`seat ${seat} is forced to one thing only`);
    lawfulChoice(match, seat, moves, texts, fail);
    if (moves.length > 0) lawfulHabits(match, seat, moves, random, fail);
    const refusal = parseMove(game, position, seat, 'salute');
    if (!isRefusal(refusal)) fail('an unknown verb is refused');
  }
}

/** Where a game tells a choice of cards, it is what `legal` lists. */
function lawfulChoice(
  { game, position }: Match,
  seat: number,
  moves: readonly Move[],
  texts: readonly string[],
  fail: Fail,
): void {
  const choice = game.choice?.(position, seat);
  if (!choice) return;
  const { verb, cards, count } = choice;
  const told: Move[] = [];
  told.length = listChoices(cards, cards.length, count, told);
  const said = told.map((move) => [verb, ...makeCards(game.pack, unpackChoice(move, count))].join(' '));
  if (told.join() !== moves.join() || said.join() !== texts.join())
    fail(`seat ${seat} has the legal actions of its choice of ${count} cards`);
}

/** Every verb has words, as an order and as a report. */
function lawfulWords({ game, seats }: Match, seat: number, text: string, fail: Fail): void {
  const [verb] = text.split(' ');
  const names = Array.from({ length: seats }, (_, s) => `Seat ${s}`);
  if (!Object.hasOwn(game.verbs, verb)) fail(`the verb "${verb}" has words`);
  const [order, report] = game.verbs[verb];
  if (!order || !report) fail(`the verb "${verb}" has words, as an order and as a report`);
  for (const said of [orderOf(game, text), reportOf(game, seat, text, names)]) {
    if (!isSaid(said)) fail(`"${text}" is said in words, not: ${said}`);
  }
}

/** Habits and quick play choose among the legal moves. */
function lawfulHabits(
  { game, position }: Match,
  seat: number,
  moves: readonly Move[],
  random: Random,
  fail: Fail,
): void {
  const count = moves.length;
  const habit = game.habit?.(position, seat, moves, count, random) ?? -1;
  const quick = game.playout?.(position, seat, moves, count, random) ?? 0;
  if (!(habit >= -1 && habit < count) || !(quick >= 0 && quick < count)) fail('habits are legal');
}

/** How many wrong actions are tried at a step. */
const PROBES = 6;

/** Why an action is refused is the same in every position that looks the same to the seat. */
export function lawfulRefusals(match: Match, one: Watched, random: Random, fail: Fail): void {
  const { game, position } = match;
  if (!(game.actors(position) & (1 << one.seat))) return;
  const texts = [
    ...match.log.slice(-40).flatMap(({ by, do: text }) => (typeof by === 'number' ? [text] : [])),
    ...legalMoves(game, position, one.seat)
      .slice(0, 20)
      .map((move) => game.text(position, one.seat, move)),
  ];
  if (texts.length === 0) return;
  const imagined = game.imagine(one.seen, random);
  for (let i = 0; i < PROBES; i++) {
    const text = withOtherCards(game, texts[random.below(texts.length)], random);
    const [truth, guess] = [position, imagined].map((p) => sayOf(game, p, one.seat, text));
    if (!isSaid(truth)) fail(`a refusal is a sentence; "${text}" was refused with: ${truth}`);
    if (truth !== guess) {
      fail(
        `why "${text}" is refused tells seat ${one.seat} nothing that it cannot know:\n${truth}\n${guess}`,
      );
    }
  }
}

function withOtherCards(game: Game, text: string, random: Random): string {
  const { ids } = game.pack;
  const other = (word: string): string =>
    game.pack.find(word) === undefined ? word : ids[random.below(ids.length)];
  return text.split(' ').map(other).join(' ');
}

function sayOf(game: Game, position: unknown, seat: number, text: string): string {
  const parsed = parseMove(game, position, seat, text);
  return isRefusal(parsed) ? parsed.refused : `"${text}" is legal`;
}

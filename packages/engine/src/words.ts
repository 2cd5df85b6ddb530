// Actions in plain words, from the game's table of verbs: one source for the terminal, the page and the log.

import { type Asked, type Prompt, partsOf, sentenceOf } from './asked.ts';
import type { ActorName, Game, ScoredHand, View } from './game.ts';
import { listAnd } from './mechanics/lists.ts';

/** An action as an order to choose: "Play the Major of Infantry (7)"; without names a player is "seat 2". */
export function orderOf(game: Game, text: string, names: readonly string[] = []): string {
  return nameSeats(phrase(game, text, 0), names);
}

/** What an action is about, in a list of its like: "Major of Infantry (7)"; all of it where nothing is named. */
export function objectOf(game: Game, text: string): string {
  const pattern = patternOf(game, text, 0);
  const named = /\$.*[\d*…]/.exec(pattern)?.[0];
  return named === undefined ? orderOf(game, text) : nameSeats(filled(game, text, named, nameWord), []);
}

/** An event as a report: "West plays the Major of Infantry (7)", "You play …". */
export function reportOf(
  game: Game,
  by: ActorName,
  text: string,
  names: readonly string[],
  you: number | null = null,
): string {
  if (by === 'clock') return 'Time is up';
  if (by === 'chance') return reportChance(game, text, names);
  const [verb, ...rest] = predicateOf(game, text, names).split(' ');
  return [names[by], by === you ? plainVerb(verb) : verb, ...rest].join(' ');
}

/** What somebody did, without saying who: "plays the Major of Infantry (7)". */
export function predicateOf(game: Game, text: string, names: readonly string[] = []): string {
  return nameSeats(phrase(game, text, 1), names);
}

/** "plays" → "play", "passes" → "pass". */
function plainVerb(verb: string): string {
  return verb.replace(/(ss|sh|ch|x)es$/, '$1').replace(/([^s])s$/, '$1');
}

/** Who cut what, and what for: "The cut for the deal: West the 7 of Red, …". */
export function cutOf(game: Game, text: string, names: readonly string[], what?: string): string {
  const [, ...ids] = text.split(' ');
  const cut = ids.map((id, seat) => `${names[seat]} ${sayWord(game, id)}`);
  return `The cut${what === undefined ? '' : ` for ${what}`}: ${cut.join(', ')}`;
}

/** With a full stop, unless it ends already. */
export function asSentence(line: string): string {
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** What is asked of the player with this view, part by part. */
export function askedIn(game: Game, view: View, names: readonly string[]): Asked {
  const { head, rest, ...others } = partsIn(game, view);
  return { ...others, head: head && nameSeats(head, names), rest: nameSeats(rest, names) };
}

/** The same in one sentence: "Choose three cards to give to West." */
export function askedOf(game: Game, view: View, names: readonly string[]): string {
  return sentenceOf(askedIn(game, view, names));
}

/** The same with places for names: "Choose three cards to give to {3}." */
export function promptOf(game: Game, view: View): string {
  return sentenceOf(partsIn(game, view));
}

function partsIn(game: Game, view: View): Asked {
  const found = game.prompt(view);
  return partsOf(game.catalog ? game.catalog.asked(found) : (found as Prompt));
}

/** How the points of a hand came about, a line each, with places for names. */
export function linesOf({ catalog }: Game, hand: ScoredHand): readonly string[] {
  return hand.lines ?? catalog?.scored(hand) ?? [];
}

/** Fills the names of seats into a prompt or a line of a score sheet: "{2} took 3 Infantry". */
export function nameSeats(line: string, names: readonly string[]): string {
  return line.replace(/\{(\d)\}/g, (_, seat) => names[Number(seat)] ?? `seat ${seat}`);
}

function reportChance(game: Game, text: string, names: readonly string[]): string {
  const [verb] = text.split(' ');
  return verb === 'shuffle' ? 'The cards are shuffled and dealt' : cutOf(game, text, names);
}

function phrase(game: Game, text: string, form: 0 | 1): string {
  return filled(game, text, patternOf(game, text, form));
}

function patternOf(game: Game, text: string, form: 0 | 1): string {
  const [verb, ...words] = text.split(' ');
  return (game.phrases?.[`${verb} ${words.at(-1)}`] ?? game.verbs[verb!])?.[form] ?? text;
}

function filled(game: Game, text: string, pattern: string, say = sayWord): string {
  const [, ...words] = text.split(' ');
  const said = words.map((word) => say(game, word));
  return pattern
    .replace(/\$(\d)…/, (_, n) => said.slice(Number(n) - 1).join('; '))
    .replace(/\$(\d)/g, (_, n) => said[Number(n) - 1] ?? '')
    .replace('$*', listAnd(said))
    .trim();
}

/** A card without its article. */
function nameWord(game: Game, word: string): string {
  const card = game.pack.find(word);
  return card === undefined ? sayWord(game, word) : game.pack.name(card);
}

function sayWord(game: Game, word: string): string {
  if (word === '?') return 'a card';
  const card = game.pack.find(word);
  if (card !== undefined) return game.pack.say(card);
  return game.terms?.[word] ?? word;
}

// Actions in plain words, from the game's table of verbs: one source for the terminal, the page and the log.

import type { ActorName, Game, View } from './game.ts';
import { all } from './mechanics/either.ts';

/** An action as an order to choose: "Play the Major of Infantry (7)". */
export function orderOf(game: Game, text: string): string {
  return phrase(game, text, 0);
}

/** An event as a report: "West plays the Major of Infantry (7)". */
export function reportOf(game: Game, by: ActorName, text: string, names: readonly string[]): string {
  if (by === 'clock') return 'Time is up';
  if (by === 'chance') return reportChance(game, text, names);
  return `${names[by]} ${phrase(game, text, 1)}`;
}

/** What is asked of whoever holds this view: "Choose three cards to give to West." */
export function askedOf(game: Game, view: View, names: readonly string[]): string {
  return nameSeats(game.prompt(view), names);
}

/** Fills the names of seats into a prompt or a line of a score sheet: "{2} took 3 Infantry". */
export function nameSeats(line: string, names: readonly string[]): string {
  return line.replace(/\{(\d)\}/g, (_, seat) => names[Number(seat)]);
}

function reportChance(game: Game, text: string, names: readonly string[]): string {
  const [verb, ...ids] = text.split(' ');
  if (verb === 'shuffle') return 'The cards are shuffled and dealt';
  const cut = ids.map((id, seat) => `${names[seat]} ${sayWord(game, id)}`);
  return `The cut: ${cut.join(', ')}`;
}

function phrase(game: Game, text: string, form: 0 | 1): string {
  const [verb, ...words] = text.split(' ');
  const pattern = (game.phrases?.[`${verb} ${words.at(-1)}`] ?? game.verbs[verb!])?.[form] ?? text;
  const said = words.map((word) => sayWord(game, word));
  return pattern
    .replace(/\$(\d)…/, (_, n) => said.slice(Number(n) - 1).join('; '))
    .replace(/\$(\d)/g, (_, n) => said[Number(n) - 1] ?? '')
    .replace('$*', all(said))
    .trim();
}

function sayWord(game: Game, word: string): string {
  if (word === '?') return 'a card';
  const card = game.pack.find(word);
  if (card !== undefined) return game.pack.say(card);
  return game.terms?.[word] ?? word;
}

// A second language made of the first: every letter with an accent, every sentence a third longer. Whatever is still said
// without accents was not said by a catalog.

import type { Asked, Prompt } from '../src/asked.ts';
import type { Findings } from '../src/catalog.ts';
import { type GameCatalog, inWords } from '../src/game-words.ts';
import type { Game } from '../src/index.ts';

const PLAIN = 'aceinorsuyzACEINORSUYZ';
const ACCENTED = 'áçéíñóŕśúýžÁÇÉÍÑÓŔŚÚÝŽ';

/** "Lead any card." → "Léád áñý çáŕd. ····"; places for names stay. */
export function pseudo(said: string): string {
  const accented = [...said].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return `${accented}${'·'.repeat(Math.ceil(said.length / 3))}`;
}

/** Whether no letter that has an accent there stands without it. */
export const isPseudo = (said: string): boolean => ![...said].some((letter) => PLAIN.includes(letter));

export function pseudoCatalog<F extends Findings>(catalog: GameCatalog<F>): GameCatalog<F> {
  const asked = (prompt: Prompt): Prompt => (typeof prompt === 'string' ? pseudo(prompt) : parts(prompt));
  const all = <T>(words: Readonly<Record<string, T>>, say: (one: T) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(words).map(([key, one]) => [key, say(one)]));
  const phrases = (given: GameCatalog['verbs']): GameCatalog['verbs'] =>
    all(given, ([order, report]) => [pseudo(order), pseudo(report)]);
  return {
    asked: (prompt) => asked(catalog.asked(prompt)),
    refused: (refusal) => pseudo(catalog.refused(refusal)),
    scored: (hand) => catalog.scored(hand).map(pseudo),
    verbs: phrases(catalog.verbs),
    ...(catalog.phrases ? { phrases: phrases(catalog.phrases) } : {}),
    ...(catalog.terms ? { terms: all(catalog.terms, pseudo) } : {}),
    places: all(catalog.places, pseudo),
    options: all(catalog.options, ({ help, words }) => ({
      help: pseudo(help),
      ...(words ? { words: all(words, pseudo) } : {}),
    })),
  };
}

/** A game of ours in the pseudo-locale; its cards are named in it too. */
export function pseudoGame(game: Game): Game {
  const { pack } = game;
  return {
    ...inWords(game, pseudoCatalog(game.catalog as GameCatalog)),
    pack: {
      ...pack,
      say: (card) => pseudo(pack.say(card)),
      name: (card) => pseudo(pack.name(card)),
      briefly: (card) => pseudo(pack.briefly(card)),
    },
  };
}

/** Words told by name, as those of hints. */
export function pseudoHints(words: object): object {
  const say = words as Readonly<Record<string, (...of: unknown[]) => string>>;
  return Object.fromEntries(
    Object.keys(say).map((name) => [name, (...of: unknown[]) => pseudo(say[name](...of))]),
  );
}

function parts({ head, rest, why, ...others }: Asked): Asked {
  return { ...others, head: head && pseudo(head), rest: pseudo(rest), why: why && pseudo(why) };
}

// The words of a game apart from its rules: what the rules find out is a fact with a type, and a catalog makes English
// of it. Another language is another catalog, which the compiler checks for completeness.

import type { Prompt } from './asked.ts';
import type { Game, Phrase } from './game.ts';
import type { Option } from './options.ts';
import type { ScoredHand } from './tally.ts';

/** What the rules of a game find out; each game exports its own. */
export interface Findings {
  /** What is asked. */
  readonly prompt: unknown;
  /** Why an action is not legal: the rule it breaks, and what it breaks it with. */
  readonly refusal: { readonly rule: string };
  /** What the points of a hand came about from. */
  readonly hand: unknown;
}

/** Turns what a game's rules find out into sentences, in one language. */
export interface Catalog<F extends Findings = Findings> {
  /** "{2}" stands for the name of seat 2, in all of them. */
  asked(prompt: F['prompt']): Prompt;
  /** A sentence with its full stop, without the id of the rule. */
  refused(refusal: F['refusal']): string;
  /** How the points of a hand came about, a line each. */
  scored(hand: ScoredHand<F['hand']>): readonly string[];
}

/** What a game calls its actions, places and options, in one language; see the members of `Game` and `Option`. */
export interface GameWords {
  readonly verbs: Readonly<Record<string, Phrase>>;
  readonly phrases?: Readonly<Record<string, Phrase>>;
  readonly terms?: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, string>>;
  /** By the key of the option. */
  readonly options: Readonly<Record<string, Pick<Option, 'help' | 'words'>>>;
}

/** All that a game says, in one language. */
export type GameCatalog<F extends Findings = Findings> = Catalog<F> & GameWords;

/** An option as the rules know it. */
export type OptionRule = Omit<Option, 'help' | 'words'>;

/** A game without a word of any language. */
export interface WordlessGame<Position, Seen, Found extends Findings>
  extends Omit<Game<Position, Seen, Found>, keyof GameWords | 'catalog'> {
  readonly options: readonly OptionRule[];
}

/** The game in the language of a catalog. */
export function inWords<Position, Seen, Found extends Findings>(
  game: WordlessGame<Position, Seen, Found>,
  catalog: GameCatalog<Found>,
): Game<Position, Seen, Found> {
  const { verbs, phrases, terms, places } = catalog;
  const options = game.options.map((option) => ({ ...option, ...catalog.options[option.key] }));
  return { ...game, options, verbs, phrases, terms, places, catalog } as Game<Position, Seen, Found>;
}

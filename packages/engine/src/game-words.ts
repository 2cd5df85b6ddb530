// A game in a language: what it calls its actions, places and options, beside the catalog of what its rules find out.

import type { Catalog, Findings } from './catalog.ts';
import type { Game, Phrase } from './game.ts';
import type { Option } from './options.ts';

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

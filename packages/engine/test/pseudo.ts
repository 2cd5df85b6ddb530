// A second language made of the first: every letter with an accent, every sentence a third longer. Whatever is still said
// without accents was not said by a catalog.

import type { Asked, Prompt } from '../src/asked.ts';
import type { Catalog, Findings } from '../src/catalog.ts';

const PLAIN = 'aceinorsuyzACEINORSUYZ';
const ACCENTED = 'áçéíñóŕśúýžÁÇÉÍÑÓŔŚÚÝŽ';

/** "Lead any card." → "Léád áñý çáŕd. ····"; places for names stay. */
export function pseudo(said: string): string {
  const accented = [...said].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return `${accented}${'·'.repeat(Math.ceil(said.length / 3))}`;
}

/** Whether no letter that has an accent there stands without it. */
export const isPseudo = (said: string): boolean => ![...said].some((letter) => PLAIN.includes(letter));

export function pseudoCatalog<F extends Findings>(catalog: Catalog<F>): Catalog<F> {
  const asked = (prompt: Prompt): Prompt => (typeof prompt === 'string' ? pseudo(prompt) : parts(prompt));
  return {
    asked: (prompt) => asked(catalog.asked(prompt)),
    refused: (refusal) => pseudo(catalog.refused(refusal)),
    scored: (hand) => catalog.scored(hand).map(pseudo),
  };
}

function parts({ head, rest, why, ...others }: Asked): Asked {
  return { ...others, head: head && pseudo(head), rest: pseudo(rest), why: why && pseudo(why) };
}

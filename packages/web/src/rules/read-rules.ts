// The rules pages as a player reads them: with rulings and their reasons, and every rule as a link to itself.

import { playerParts } from './markdown.tsx';

const pages = import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
});

/** A rules page as it is written. */
export const rawRules = (game: string): Promise<string> => pages[`../../../../docs/rules/${game}.md`]();

export async function readRules(game: string): Promise<string> {
  return linkRules(game, await rawRules(game));
}

/** A rules page as it is read, every number a link. */
export function linkRules(game: string, page: string): string {
  return playerParts(page, 'About this solitaire', 'Real time', 'Rulings')
    .replace(/(?<![\w/-])[A-Z]{2,3}-H?\d+\b/g, (rule) => `[${rule}](#/rules/${game}/${rule})`)
    .replace(/^OCR: .*$/gm, '');
}

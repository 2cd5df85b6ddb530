// The rules pages as a player reads them: with rulings and their reasons, and every rule as a link to itself.

import { playerParts } from '../../play/markdown.tsx';

const pages = import.meta.glob<string>('../../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
});

export async function readRules(game: string): Promise<string> {
  return playerParts(await pages[`../../../../../docs/rules/${game}.md`]());
}

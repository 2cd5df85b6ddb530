// The rules pages as a player reads them: with rulings and their reasons, and every rule as a link to itself.

import { playerParts } from '../../play/markdown.tsx';

const pages = import.meta.glob<string>('../../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
});

export async function readRules(game: string): Promise<string> {
  const page = await pages[`../../../../../docs/rules/${game}.md`]();
  return playerParts(page, 'About the solitaire', 'Real time', 'Rulings')
    .replace(/^- \*\*([A-Z]{2,3}-H?\d+)\*\* /gm, `- **[$1](#/rules/${game}/$1)** `)
    .replace(/^OCR: .*$/gm, '');
}

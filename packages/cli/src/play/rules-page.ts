// The rules as players read them, from the pages of docs/rules.

import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '@messdeck/engine';

/** Parts of a page that speak to players rather than to programs. */
const FOR_PLAYERS = /^(In short|Cards|Options|Setup and deal|Play|Scoring|End of the match)/;

export async function showRules(game: Game): Promise<void> {
  process.stdout.write(`${rulesOf(game)}\n`);
}

export function rulesOf(game: Game): string {
  // In the package, or in the checkout.
  const page = ['../../rules', '../../../../docs/rules']
    .map((folder) => new URL(`${folder}/${game.id}.md`, import.meta.url))
    .find((file) => existsSync(file));
  if (!page) return `The rules page of ${game.title} is not installed.`;
  const [title, ...parts] = readFileSync(page, 'utf8').split(/^## /m);
  const heading = title!.split('\n')[0].replace(/^# /, '').toUpperCase();
  const shown = parts.filter((part) => FOR_PLAYERS.test(part));
  return [heading, ...shown.map((part) => plain(part))].join('\n\n');
}

/** Markdown without its marks. */
function plain(markdown: string): string {
  return markdown
    .replace(/^#+ /gm, '')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(^|\s)\*([^*\n]+)\*/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .trim();
}

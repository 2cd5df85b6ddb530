// The rules as players read them: the parts of docs/rules that speak of play, without the marks meant for programs.

import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '@messdeck/engine';
import { ownGame } from '../game-named.ts';
import { bold } from './paint.ts';
import { paragraph } from './wrap.ts';

const FOR_PLAYERS = /^(In short|Cards|Setup and deal|Play|Scoring|End of the match)/;
/** Remarks on how a page was checked, and settings named for programs. */
const FOR_PROGRAMS = /^(Checked|Game id)\b/;

/** The page of a game: in the package, in the checkout, or from where the command is bundled. */
export const rulesFile = (gameId: string): URL | undefined =>
  ['../../rules', '../../../../docs/rules']
    .map((folder) => new URL(`${folder}/${gameId}.md`, import.meta.url))
    .find((file) => existsSync(file));

/** The page of somebody's own game: beside its file, with the same name. */
function ownRulesFile(gameId: string): string | undefined {
  const page = ownGame(gameId)?.file.replace(/\.\w+$/, '.md');
  return page !== undefined && existsSync(page) ? page : undefined;
}

export function rulesOf(game: Game): string {
  const page = rulesFile(game.id) ?? ownRulesFile(game.id);
  if (!page) return noRules(game);
  const parts = readFileSync(page, 'utf8').split(/^## /m).slice(1);
  const shown = parts.filter((part) => FOR_PLAYERS.test(part)).map(section);
  return [bold(game.title.toUpperCase()), ...shown, options(game)].join('\n\n');
}

function noRules(game: Game): string {
  const own = ownGame(game.id);
  if (!own) return `The rules page of ${game.title} is not installed.`;
  return `${game.title} has no rules page: write one to ${own.file.replace(/\.\w+$/, '.md')}.`;
}

function section(markdown: string): string {
  const [title, ...lines] = markdown.trim().split('\n');
  const body = lines.filter((line) => line !== '' && !FOR_PROGRAMS.test(line) && !/^\|[-|: ]+\|$/.test(line));
  return [bold(title), ...body.map(line)].join('\n');
}

function line(markdown: string): string {
  const text = plain(markdown);
  if (text.startsWith('|'))
    return `    ${text
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().padEnd(14))
      .join(' ')
      .trimEnd()}`;
  const item = /^(- )/.exec(text)?.[1] ?? '';
  return item === '' ? paragraph(text) : paragraph(text.slice(2), '  ').replace(/^ {2}/, '· ');
}

function options(game: Game): string {
  const lines = game.options.map(({ key, help }) =>
    paragraph(`${key}: ${help}`, '  ').replace(/^ {2}/, '· '),
  );
  return lines.length === 0 ? '' : [bold('Options'), ...lines].join('\n');
}

/** Markdown without its marks, and without the settings in brackets that only programs need. */
function plain(markdown: string): string {
  return markdown
    .replace(/^#+ /, '')
    .replace(/ \(`[^`)]*: [^`)]*`\)/g, '')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(^|\s)\*([^*\n]+)\*/g, '$1$2')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .trim();
}

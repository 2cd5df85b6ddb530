// The rules of all games cut into passages, each with the address it stands at, and the search through them: by number
// ("TAC-12", "12") or by words.

import * as words from '#words/rules.tsx';
import { boxes } from '../games/catalog.ts';
import { anchorOf } from './markdown.tsx';
import { readRules } from './read-rules.ts';

export interface Passage {
  readonly game: string;
  readonly title: string;
  /** The number of a rule; else the heading above it. */
  readonly name: string;
  readonly isRule: boolean;
  readonly address: string;
  readonly text: string;
}

const games = boxes.flatMap((box) => box.games);

/** Every page cut up; those that cannot be fetched are left out, unless that is all of them. */
export async function allPassages(): Promise<readonly Passage[]> {
  const read = await Promise.allSettled(
    games.map(async ({ id, title }) => passagesIn(id, title, await readRules(id))),
  );
  const found = read.flatMap((page) => (page.status === 'fulfilled' ? page.value : []));
  if (found.length === 0) throw new Error(words.rulesNotLoaded);
  return found;
}

/** Numbered rules with all that belongs to them; everything else by paragraph, under its heading. */
export function passagesIn(game: string, title: string, prose: string): Passage[] {
  const found: Passage[] = [];
  let heading = title;
  for (const block of prose.split(/\n(?=#|- |\|)|\n\n(?! )/)) {
    const [, above] = /^#{2,4} (.*)$/m.exec(block) ?? [];
    if (above !== undefined) heading = plain(above);
    const text = plain(block.replace(/^#{2,4} .*$/m, ''));
    if (text === '' || /^[-|\s]*$/.test(text)) continue;
    const [, rule] = /^- \*\*\[([A-Z]{2,3}-H?\d+)\]/.exec(block) ?? [];
    const name = rule ?? heading;
    const address = `#/rules/${game}/${rule ?? anchorOf(heading)}`;
    found.push({
      game,
      title,
      name,
      isRule: rule !== undefined,
      address,
      text: rule === undefined ? text : text.slice(rule.length).trim(),
    });
  }
  return found;
}

/** Words without their marks. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(- |\d+\. )/gm, '')
    .replace(/\*\*|`|\*(?=\S)|(?<=\S)\*/g, '')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const wordsOf = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean);

/** The passages that hold every word, numbers first, the game that is being read before the others. */
export function search(passages: readonly Passage[], wanted: string, reading: string): Passage[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  const number = /^(?:[a-z]{2,3}[- ]?)?h?\d+$/.test(words.join(' ')) ? words.join('-') : undefined;
  const rank = (passage: Passage): number => {
    const name = passage.name.toLowerCase();
    if (passage.isRule && number !== undefined && (name === number || name.endsWith(`-${number}`))) return 0;
    const text = `${passage.title} ${name} ${passage.text}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return -1;
    return passage.text.toLowerCase().includes(words.join(' ')) ? 1 : 2;
  };
  return passages
    .map((passage, at) => ({ passage, at, rank: rank(passage), here: passage.game === reading ? 0 : 1 }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.here - b.here || a.at - b.at)
    .map(({ passage }) => passage);
}

/** The part of a text around the first word found, as pieces: every other one is a word that was looked for. */
export function excerpt(text: string, wanted: string, length = 220): string[] {
  const words = wordsOf(wanted).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [text.slice(0, length)];
  const any = new RegExp(`(${words.join('|')})`, 'gi');
  const first = Math.max(0, text.search(any));
  const from = first < length * 0.7 ? 0 : text.lastIndexOf(' ', first - 60) + 1;
  const part = text.slice(from, from + length);
  const whole = from + length >= text.length ? part : `${part.slice(0, part.lastIndexOf(' '))} …`;
  return `${from > 0 ? '… ' : ''}${whole}`.split(any);
}

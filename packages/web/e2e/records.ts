// The conformance records of a game, each a line.

import { readFileSync } from 'node:fs';

const FULL = new URL('../../../records/conformance/full/', import.meta.url);

export const recordLines = (game: string): string[] =>
  readFileSync(new URL(`${game}.jsonl`, FULL), 'utf8')
    .trim()
    .split('\n');

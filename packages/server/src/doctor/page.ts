// The built page: its first file, and every file that one names.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, well, wrong } from './finding.ts';

const NAMED = /(?:src|href)="\.?\/?([^"#:]+)"/g;

export function examinePage(folder: string): Finding {
  const index = join(folder, 'index.html');
  if (!existsSync(index))
    return wrong('page', `${folder} has no built page (no index.html): run npm start once.`);
  const named = [...readFileSync(index, 'utf8').matchAll(NAMED)].map(([, name]) => name);
  const missing = [...named, 'sw.js'].find((name) => !existsSync(join(folder, name)));
  if (missing !== undefined) {
    return wrong('page', `The page in ${folder} is incomplete: ${missing} is missing. Build it again.`);
  }
  return well('page', `The page in ${folder} is whole.`);
}

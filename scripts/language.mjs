// Begins or completes a language of the page: what its folder lacks is copied from the English, and its index names every
// file, so that the compiler compares them. See docs/translating.md.

import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare.mjs';

const PACKAGES = ['bots', 'engine', 'faces', 'host', 'print'];

/** The files of words below a folder, as paths with slashes. */
export function wordsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path) && path !== 'index.ts')
    .sort();
}

/** The index of a language: every file compared with the English one. */
export function indexOf(files) {
  const ofPackage = (file) => PACKAGES.find((name) => file.startsWith(`${name}/`));
  const english = (file) => (ofPackage(file) ? `../../../../${file.replace('/', '/src/')}` : `../en/${file}`);
  const lines = files.flatMap((file, at) => [
    `import type * as english${at} from '${english(file)}';`,
    `import * as own${at} from './${file}';`,
  ]);
  const compared = files.map((_, at) => `own${at} satisfies Translated<typeof english${at}>;`);
  return [
    '// Every file of this language beside the English one: written by `npm run language`.',
    '',
    ...lines,
    "import type { Translated } from '../translated.ts';",
    '',
    ...compared,
    '',
  ].join('\n');
}

/** Copies what is missing and writes the index. */
export function complete(home, english) {
  for (const file of wordsIn(english))
    if (!existsSync(join(home, file))) cpSync(join(english, file), join(home, file));
  writeFileSync(join(home, 'index.ts'), indexOf(wordsIn(home)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = process.argv[2] ?? '';
  if (!/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(name) || name === 'en') {
    console.error(`${JSON.stringify(name)} is no language other than English: write it as de or pt-BR.`);
    process.exitCode = 1;
  } else {
    const words = join(root, 'packages/web/src/words');
    complete(join(words, name), join(words, 'en'));
  }
}

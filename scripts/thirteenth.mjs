// A copy of this repository with a thirteenth game: one folder in the engine, one on the page, and one list. Tests play
// it, to show that nothing else has to know a game.

import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './prepare.mjs';

const NOT_COPIED = new Set(['node_modules', 'dist-types', 'test', 'e2e']);

/** The list of games, as written and as compiled. */
const LISTS = ['src/games/index.ts', 'dist/src/games/index.js'];

/** The rules: the example of docs/adding-a-game.md. */
const rules = readFileSync(join(root, 'docs/examples/lookout.js'), 'utf8');

const page = {
  'index.ts': `// What Lookout brings to the page.
export { game } from '@messdeck/engine/games/lookout';
export const page = { howTo: () => import('./how-to.ts') };
`,
  'label.ts': `// Lookout on the shelf.
export const label = { id: 'lookout', title: 'Lookout', pack: 'parker', place: 9, like: '', line: 'Take the red lamps.', players: '3 to 5 players', length: '3 minutes', seats: 3, rules: { target: 5 } };
`,
  'how-to.ts': `// How to play Lookout.
export const sheet = { company: 'three to five players', aim: 'Take the red lamps.', turn: 'Follow the color led.', scores: 'A point for each red card.', ends: 'At 5 points.', tip: 'Keep a high red.', words: {}, figures: [] };
`,
};

/** Makes the copy and returns what was touched in it, as paths; without `sources` what is compiled has to do. */
export function copyWithThirteenth(to, sources = false) {
  for (const name of readdirSync(join(root, 'packages')))
    copyPackage(name, join(to, 'packages', name), sources);
  for (const name of ['docs/rules', 'almanac', 'tsconfig.base.json'])
    cpSync(join(root, name), join(to, name), { recursive: true });
  linkModules(join(root, 'node_modules'), join(to, 'node_modules'), to);
  const engine = join(to, 'packages/engine');
  const touched = [];
  for (const [folder, file] of [
    ['src/games/lookout', 'index.ts'],
    ['dist/src/games/lookout', 'index.js'],
  ]) {
    mkdirSync(join(engine, folder));
    writeFileSync(join(engine, folder, file), rules);
    touched.push(`packages/engine/${folder}`);
  }
  for (const list of LISTS) {
    const text = readFileSync(join(engine, list), 'utf8');
    const listed = text
      .replace(
        /^import .*'\.\/militac\/index\.[jt]s';$/m,
        (line) => `${line}\n${line.replace('militac }', 'game as lookout }').replace('militac', 'lookout')}`,
      )
      .replace(/^(\s*)militac,$/m, '$&\n$1lookout,');
    writeFileSync(join(engine, list), listed);
    touched.push(`packages/engine/${list}`);
  }
  const folder = join(to, 'packages/web/src/games/lookout');
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(page)) writeFileSync(join(folder, file), text);
  return [...touched, 'packages/web/src/games/lookout'];
}

function copyPackage(name, to, sources) {
  if (name === 'web' && !sources) return;
  const from = join(root, 'packages', name);
  const left = new Set(sources || name === 'engine' ? [] : [join(from, 'src')]);
  // What the page was built into is no part of it.
  if (name === 'web') left.add(join(from, 'dist'));
  cpSync(from, to, { recursive: true, filter: (path) => !left.has(path) && !NOT_COPIED.has(basename(path)) });
  linkModules(join(from, 'node_modules'), join(to, 'node_modules'), undefined);
}

/** The same modules, our own packages as they are in the copy. */
function linkModules(from, to, copy) {
  let names;
  try {
    names = readdirSync(from);
  } catch {
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const name of names) {
    if (name === '@messdeck' && copy) {
      mkdirSync(join(to, name));
      for (const own of readdirSync(join(from, name)))
        symlinkSync(join(copy, 'packages', own), join(to, name, own));
    } else if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}

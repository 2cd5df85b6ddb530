// Lays out what a container runs, in a folder of its own: the command in few files, the built page, and the one package
// with a binary. `node scripts/image.mjs FOLDER`; the Dockerfile calls it, and a test.

import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundled, ensurePage, root } from './prepare.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Say where: node scripts/image.mjs FOLDER\n');
  process.exit(1);
}
const target = resolve(folder);
const page = ensurePage();
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
cpSync(bundled(), target, { recursive: true });
cpSync(page, join(target, 'page'), { recursive: true });
writeFileSync(join(target, 'package.json'), '{ "private": true, "type": "module" }\n');

/** SQLite comes ready for every platform; a container needs those of Linux. */
const SQLITE = '@photostructure/sqlite';
for (const name of [SQLITE, 'node-gyp-build']) {
  const from = join(root, 'node_modules', name);
  const unused = new Set(name === SQLITE ? ['src', 'deps', 'node_modules', ...otherPlatforms(from)] : []);
  const isUsed = (path) => !unused.has(path.slice(from.length + 1).replaceAll('\\', '/'));
  cpSync(from, join(target, 'node_modules', name), { recursive: true, filter: isUsed });
}

function otherPlatforms(from) {
  const platforms = readdirSync(join(from, 'prebuilds')).filter((name) => !name.startsWith('linux-'));
  return platforms.map((name) => `prebuilds/${name}`);
}

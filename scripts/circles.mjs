// Fails when files import each other in a circle, types included: anyone who reads a file must be able to begin with what
// it stands on. Folders of a package stand on each other in the same way, and those of the page in a fixed order. Looks
// at the sources of every package; `import()` is left out, it loads later on purpose.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare.mjs';

const IMPORT = /^(?:import|export)\s[^'";]*?\sfrom\s+'(\.[^']+)'|^import\s+'(\.[^']+)'/gm;

/** The folders of the page, each of which may import from those before it. */
const PAGE = [
  'words',
  'shared',
  'sources',
  'table',
  'games',
  'hints',
  'settings',
  'rules',
  'how-to',
  'history',
  'patience',
  'setup',
  'play',
  'lessons',
  'replay',
  'review',
  'shelf',
  'study',
  'online',
  'people',
  'your-turn',
  'duplicate',
  'app',
];

/** The files of this repository that a source names in its imports, as paths. */
export function importsOf(file, source) {
  return [...source.matchAll(IMPORT)]
    .map(([, from, alone]) => resolve(dirname(file), from ?? alone))
    .filter((path) => /\.tsx?$/.test(path));
}

/** Circles in a map from a file to the files it imports: each as the files on the way, the first again at its end. */
export function findCircles(imports) {
  const circles = [];
  const done = new Set();
  const way = [];
  const walk = (file) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) walk(next);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) walk(file);
  return circles;
}

/** The same map from folder to folder; `folderOf` says where a file belongs, undefined: to no folder. */
export function betweenFolders(imports, folderOf) {
  const folders = new Map();
  for (const [file, others] of imports) {
    const folder = folderOf(file);
    if (folder === undefined) continue;
    const known = folders.get(folder) ?? new Set();
    folders.set(folder, known);
    for (const other of others) {
      const on = folderOf(other);
      if (on !== undefined && on !== folder) known.add(on);
    }
  }
  return folders;
}

/** Imports from a folder that comes later in the order, as "file → file". */
export function againstOrder(imports, order, folderOf) {
  const place = (file) => order.indexOf(folderOf(file) ?? '');
  return [...imports].flatMap(([file, others]) =>
    [...others]
      .filter((other) => place(other) > place(file) && place(file) >= 0)
      .map((other) => [file, other]),
  );
}

function sources() {
  const packages = join(root, 'packages');
  return readdirSync(packages).flatMap((name) =>
    ['src', 'laws']
      .map((folder) => join(packages, name, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, path)))
      .filter((path) => /\.tsx?$/.test(path)),
  );
}

const isTest = (file) => /\.(test|testing)\.tsx?$/.test(file);

/** "packages/server/src/http": the folder right below the sources; files that lie there themselves are in none. */
function folderOf(file) {
  const [, name, src, folder, ...rest] = relative(root, file).split(sep);
  return rest.length === 0 ? undefined : ['packages', name, src, folder].join('/');
}

function check() {
  const imports = new Map(sources().map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));
  const circles = findCircles(imports);
  const real = new Map([...imports].filter(([file]) => !isTest(file)));
  const folders = betweenFolders(real, folderOf);
  const folderCircles = findCircles(folders);
  const order = PAGE.map((folder) => `packages/web/src/${folder}`);
  const upward = againstOrder(real, order, folderOf);
  const shown = (files) => files.map((file) => relative(root, resolve(root, file))).join(' → ');
  for (const one of [...circles, ...folderCircles, ...upward]) console.error(shown(one));
  console.log(
    `${imports.size} files, ${circles.length} circles; ${folders.size} folders, ${folderCircles.length} circles`,
  );
  return circles.length + folderCircles.length + upward.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = check() ? 0 : 1;

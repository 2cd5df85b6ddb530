// Fails when files import each other in a circle, types included: whoever reads a file must be able to begin with what
// it stands on. Looks at the sources of every package; `import()` is left out, it loads later on purpose.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare.mjs';

const IMPORT = /^(?:import|export)\s[^'";]*?\sfrom\s+'(\.[^']+)'|^import\s+'(\.[^']+)'/gm;

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

function check() {
  const imports = new Map(sources().map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));
  const circles = findCircles(imports);
  for (const circle of circles) console.error(circle.map((file) => relative(root, file)).join(' → '));
  console.log(`${imports.size} files, ${circles.length} circles`);
  return circles.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = check() ? 0 : 1;

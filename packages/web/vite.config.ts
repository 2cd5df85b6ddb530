// Builds the page into dist: static files with relative paths, for any plain web server, also below a folder.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Tells the service worker which files make up this edition, once they are all written. */
function edition(): Plugin {
  return {
    name: 'messdeck-edition',
    apply: 'build',
    writeBundle({ dir }) {
      const worker = join(dir!, 'sw.js');
      const files = readdirSync(dir!, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/^sw\.js$|\.map$/.test(entry.name))
        .map((entry) => relative(dir!, join(entry.parentPath, entry.name)))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(dir!, file)));
      const known = files.map((file) => (file === 'index.html' ? './' : `./${file}`));
      const header = `const FILES=${JSON.stringify(known)},EDITION=${JSON.stringify(hash.digest('hex').slice(0, 12))};\n`;
      writeFileSync(worker, header + readFileSync(worker, 'utf8'));
    },
  };
}

const WORKER = /new URL\('(\.\/[\w-]*worker\.ts)', import\.meta\.url\)/;

/** Builds workers together with the page, so that all load the same files: the rules of a game come once. */
function sharedWorkers(): Plugin {
  return {
    name: 'messdeck-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [started, file] = WORKER.exec(code) ?? [];
      if (file === undefined || !id.includes('/web/src/')) return undefined;
      const path = join(dirname(id), file);
      const worker = this.emitFile({ type: 'chunk', id: path, name: basename(path, '.ts') });
      return code.replace(started, `import.meta.ROLLDOWN_FILE_URL_${worker}`);
    },
  };
}

export default defineConfig({
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [sharedWorkers(), edition()],
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Rules and packs have no styles; the worker loads them too, and it has no document to preload with.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' || files.some((file) => file.endsWith('.css')) ? files : [],
    },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});

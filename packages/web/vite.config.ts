// Builds the page into dist: static files with relative paths, for any plain web server, also below a folder.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

export default defineConfig({
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  plugins: [edition()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});

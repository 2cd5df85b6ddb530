// Builds the page into dist: static files with relative paths, for any plain web server, also below a folder.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { language } from './language.ts';

/** Tells the service worker which files make up this edition, once they are all written. */
function edition(): Plugin {
  return {
    name: 'messdeck-edition',
    apply: 'build',
    writeBundle({ dir }) {
      const worker = join(dir!, 'sw.js');
      const files = readdirSync(dir!, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/^sw\.js$|\.map$/.test(entry.name))
        // The operator's page needs the server.
        .filter((entry) => !entry.parentPath.endsWith('admin'))
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

/** What pdfkit needs for fonts and pictures of others: print has neither, its letters are outlines. */
function pdfWithoutFonts(): Plugin {
  const unused = /^(fontkit|linebreak|png-js)$/;
  return {
    name: 'messdeck-pdf-without-fonts',
    enforce: 'pre',
    resolveId: (id, importer) => (unused.test(id) && importer?.includes('pdfkit') ? '\0no-fonts' : undefined),
    load: (id) =>
      id === '\0no-fonts' ? 'export const create = undefined; export default undefined;' : undefined,
  };
}

/** What games bring for programs, the terminal and tests: the page never asks for it. */
function partsOfThePage(): Plugin {
  const others = /^ {2}(?:observed|scoring|terminal|tiny|short): \(\) => import\(.*\),$/gm;
  return {
    name: 'messdeck-parts-of-the-page',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/games\/[\w-]+\/(?:index|parts)\.ts$/.test(id) ? code.replace(others, '') : undefined,
  };
}

/** Parts of the page are loaded with their styles by a helper of our own in place of Vite's. */
function ownStyleLoader(): Plugin {
  const loader = join(import.meta.dirname, 'src/shared/with-style.ts');
  return {
    name: 'messdeck-style-loader',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { withStyle as __vitePreload } from ${JSON.stringify(loader)}`
        : undefined,
  };
}

/**
 * What is always loaded together comes as one file: many small ones are compressed each for itself, and weigh more.
 * `frame` is what the page begins with and what most pages need next, `rules` what page and worker need of every game,
 * the others what several games share.
 */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  frame:
    /node_modules\/@?preact\/|\/faces\/src\/(faces|svg)\.ts$|\/web\/src\/(games\/(catalog|players|[\w-]+\/label)|shared\/(hand-mark|reason)|how-to\/known|patience\/days|setup\/play-now|shelf\/(box|install-line|shelf)|sources\/local\/session|table\/model\/event-lines|words\/en\/(shelf|numbers|locale|games\/(boxes|players|[\w-]+\/label)))\.tsx?$/,
  rules:
    /\/web\/src\/shared\/with-style\.ts$|\/engine\/src\/(actors|ask|asked|first-letter|game-words|make-record|match|numbers|options|pack|persons|play|random|refusal|rules|seeds|view|words|mechanics\/(cards|highest|imagine|lists|sheet))\.ts$|\/bots\/src\/(bot|classic|levels|expert\/player)\.ts$|\/web\/src\/(sources\/(games|local\/(messages|store))|words\/en\/sources)\.ts$/,
  host: /\/host\/src\/(checkpoints|hosted-match|house|known|local-matchHost|messages|minds|moment|pacing|streams|timers|timing)\.ts$|\/sources\/local\/worker\.ts$/,
  bids: /\/web\/src\/(table\/parts|words\/\w+\/table)\/(auction|bidding|chooser)\.tsx?$/,
  cloth:
    /\/web\/src\/table\/(parts\/(cloth|seat-heads|trick)|model\/tricks)\.tsx?$|\/words\/\w+\/table\/cloth\.ts$/,
  companies:
    /\/web\/src\/(games\/company-chip|words\/en\/games\/companies|table\/parts\/marks|words\/\w+\/table\/companies)\.tsx?$/,
  parker: /\/engine\/src\/(packs\/parker|mechanics\/(companies|words))\.ts$/,
  squads: /\/engine\/src\/(games\/company-auction|mechanics\/(auction|contract|quick-squad|squads))\.ts$/,
  map: /\/faces\/src\/map\/|\/table\/parts\/states-map\.tsx$|\/games\/states[/.]/,
  mind: /\/bots\/src\/(rewards|search|tree|words|expert\/(advised|compare|mind|search|steady))\.ts$/,
  states: /\/engine\/src\/(packs\/sammy|mechanics\/borders)\.ts$/,
};

/** What of a game only bots, hints and ends need, and only later. */
const LATER =
  /\/(expert|winnable|hint-facts|words-|scoring|match-figures|made|patience|lay-worth|rest-of-hand|turn)[\w-]*\.ts$/;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Whether a module is always loaded with another. */
function comesWith(path: string, other: string, build: Modules): boolean {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    build.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(other);
  return found.has(path);
}

const MAIN = join(import.meta.dirname, 'src/app/main.tsx');

/** The file that a module comes in: one of the above, that of its game or of its table, or any. */
function fileOf(path: string, build: Modules): string | null {
  const shared = Object.keys(TOGETHER).find((name) => TOGETHER[name].test(path));
  if (shared !== undefined || LATER.test(path)) return shared ?? null;
  if (/\/(web|faces)\/src\/.*\.tsx?$/.test(path) && path !== MAIN && comesWith(path, MAIN, build))
    return 'frame';
  // What a game brings to the page is named beside its rules: page and worker load both together.
  const [, named] = /\/web\/src\/games\/([\w-]+)\/index\.ts$/.exec(path) ?? [];
  if (named !== undefined) return named;
  // What a table says comes with it.
  const [, src, game] = /^(?:.*:)?(.*\/web\/src\/)(?:words\/en\/)?games\/([\w-]+)[/.]/.exec(path) ?? [];
  if (game && /\.tsx?$/.test(path) && comesWith(path, `${src}games/${game}/layout.tsx`, build))
    return `${game}-table`;
  // The pack of one game comes with its rules.
  return /\/engine\/src\/(?:games|packs)\/([\w-]+)[/.]/.exec(path)?.[1] ?? null;
}

/** What is asked for by name, whatever is in it. */
const OWN_NAMES: Readonly<Record<string, string>> = { sw: 'sw.js', admin: 'admin/admin.js' };

export default defineConfig({
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [
    ...language(process.env['LANGUAGE']),
    sharedWorkers(),
    ownStyleLoader(),
    partsOfThePage(),
    pdfWithoutFonts(),
    edition(),
  ],
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Rules and packs have no styles; the worker loads them too, and it has no document to preload with.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' || files.some((file) => file.endsWith('.css')) ? files : [],
    },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts', admin: 'src/office/main.ts' },
      // Sentences stand where they are said, in the part of the page that says them.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // It leaves the files of layouts with an export that is not there (rolldown 1.2.15).
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      output: {
        entryFileNames: ({ name }) => OWN_NAMES[name] ?? 'assets/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Nobody waits for the pseudo-language: its wrapped words load in the order of their imports.
          groups: process.env['LANGUAGE'] === 'pseudo' ? [] : [{ name: fileOf, debugName: 'together' }],
        },
      },
    },
  },
});

// The language of a build: `LANGUAGE=de` takes the words of the page from src/words/de in place of src/words/en, and
// engine catalogs from src/words/de/engine where there are any. `LANGUAGE=pseudo` makes a second language of the English.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { type Plugin, runnerImport } from 'vite';

const WORDS = join(import.meta.dirname, 'src/words');
const PACKAGES = join(import.meta.dirname, '..');
const ENGLISH = 'en';
const PSEUDO = 'pseudo';

/** What the page and its worker say, in the language that LANGUAGE names; English needs nothing. */
export function language(name: string = ENGLISH): Plugin[] {
  if (name === PSEUDO) return [documentIn(join(WORDS, ENGLISH)), pseudoWords()];
  const home = join(WORDS, name);
  if (!existsSync(home)) throw new Error(`LANGUAGE is ${JSON.stringify(name)}; there are ${listed()}.`);
  return name === ENGLISH ? [documentIn(home)] : [documentIn(home), wordsFrom(home)];
}

/** Fills in what index.html says: `%description%`. */
function documentIn(home: string): Plugin {
  return {
    name: 'messdeck-document',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<Record<string, string>>(join(home, 'document.ts'), {
        configFile: false,
        logLevel: 'error',
      });
      return Object.entries(module).reduce(
        (filled, [name, said]) => filled.replaceAll(`%${name}%`, said),
        html,
      );
    },
  };
}

function listed(): string {
  const folders = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...folders.map((entry) => entry.name), PSEUDO].join(', ');
}

/** The page's words come from another folder, and those of the packages from below it. */
function wordsFrom(home: string): Plugin {
  return {
    name: 'messdeck-words',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith('#words/')) {
        const file = join(home, id.slice('#words/'.length));
        if (existsSync(file)) return file;
        throw new Error(
          `${relative(WORDS, home)} has no ${id.slice('#words/'.length)} (docs/translating.md).`,
        );
      }
      const found = importer ? await this.resolve(id, importer, { skipSelf: true }) : null;
      const [, owner, path] = /^([a-z]+)[\\/]src[\\/](.*)$/.exec(relative(PACKAGES, found?.id ?? '')) ?? [];
      if (owner === undefined || owner === 'web') return found;
      const file = join(home, owner, path);
      return existsSync(file) && importer !== file ? file : found;
    },
  };
}

/** What a virtual module is called that says in pseudo what a module says in English. */
const WRAPPED = '\0pseudo:';

/** The catalog of a game in the engine. */
const OF_GAME = /[\\/]engine[\\/]src[\\/]games[\\/][\w-]+[\\/]words\.ts$/;

/** Every export of an English module goes through `pseudoOf`. */
function pseudoWords(): Plugin {
  return {
    name: 'messdeck-pseudo-words',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (importer === undefined || importer.startsWith(WRAPPED)) return undefined;
      if (id.startsWith('#words/')) return `${WRAPPED}${join(WORDS, ENGLISH, id.slice('#words/'.length))}`;
      if (!id.endsWith('/words.ts')) return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && OF_GAME.test(found.id) ? `${WRAPPED}${found.id}` : found;
    },
    load(id) {
      if (!id.startsWith(WRAPPED)) return undefined;
      const file = id.slice(WRAPPED.length);
      return inPseudo(file, exportsOf(readFileSync(file, 'utf8'), file));
    },
  };
}

/** The source of a module with the same exports, in pseudo; what Intl reads stays as it is. */
function inPseudo(file: string, names: readonly string[]): string {
  const path = JSON.stringify(file.split(sep).join('/'));
  const pseudo = JSON.stringify(join(WORDS, 'pseudo.ts').split(sep).join('/'));
  const wrapped = names.map((name) =>
    name === 'LOCALE'
      ? `export { LOCALE } from ${path};`
      : `export const ${name} = pseudoOf(asWritten.${name});`,
  );
  return [`import { pseudoOf } from ${pseudo};`, `import * as asWritten from ${path};`, ...wrapped].join(
    '\n',
  );
}

/** The names that a module of words exports as values. */
export function exportsOf(source: string, file: string): string[] {
  const { body } = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return [];
    const { declaration, specifiers } = node;
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
    return specifiers.flatMap(({ exported }) => (exported.type === 'Identifier' ? [exported.name] : []));
  });
}

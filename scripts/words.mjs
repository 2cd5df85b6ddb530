// Fails where code looks for English words. What the rules find out travels as a fact; sentences are made of it at the
// last moment, so code that wants to know something asks for the fact. Only catalogs (words.ts, words-*.ts) know sentences. Looks at
// every pattern, and at every text that is compared, searched, split or replaced. Texts of our own forms may be read:
// actions, places, options, ids. Components of the page say nothing by themselves either: their sentences are in
// packages/web/src/words (docs/translating.md).

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { root } from './prepare.mjs';

/** Where the form of a text is not ours to choose: a folder or file, and what it reads. */
const ALLOWED = {
  'packages/cli/src/game-named.ts': 'names of files',
  'packages/cli/src/modules.ts': 'names of files',
  'packages/cli/src/program.ts': 'messages of commander',
  'packages/cli/src/play/rules-page.ts': 'headings of docs/rules',
  'packages/print/src/booklet': 'headings of docs/rules, names of PDF',
  'packages/print/src/cards.ts': 'SVG',
  'packages/print/src/editions': 'SVG',
  'packages/print/src/letters.ts': 'names of fonts',
  'packages/print/src/pdf': 'names of PDF',
  'packages/print/src/preview': 'SVG',
  'packages/print/src/svg': 'SVG',
  'packages/server/src/days/notices.ts': 'addresses of HTTP',
  'packages/server/src/doctor': 'pages and headers of HTTP, files of the system',
  'packages/server/src/http': 'headers and addresses of HTTP',
  'packages/server/src/nodes': 'headers of HTTP',
  'packages/server/src/security': 'names of hosts, letters that look alike',
  'packages/server/src/store/postgres/address.ts': 'addresses of databases',
  'packages/server/src/threads.ts': 'addresses of files',
  'packages/web/src/replay/picture.ts': 'SVG',
  'packages/web/src/rules/markdown.tsx': 'headings of docs/rules',
  'packages/web/src/sources/remote/stream.ts': 'server-sent events',
  'packages/web/src/sources/hosted-game.ts': 'addresses of files',
  'packages/web/src/sw.ts': 'addresses of HTTP',
};

const METHODS = new Set(
  'endsWith includes indexOf lastIndexOf match matchAll replace replaceAll search split startsWith'.split(
    ' ',
  ),
);

/** The language of actions, places, phases and bots' names, which code may read. */
export const OWN_WORDS = new Set(
  (
    'active add bang bid buried call captured combined counts cut deal discard draw engineers flag give hand high improvise infantry ' +
    'artillery cavalry kind lay low move notrumps over pass play pile red blue run start stars stop stripes swap taken ' +
    'ticket transfer turn unite reserve stock aside reinforcements nest aide down discards shuffle ' +
    'classic gutterfold home ms open proof search'
  ).split(' '),
);

/** Two words, a word with a capital, or the marks between the clauses of a sentence. */
const SENTENCE = /\p{L}{2,}[ ,.;:]+\p{Ll}{2,}|(?<![\p{L}\d])\p{Lu}\p{Ll}+|^(?:[,:;] | · |\. )$/u;

function isOurs(text) {
  const words = text.match(/\p{Ll}{2,}/gu) ?? [];
  return words.length > 0 && words.every((word) => OWN_WORDS.has(word));
}

/** Whether a text that is searched for is English. */
export function isSentence(text, method) {
  if (text.startsWith(' ') || /^replace/.test(method)) return /\p{Ll}{2,}/u.test(text) || SENTENCE.test(text);
  return SENTENCE.test(text) && !(isOurs(text) && !/\p{Lu}\p{Ll}/u.test(text));
}

/** Whether a pattern looks for English: words that are not ours, or ours in the middle of a text. */
export function isEnglish(pattern) {
  const letters = pattern
    // Ids have a prefix: "hand:", "tiny-"; fields of JSON stand in quotes.
    .replace(/\p{Ll}+(?::(?! )|-)|\\u[\da-f]{4}|"\w+"/gu, ' ')
    .replace(/\\[pP]\{[^}]*\}|\(\?<?[=!:]|\(\?<\w+>|\[[^\]]*\]|\\[a-zA-Z]/g, ' ')
    .replace(/\\(.)/g, '$1');
  if (/\p{Lu}\p{Ll}/u.test(letters)) return true;
  if (!/\p{Ll}{2,}/u.test(letters)) return false;
  return !isOurs(letters) || !/^\^|\$$/.test(pattern);
}

/** Every place in a source that looks for words, as its line and text. */
export function searchesIn(source, file) {
  const found = [];
  const walk = (node) => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    else if (node && typeof node === 'object' && typeof node.type === 'string') {
      const literal = wordsSoughtBy(node);
      if (literal)
        found.push([source.slice(0, literal.start).split('\n').length, source.slice(node.start, node.end)]);
      for (const key in node) walk(node[key]);
    }
  };
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return found;
}

/** The literal by which this looks for words; undefined where it does not. */
function wordsSoughtBy(node) {
  if (node.type === 'Literal' && node.regex) return isEnglish(node.regex.pattern) ? node : undefined;
  const [literal, method] = comparedIn(node);
  const isText = literal?.type === 'Literal' && typeof literal.value === 'string';
  return isText && isSentence(literal.value, method) ? literal : undefined;
}

function comparedIn(node) {
  if (node.type === 'CallExpression' && METHODS.has(node.callee.property?.name))
    return [node.arguments[0], node.callee.property.name];
  if (node.type === 'SwitchCase') return [node.test, 'case'];
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return [];
  // Keys of the keyboard and codes of errors have names of their own.
  const isKey = [node.left, node.right].some((side) => /^(key|code)$/.test(side.property?.name ?? side.name));
  return isKey ? [] : [[node.left, node.right].find(({ type }) => type === 'Literal'), '==='];
}

/** Attributes that are shown or said. */
const SAID = /^(alt|aria-(description|label|roledescription|valuetext)|label|placeholder|title)$/;

/** Names, which are the same in every language. */
const NAMES = new Set(['Messdeck', 'SHA-256']);

const isWorded = (text) => {
  const plain = text.replace(/&\w+;/g, ' ').trim();
  return /\p{L}{2,}/u.test(plain) && !NAMES.has(plain);
};

/** Every text that a component of the page shows or says by itself, as its line and text. */
export function sentencesIn(source) {
  const found = [];
  const walk = (node) => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    else if (node && typeof node === 'object' && typeof node.type === 'string') {
      const said =
        node.type === 'JSXText' ||
        (node.type === 'Literal' && typeof node.value === 'string' && node.isSaid === true);
      if (said && isWorded(node.value))
        found.push([source.slice(0, node.start).split('\n').length, node.value.trim()]);
      if (node.type === 'JSXAttribute' && SAID.test(node.name.name) && node.value?.type === 'Literal')
        node.value.isSaid = true;
      for (const key in node) walk(node[key]);
    }
  };
  walk(parseAst(source, { lang: 'tsx' }).body);
  return found;
}

/** Where sentences still stand in components. */
const NOT_YET = ['packages/web/src/study/almanac'];

const isComponent = (path) =>
  /^packages\/web\/src\/(?!words\/).*\.tsx$/.test(path) &&
  !NOT_YET.some((folder) => path.startsWith(`${folder}/`));

function sources() {
  const packages = join(root, 'packages');
  return readdirSync(packages).flatMap((name) => {
    const folder = join(packages, name, 'src');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$/.test(path))
      .map((path) => join(folder, path));
  });
}

const isCatalog = (file) =>
  /[\\/](words(-[\w-]+)?|persons)\.tsx?$|[\\/]web[\\/]src[\\/]words[\\/]/.test(file);

const isAllowed = (path) => Object.keys(ALLOWED).some((part) => path === part || path.startsWith(`${part}/`));

function check() {
  const files = sources().filter((file) => !isCatalog(file));
  const found = files.flatMap((file) => {
    const path = relative(root, file).split(sep).join('/');
    const source = readFileSync(file, 'utf8');
    const said = isComponent(path) ? sentencesIn(source) : [];
    const sought = isAllowed(path) ? [] : searchesIn(source, file);
    return [...sought, ...said].map(([line, text]) => `${path}:${line}: ${text}`);
  });
  for (const one of found) console.error(one);
  console.log(`${files.length} files, ${found.length} places that look for words or say some`);
  return found.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = check() ? 0 : 1;

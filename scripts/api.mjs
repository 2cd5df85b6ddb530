// `npm run api`: writes docs/api, the reference of every package, from the declarations that the compiler emits and the
// comments in them. With --check it writes nothing and says which page is stale. Every export needs a sentence.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, tool } from './prepare.mjs';

const folder = join(root, 'docs', 'api');

/** The pages: what they are called, how the module is imported, and its declarations. */
const PAGES = [
  [
    'engine',
    '@messdeck/engine',
    'packages/engine/dist/src/index.d.ts',
    'The rules: games, matches, records, views.',
  ],
  [
    'env',
    '@messdeck/engine/env',
    'packages/engine/dist/src/env/index.d.ts',
    'Games as environments for programs that learn or plan.',
  ],
  [
    'sealed',
    '@messdeck/engine/sealed',
    'packages/engine/dist/src/sealed/index.d.ts',
    'Sealed shuffles: made on a server, checked by anybody.',
  ],
  ['laws', '@messdeck/engine/laws', 'packages/engine/dist/laws/index.d.ts', 'The laws every game must pass.'],
  ['bots', '@messdeck/bots', 'packages/bots/dist/index.d.ts', 'Players for every game.'],
  ['host', '@messdeck/host', 'packages/host/dist/index.d.ts', 'A match with people and bots in it.'],
  ['faces', '@messdeck/faces', 'packages/faces/dist/index.d.ts', 'The card faces as drawings.'],
  ['print', '@messdeck/print', 'packages/print/dist/index.d.ts', 'The packs on paper, as PDF.'],
];

const BEGINS = /^(?:export (?:declare )?|declare )?(?:abstract )?(function|class|interface|type|const) (\w+)/;

/** Where a type ends: the compiler writes the members of a union, and the comments on them, at the margin too. */
const ENDS = /^ {0,3}\S.*;$/;

/** The declarations at the top of a file: name, comment, code, in their order; an overloaded name stands once. */
export function declarationsOf(text) {
  const found = [];
  let comment = [];
  let code;
  let inType = false;
  for (const line of text.split('\n')) {
    const begins = BEGINS.exec(line);
    if (inType) {
      code.lines.push(line);
      inType = !ENDS.test(line);
    } else if (begins) {
      code = {
        name: begins[2],
        exported: line.startsWith('export'),
        comment: comment.join('\n'),
        lines: [line],
      };
      found.push(code);
      comment = [];
      inType = begins[1] === 'type' && !ENDS.test(line);
    } else if (/^(\/\*\*|\/\/|import |export [{*])/.test(line) || (comment.length > 0 && /^ \*/.test(line))) {
      code = undefined;
      if (/^(\/\*\*| \*)/.test(line)) comment.push(line);
    } else if (code) code.lines.push(line);
  }
  return found;
}

/** What a module exports, its own and what it passes on: declarations by file. */
export function exportsOf(file, read) {
  const text = read(file);
  const own = declarationsOf(text)
    .filter(({ exported }) => exported)
    .map((one) => ({ ...one, file }));
  const passed = [...text.matchAll(/^export (?:type )?(\*|\{[^}]*\}) from '([^']+)';/gm)].flatMap(
    ([, names, from]) => {
      const target = join(dirname(file), from.replace(/\.(j|t)s$/, '.d.ts'));
      const all = exportsOf(target, read);
      if (names === '*') return all;
      const wanted = names
        .slice(1, -1)
        .split(',')
        .map((name) => name.replace(/^\s*type\s/, '').trim());
      return wanted.flatMap((name) => all.filter((one) => one.name === name));
    },
  );
  return [...passed, ...own];
}

function prose(comment) {
  return comment
    .replace(/^\/\*\*\s?|\s?\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, ''))
    .join('\n')
    .trim();
}

/** The code without what is nobody's business: private members, and words that only the compiler needs. */
function shown(lines) {
  const kept = [];
  for (const line of lines) {
    if (!/^\s+(private|#)/.test(line)) kept.push(line.trimEnd());
    // Its comment goes with it.
    else while (kept.length > 1 && /^\s+(\/\*\*|\*)/.test(kept.at(-1))) kept.pop();
  }
  return kept
    .join('\n')
    .replace(/^export declare |^export /, '')
    .trimEnd();
}

/** A module's exports by name: what is said of each, its code, and the file it comes from. */
function entriesOf(declarations) {
  const named = new Map();
  for (const one of declarations) named.set(one.name, [...(named.get(one.name) ?? []), one]);
  return [...named.entries()]
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map(([name, all]) => ({
      name,
      said: prose(all.map(({ comment }) => comment).find(Boolean) ?? ''),
      code: all.map(({ lines }) => shown(lines)).join('\n'),
      file: all[0].file,
    }));
}

function sections(declarations, level) {
  return entriesOf(declarations)
    .map(({ name, said, code }) => `${level} ${name}\n${said}\n\n\`\`\`ts\n${code}\n\`\`\`\n`)
    .join('\n');
}

/** The source of a declaration; the engine's `dist` holds its folders, that of the others what is in `src`. */
function sourceOf(file) {
  const [project, name] = file.replace(/\.d\.ts$/, '.ts').split(`${sep}dist${sep}`);
  return [join(project, name), join(project, 'src', name)].find(existsSync);
}

/** A line for each export of a module that nothing is said of. */
export function unsaid(title, declarations, where = (file) => relative(root, sourceOf(file))) {
  return entriesOf(declarations)
    .filter(({ said }) => said === '')
    .map(
      ({ name, file }) =>
        `${title}: ${name} has no sentence. Write one as /** … */ above it in ${where(file)}.`,
    );
}

function read(file) {
  return readFileSync(file, 'utf8');
}

function modulePage(title, file, about) {
  return `# ${title}\n${about}\n\n${sections(exportsOf(join(root, file), read), '##')}`;
}

/** The mechanics, a module each: its title, what it is about, its declarations. */
function mechanics() {
  const sources = join(root, 'packages/engine/src/mechanics');
  return readdirSync(sources)
    .filter((name) => name.endsWith('.ts') && !/\.test(ing)?\.ts$/.test(name))
    .sort()
    .map((file) => {
      const name = basename(file, '.ts');
      const about = read(join(sources, file))
        .split('\n\n')[0]
        .replace(/^\/\/ ?/gm, '')
        .replaceAll('\n', ' ');
      const declared = join(root, 'packages/engine/dist/src/mechanics', `${name}.d.ts`);
      return { title: `@messdeck/engine/mechanics/${name}`, about, declarations: exportsOf(declared, read) };
    });
}

function mechanicsPage() {
  const parts = mechanics().map(
    ({ title, about, declarations }) => `## ${title}\n${about}\n\n${sections(declarations, '###')}`,
  );
  return `# Mechanics\nWhat several games share, for games of your own too: small functions, a module each.\n\n${parts.join('\n')}`;
}

function indexPage() {
  const rows = PAGES.map(([page, title, , about]) => `| [${title}](${page}.md) | ${about} |`);
  return `# API reference
Made by \`npm run api\` from the sources; \`npm test\` says when it is stale. Begin with \`Game\` in [@messdeck/engine](engine.md#game).

| module | what it offers |
|---|---|
${rows.join('\n')}
| [@messdeck/engine/mechanics/…](mechanics.md) | What several games share. |
`;
}

function pages() {
  return [
    ...PAGES.map(([page, title, file, about]) => [page, modulePage(title, file, about)]),
    ['mechanics', mechanicsPage()],
    ['README', indexPage()],
  ];
}

/** What is missing from all pages. */
function allUnsaid() {
  return [
    ...PAGES.flatMap(([, title, file]) => unsaid(title, exportsOf(join(root, file), read))),
    ...mechanics().flatMap(({ title, declarations }) => unsaid(title, declarations)),
  ];
}

function main(check) {
  run(tool('tsc'), ['-b', 'packages/engine', 'packages/bots', 'packages/host', 'packages/print']);
  const missing = allUnsaid();
  if (missing.length > 0) {
    console.error(missing.join('\n'));
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  const stale = [];
  for (const [page, text] of pages()) {
    const file = join(folder, `${page}.md`);
    if (existsSync(file) && read(file) === text) continue;
    stale.push(`docs/api/${page}.md`);
    if (!check) writeFileSync(file, text);
  }
  if (check && stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. \`npm run api\` writes them again.`);
    return 1;
  }
  console.log(
    check ? 'docs/api is up to date' : `written: ${stale.join(', ') || 'nothing, all is up to date'}`,
  );
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.includes('--check'));

// Styles that are loaded later stay loaded: whatever they style by a class that other parts use too must be named with its
// place, or those parts change with the pages that were seen before.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Rules that are meant for parts of other folders, and hold only where their own are. */
const MEANT: readonly string[] = [
  // at a table with people, and while a replay moves
  'online/online.css .plaque',
  'replay/replay.css .table',
  'review/review.css .table',
  'replay/replay.css .dlg',
  // the line of a contract in Sammy, beside its silent hand
  'games/sammy/style.css .contract',
  // the day's deals are told as the history is
  'history/history.css .chart',
  'history/history.css .figures',
  'history/history.css .filters',
  'history/history.css .ladder',
  'history/history.css .said-of-files',
  'history/history.css .service',
  'history/history.css .tabs',
  'patience/daily.css .ladder',
  // the form for a table with friends looks like set-up
  'setup/setup.css .setup',
  'setup/setup.css .setup-bar',
  'setup/setup.css .setup-foot',
  'setup/setup.css .setup-page',
  // a dialog that holds the form for printing, told by what is in it
  'study/packs/print.css .dlg',
  // a review moves a replay
  'replay/replay.css .transport',
  'replay/replay.css .two-ways',
  // a hint or a coach beside the cloth takes room from the table
  'hints/hint.css .table',
  'lessons/coach.css .table',
  // the lists of three games on the map
  'games/states/states.css .by-name',
  // the marks of its own suits
  'games/sammy/style.css .mark',
  // the frame of all pages to study
  'rules/rules.css .sheetbar',
  'rules/rules.css .sheetpage',
  'study/atlas/atlas.css .under-map',
];

const files = (readdirSync(ROOT, { recursive: true }) as string[]).map((name) => name.replaceAll('\\', '/'));
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
/** What every page loads first, in a fixed order: it is meant for all. */
const ofEveryTable = [...read('shared/styles/index.css').matchAll(/url\("([^"]+)"\)/g)].map(([, path]) =>
  join('shared/styles', path),
);
const parts = files.filter((name) => name.endsWith('.tsx')).map((name) => [name, read(name)] as const);

/** Classes that a sheet styles wherever they are: selectors of one compound, not nested in another rule. */
function bareClasses(css: string): Set<string> {
  const found = new Set<string>();
  const enclosing: boolean[] = [];
  let text = '';
  for (const character of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      const selector = text.trim();
      const isAt = selector.startsWith('@');
      if (!isAt && enclosing.every(Boolean))
        for (const one of selector.split(/,(?![^(]*\))/)) {
          const [, name] = /^\.([\w-]+)(?:::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\])*$/.exec(one.trim()) ?? [];
          if (name !== undefined) found.add(name);
        }
      enclosing.push(isAt);
      text = '';
    } else if (character === '}') {
      enclosing.pop();
      text = '';
    } else if (character === ';') text = '';
    else text += character;
  }
  return found;
}

const wornBy = (name: string, part: string): boolean =>
  new RegExp(`class=(?:"[^"]*(?<![\\w-])${name}(?![\\w-])|\\{[^}]*['"\` ]${name}(?![\\w-])['"\` ])`).test(
    part,
  );

test.each(
  files.filter(
    (name) => name.endsWith('.css') && !/^(shared|table\/stage)\//.test(name) && !ofEveryTable.includes(name),
  ),
)('%s styles nothing that is another’s', (sheet) => {
  const shared = [...bareClasses(read(sheet))].filter((name) =>
    parts.some(([part, text]) => !part.startsWith(`${dirname(sheet)}/`) && wornBy(name, text)),
  );
  expect(shared.map((name) => `${sheet} .${name}`).filter((rule) => !MEANT.includes(rule))).toEqual([]);
});

test('rules that were meant for others still exist', () => {
  for (const rule of MEANT) {
    const [sheet, name] = rule.split(' .');
    expect(bareClasses(read(sheet)), rule).toContain(name);
  }
});

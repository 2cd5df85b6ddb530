// The API reference: exports are found behind `export … from`, with their comments; what is private stays so.

import { expect, test } from 'vitest';
import { declarationsOf, exportsOf, unsaid } from './api.mjs';

const files: Record<string, string> = {
  '/p/index.d.ts': "export { type Seat, sit } from './seat.js';\nexport * from './table.ts';\n",
  '/p/seat.d.ts':
    '/** Where somebody sits. */\nexport interface Seat {\n    readonly n: number;\n}\nexport declare function sit(seat: Seat): void;\nexport declare const hidden = 1;\n',
  '/p/table.d.ts':
    "import type { Seat } from './seat.ts';\n/**\n * A table.\n * With chairs.\n */\nexport declare class Table {\n    private chairs;\n    seats: Seat[];\n}\nexport {};\n",
};

test('what a module exports is found in the files that it names', () => {
  const found = exportsOf('/p/index.d.ts', (file: string) => files[file]);
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Seat', 'sit', 'Table']);
});

test('a declaration comes with its comment and its whole code', () => {
  const [table] = declarationsOf(files['/p/table.d.ts']);
  expect(table.comment).toBe('/**\n * A table.\n * With chairs.\n */');
  expect(table.lines.slice(0, 4).join('\n')).toBe(
    'export declare class Table {\n    private chairs;\n    seats: Seat[];\n}',
  );
});

test('an export without a sentence is named, with the file to write it in', () => {
  const found = exportsOf('/p/index.d.ts', (file: string) => files[file]);
  expect(unsaid('@p/chairs', found, (file: string) => file.replace('.d.ts', '.ts'))).toEqual([
    '@p/chairs: sit has no sentence. Write one as /** … */ above it in /p/seat.ts.',
  ]);
});

test('comments inside a union are part of it, and say nothing of what comes next', () => {
  const text =
    "export type Told = \n/** News. */\n{\n    readonly is: 'news';\n}\n/** Trouble. */\n | {\n    readonly is: 'fault';\n};\nexport type Next = number;\n";
  const [told, next] = declarationsOf(text);
  expect(told.lines.slice(1).join('\n')).toBe(
    "/** News. */\n{\n    readonly is: 'news';\n}\n/** Trouble. */\n | {\n    readonly is: 'fault';\n};",
  );
  expect([told.comment, next.comment]).toEqual(['', '']);
});

test('the comment of what is not exported says nothing of what comes next', () => {
  const [inner, outer] = declarationsOf(
    '/** Inside. */\ninterface Inner {\n}\nexport interface Outer {\n}\n',
  );
  expect([inner.exported, inner.comment]).toEqual([false, '/** Inside. */']);
  expect([outer.exported, outer.comment]).toEqual([true, '']);
});

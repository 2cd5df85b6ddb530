// The API reference: exports are found behind `export … from`, with their comments; what is private stays so.

import { expect, test } from 'vitest';
import { declarationsOf, exportsOf } from './api.mjs';

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

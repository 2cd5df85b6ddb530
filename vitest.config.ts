// One test run for all packages: as they were built where that is up to date, else from their sources.

import { existsSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isBuilt } from './scripts/prepare.mjs';

/** What takes long, the longest first: begun among the last, one of these would be waited for alone. */
const LONG = [
  'engine/test/laws',
  'cli/test/runs',
  'cli/test/play',
  'cli/test/docs',
  'cli/test/python',
  'cli/test/mutations',
  'engine/test/signatures',
  'bots/src/bots',
  'scripts/packages',
  'server/src/table/streams',
  'bots/src/hint',
  'cli/test/contract',
  'cli/test/programs',
  'server/src/http/mutated',
  'bots/src/classic',
  'server/src/http/together',
  'server/src/table/secrets',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/**
 * Node runs modules of its own several times as fast as those a test runner has rewritten; so packages are taken as
 * they were compiled, whenever that was done of the sources as they are now.
 */
const built = isBuilt();
const conditions = built ? [] : ['source'];

/** Also what tests name by its source. */
const compiled: Plugin = {
  name: 'compiled',
  enforce: 'pre',
  async resolveId(id, importer) {
    const found = await this.resolve(id, importer, { skipSelf: true });
    const parts = found && /^(.*\/packages\/\w+)\/(src|laws)\/(.*)\.ts$/.exec(found.id);
    if (!parts) return found;
    const [, home, folder, name] = parts;
    return [`${home}/dist/${folder}/${name}.js`, `${home}/dist/${name}.js`].find(existsSync) ?? found;
  },
};

/** What `npm run test:all` runs besides: what a container would run, a million shuffles, decks for every printer and their ink, a large tree, environments over 100,000 steps, the lab killed again and again. */
const LATER = [
  'scripts/image.test.ts',
  'packages/engine/src/sealed/million.test.ts',
  'packages/print/src/ways.test.ts',
  'packages/print/src/ink.test.ts',
  'packages/engine/test/tree-militac.test.ts',
  'packages/engine/test/env-long.test.ts',
  'packages/cli/test/lab-queue-long.test.ts',
];

export default defineConfig({
  plugins: built ? [compiled] : [],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    server: { deps: { external: [/\/packages\/\w+\/dist\//] } },
    include: ['packages/*/{src,laws,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(process.env['EVERY_TEST'] ? [] : LATER)],
    // Only what hangs is stopped: on a crowded machine everything takes many times as long.
    // What is waited for may take its time on a crowded machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Two cores are kept busy by four: tests of tables and programs mostly wait.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    // The packages are loaded once for all files of a worker: no test changes what others stand on.
    isolate: false,
  },
});

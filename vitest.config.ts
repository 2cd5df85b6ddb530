// One test run for all packages; packages resolve to their sources, so tests need no build.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long, the longest first: begun among the last, one of these would be waited for alone. */
const LONG = [
  'engine/test/laws',
  'cli/test/runs',
  'cli/test/play',
  'cli/test/docs',
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

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/{src,laws,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Only what hangs is stopped: on a crowded machine everything takes many times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Two cores are kept busy by four: tests of tables and programs mostly wait.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    // The packages are loaded once for all files of a worker: no test changes what others stand on.
    isolate: false,
  },
});

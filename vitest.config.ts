// One test run for all packages; packages resolve to their sources, so tests need no build.
import { defineConfig } from 'vitest/config';

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
    // The packages are loaded once for all files of a worker: no test changes what others stand on.
    isolate: false,
  },
});

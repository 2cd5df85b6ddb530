// The tests that drive a real browser: one built page, one server and one browser for all files.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    globalSetup: ['packages/web/e2e/start.mjs'],
    // What is waited for may take its time on a crowded machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // The pages of several matches share the machine's cores; a player mostly waits.
    maxWorkers: 3,
  },
});

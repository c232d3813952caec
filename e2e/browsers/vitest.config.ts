import { defineConfig } from 'vitest/config';

/** The journeys in Firefox and in WebKit; `npm run test:browsers` runs them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: 'portal-setup.ts',
    // One for each browser; a thread could not start programs that end with it.
    pool: 'forks',
    maxWorkers: 2,
    // A busy machine may take ten times as long; a late limit costs nothing where a state is waited for.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000, interval: 100 } },
  },
});

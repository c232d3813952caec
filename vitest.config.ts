import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Starts the database of the gateway's tests. */
const globalSetup = join(import.meta.dirname, 'apps/gateway/test/global-setup.ts');

/** A project whose tests lie beside what they test. */
function project(name: string, root: string, more: object = {}) {
  return { test: { name, root, include: ['**/*.test.{ts,tsx,mjs}'], ...more } };
}

export default defineConfig({
  test: {
    projects: [
      project('domain', 'packages/domain'),
      project('contract', 'packages/contract'),
      project('gateway', 'apps/gateway', {
        globalSetup,
        // A database of a test's own takes its time on a busy machine.
        testTimeout: 30_000,
        hookTimeout: 60_000,
        // To load the whole gateway anew for each of a hundred files takes longer than most of them: they share it.
        isolate: false,
        restoreMocks: true,
      }),
      project('web', 'apps/web'),
      project('library', 'library'),
      project('scripts', 'scripts'),
    ],
  },
});

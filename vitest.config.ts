import { defineConfig } from 'vitest/config';

/** A project whose tests lie beside what they test. */
function project(name: string, root: string, more: object = {}) {
  return { test: { name, root, include: ['**/*.test.{ts,tsx,mjs}'], ...more } };
}

export default defineConfig({
  test: {
    projects: [
      project('domain', 'packages/domain'),
      project('contract', 'packages/contract'),
      project('gateway', 'apps/gateway', { globalSetup: './test/global-setup.ts', testTimeout: 30_000 }),
      project('web', 'apps/web'),
      project('library', 'library'),
      project('scripts', 'scripts'),
    ],
  },
});

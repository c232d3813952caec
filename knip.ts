import type { KnipConfig } from 'knip';

export default {
  includeEntryExports: true,
  workspaces: {
    '.': {
      entry: ['scripts/{start,build,test,check,bench}.mjs', 'scripts/checks/{main,print-size-table}.ts'],
      project: ['scripts/**/*.{mjs,ts}', '*.ts'],
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
      ignoreBinaries: ['nginx', 'groonga'],
    },
    'apps/gateway': {
      entry: ['src/main.ts', 'src/operator/main.ts', 'test/hold-server.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
    },
    'apps/web': {
      entry: ['build/{precompress,compile-texts,first-load-size,draw-icons}.ts', 'service-worker/service-worker.ts'],
      project: ['src/**/*.{ts,tsx}', '{build,service-worker}/**/*.ts', '!src/texts/compiled/**'],
      ignoreDependencies: ['@inlang/plugin-message-format'],
    },
    library: { project: ['**/*.ts'] },
    e2e: { entry: ['**/*.spec.ts', 'support/start-portal.ts'], project: ['**/*.ts'] },
    bench: { entry: ['src/*.ts'], project: ['src/**/*.ts'] },
    'packages/*': { project: ['src/**/*.ts'] },
  },
} satisfies KnipConfig;

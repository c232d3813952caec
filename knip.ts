import type { KnipConfig } from 'knip';

export default {
  includeEntryExports: true,
  // Exports that a later feature needs, by the files that hold nothing else.
  ignoreIssues: {
    // AI chat (docs/rules/ai.md#chat)
    'packages/domain/src/ai/ai-chat.ts': ['exports'],
    // Live room and its chat (docs/rules/room-chat.md#chat)
    'packages/domain/src/live/{live-room,live-viewer}.ts': ['exports'],
  },
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,build,test,test-full,test-browsers,test-flaky,test-faults,check,bench}.mjs',
        'scripts/pictures/take-pictures.mjs',
        'scripts/checks/{main,print-size-table}.ts',
        'scripts/hooks/{set-up,warn-of-subjects}.mjs',
      ],
      project: ['scripts/**/*.{mjs,ts}', '*.ts'],
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
      ignoreBinaries: ['nginx', 'groonga', 'ffmpeg'],
    },
    'apps/gateway': {
      entry: [
        'src/main.ts',
        'src/operator/main.ts',
        'src/modules/case/convert/decode-program.ts',
        'test/operator/run-commands.ts',
        'test/servers/hold-server.ts',
        'test/jobs/run-workers.ts',
        'test/media/work-on-imports.ts',
        'test/course/{learn-course,learner-clock}-program.ts',
        'build/compile-texts.ts',
      ],
      project: ['{src,test,build}/**/*.ts', '!src/texts/compiled/**'],
      // The codecs are loaded by their names when a frame needs them.
      ignoreDependencies: ['@inlang/plugin-message-format', '@cornerstonejs/.+'],
      ignoreBinaries: ['ffmpeg'],
    },
    'apps/web': {
      entry: [
        'src/**/*.browser.test.tsx',
        'build/{precompress,compile-texts,first-load-size,draw-icons,run-prerender}.ts',
        'service-worker/service-worker.ts',
        'src/app/prerendered-shell/after-paint.ts',
      ],
      project: ['src/**/*.{ts,tsx}', '{build,service-worker,test}/**/*.{ts,tsx}', '!src/texts/compiled/**'],
      ignoreDependencies: ['@inlang/plugin-message-format'],
    },
    library: { project: ['**/*.ts'] },
    e2e: {
      entry: ['**/*.spec.ts', 'support/start-portal.ts', 'pictures/{stop-clock,shrink-pictures}.ts'],
      playwright: { config: ['playwright.config.ts', 'pictures/playwright.config.ts'] },
      vitest: { config: ['browsers/vitest.config.ts'], entry: ['browsers/*.test.ts'] },
      ignoreBinaries: ['ffmpeg', 'setpriv'],
      project: ['**/*.ts'],
    },
    bench: { entry: ['src/{,case/,room/}*.ts', 'src/baselines/open-coupons.mjs'], project: ['src/**/*.{mjs,ts}'] },
    'packages/*': { project: ['src/**/*.ts', 'test/**/*.ts'] },
  },
} satisfies KnipConfig;

import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { afterPaint } from './build/after-paint.ts';
import { callTable } from './build/call-table.ts';
import { assetFileNames, chunkFileNames, codeSplitting } from './build/chunks.ts';
import { oneLanguage } from './build/one-language.ts';
import { pageTitles } from './build/page-titles.ts';
import { playerPages } from './build/player-pages.ts';
import { preloadLists } from './build/preload-lists.ts';
import { prerenderShells } from './build/prerender-shells.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sourceMaps } from './build/source-maps.ts';
import { texts } from './build/texts.ts';

/** The address of the gateway for `npm run dev`; started beside it with `npm start`. */
const gateway = process.env['GATEWAY'] ?? 'http://127.0.0.1:3000';

/** React Compiler's cache for components, by language. */
const compilerRuntime = fileURLToPath(new URL('src/texts/compiler-runtime.ts', import.meta.url));

const css = {
  transformer: 'lightningcss',
  lightningcss: { cssModules: { pattern: '[name]__[local]__[hash]' } },
} as const;

export default defineConfig({
  base: '/edu/',
  plugins: [
    paraglideVitePlugin(texts),
    oneLanguage(),
    callTable(),
    pageTitles(),
    prerenderShells(css),
    playerPages(),
    preloadLists(),
    afterPaint(),
    // Compiled components use our cache, which knows the language.
    {
      name: 'osteon:compiler-runtime',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^react\/compiler-runtime$/ },
        handler: (_id, importer) => (importer === compilerRuntime ? null : compilerRuntime),
      },
    },
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    // Before the service worker, whose list of files must not name the maps.
    sourceMaps(),
    serviceWorker(),
  ],
  css,
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Small pictures stay files: cached for a year, while the code that names them changes.
    assetsInlineLimit: 0,
    // The relevant size is that of the files before a route shows anything: build/first-load-size.ts measures that.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { output: { codeSplitting, chunkFileNames, assetFileNames } },
  },
  worker: { format: 'es' },
  server: {
    port: 4201,
    strictPort: true,
    proxy: { '/gateway': { target: gateway, ws: true }, '/media': gateway },
  },
});

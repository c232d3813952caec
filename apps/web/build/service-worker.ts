import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildScript } from './build-script.ts';

const source = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));

/** Only needed for videos, which are not cached. */
const PLAYER_ENGINE = /\/hls-engine-/;

/**
 * Adds `service-worker.js` to the build: one script with the list of all its files, beside the page, because a service
 * worker's scope is the path of its script.
 */
export function serviceWorker(): Plugin {
  let base = '/';
  return {
    name: 'osteon:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
        if (entry === undefined) throw new Error('The build has no entry');
        const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !PLAYER_ENGINE.test(file));
        const constants = { entry: base + entry, files: files.sort().map((file) => base + file) };
        // A classic script: not every browser supports module service workers.
        const built = await buildScript(source, 'service-worker.js', { BUILD: JSON.stringify(constants) });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: built });
      },
    },
  };
}

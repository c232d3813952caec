import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { storeSourceMap } from './source-maps.ts';

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
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await bundled(constants) });
      },
    },
  };
}

async function bundled(constants: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(constants) },
    build: {
      write: false,
      sourcemap: 'hidden',
      target: 'baseline-widely-available',
      // A classic script: not every browser supports module service workers.
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const { code, map } = (built as Rolldown.RolldownOutput).output[0];
  if (map) await storeSourceMap('service-worker.js.map', map.toString());
  return code;
}

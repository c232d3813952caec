import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildScript } from './build-script.ts';

/** Its path from the root of the portal is its key in the manifest, by which the gateway finds it. */
const SOURCE = 'src/app/prerendered-shell/after-paint.ts';

/** Adds the script that loads those of a page once its prerendered shell is painted. */
export function afterPaint(): Plugin {
  return {
    name: 'osteon:after-paint',
    apply: 'build',
    async buildStart() {
      const source = await buildScript(fileURLToPath(new URL(`../${SOURCE}`, import.meta.url)), 'after-paint.js');
      this.emitFile({ type: 'asset', name: 'after-paint.js', originalFileName: SOURCE, source });
    },
  };
}

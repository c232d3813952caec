import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';

const moduleId = 'virtual:call-table';
const resolvedId = `\0${moduleId}`;
const contract = fileURLToPath(import.meta.resolve('@osteon/contract'));

/**
 * Provides `virtual:call-table`: of every call of the contract only what a browser needs to make it. The schemas stay
 * behind, so zod is no part of a route's first load.
 */
export function callTable(): Plugin {
  return {
    name: 'osteon:call-table',
    resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: () => resolvedId },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      async handler() {
        const { module, dependencies } = await runnerImport<typeof import('@osteon/contract')>(contract);
        for (const file of dependencies) this.addWatchFile(file);
        const table = Object.fromEntries(
          Object.entries(module.calls).map(([name, call]) => [
            name,
            [module.methodOf(call.mode), module.pathOf(call), call.mode, call.envelope, call.session],
          ]),
        );
        return `export const callTable = ${JSON.stringify(table)};`;
      },
    },
  };
}

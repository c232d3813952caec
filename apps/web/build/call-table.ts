import { fileURLToPath } from 'node:url';
import type { Call } from '@osteon/contract';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';

const moduleId = 'virtual:call-table';
const resolvedId = `\0${moduleId}`;
const contract = fileURLToPath(import.meta.resolve('@osteon/contract'));

/**
 * Provides `virtual:call-table`: of every call of the contract only what a browser needs to make it, and the facts that
 * the portal acts on. The schemas are left out, so zod is no part of a route's first load.
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
        const calls = Object.values<Call>(module.calls);
        const getNames = (fact: (call: Call) => boolean) => calls.filter(fact).map(({ name }) => name);
        const callTable = Object.fromEntries(
          calls.map((call) => [
            call.name,
            [module.getMethod(call.mode), module.getPath(call), call.mode, call.envelope, call.session],
          ]),
        );
        const offlineCalls = getNames(({ offline }) => offline === true);
        const refreshedCalls = Object.fromEntries(
          module.ACCOUNT_EVENTS.map((event) => [
            event,
            getNames(({ refreshedBy }) => refreshedBy?.includes(event) === true),
          ]),
        );
        return Object.entries({ callTable, offlineCalls, refreshedCalls })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}

import { ACCOUNT_EVENTS, type Call, calls } from '@osteon/contract';
import type { Plugin } from 'vite';

const moduleId = 'virtual:call-table';
const resolvedId = `\0${moduleId}`;

/**
 * Provides `virtual:call-table`: of every call of the contract only the fields that a browser needs to send it, and
 * those that the portal acts on. The schemas are left out, so zod is no part of a route's first load. After a change of
 * the contract the development server is to be started again.
 */
export function callTable(): Plugin {
  return {
    name: 'osteon:call-table',
    resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: () => resolvedId },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      handler() {
        const all = Object.values<Call>(calls);
        const getNames = (hasFlag: (call: Call) => boolean) => all.filter(hasFlag).map(({ name }) => name);
        const refreshedCalls = Object.fromEntries(
          ACCOUNT_EVENTS.map((event) => [event, getNames(({ refreshedBy }) => refreshedBy?.includes(event) === true)]),
        );
        return [
          `const groups = ${JSON.stringify(groupCalls(all))};`,
          READ_GROUPS,
          `export const refreshedCalls = ${JSON.stringify(refreshedCalls)};`,
        ].join('\n');
      },
    },
  };
}

/**
 * The calls by family, mode, envelope, session and offline cache: their names, each with its path where that is
 * another. Shared fields are written once, as the table is part of every first load.
 */
function groupCalls(calls: readonly Call[]): Readonly<Record<string, string>> {
  const groups = Map.groupBy(calls, ({ family, mode, envelope, session, offline }) =>
    [family, mode, envelope, session, ...(offline ? ['offline'] : [])].join(' '),
  );
  return Object.fromEntries(
    [...groups].map(([key, group]) => [
      key,
      group.map(({ name, path }) => (path === name ? name : `${name}:${path}`)).join(' '),
    ]),
  );
}

/** Reads the groups in the browser. */
const READ_GROUPS = `
export const callTable = {};
export const offlineCalls = [];
for (const [key, names] of Object.entries(groups)) {
  const [family, mode, envelope, session, offline] = key.split(' ');
  for (const each of names.split(' ')) {
    const [name, path = name] = each.split(':');
    callTable[name] = ['/gateway/' + family + '-service/' + path, mode, envelope, session];
    if (offline) offlineCalls.push(name);
  }
}`;

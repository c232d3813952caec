import { ACCOUNT_EVENTS, type Call, calls } from '@osteon/contract';
import type { Plugin } from 'vite';

/** Functions whose first argument names a call. */
const CALLERS = ['callGateway', 'callWithProof', 'gatewayQuery', 'gatewayPagesQuery', 'getCall'];

const NAMED_CALL = new RegExp(`\\b(?:${CALLERS.join('|')})(?:<[\\w\\s,'|]+>)?\\(\\s*'(\\w+)'`, 'g');

/** Lists of calls for parts of the portal that are loaded late, by module. */
const LISTS: Readonly<Record<string, (all: readonly Call[]) => object>> = {
  'virtual:offline-calls': (all) => all.filter(({ offline }) => offline).map(({ name }) => name),
  'virtual:refreshed-calls': (all) =>
    Object.fromEntries(
      ACCOUNT_EVENTS.map((event) => [
        event,
        all.filter(({ refreshedBy }) => refreshedBy?.includes(event)).map(({ name }) => name),
      ]),
    ),
};

/**
 * Adds the calls that a module makes to the browser's table (`lib/gateway/call-table.ts`): of each one the fields of its
 * contract entry that a browser needs to send it, so that zod is no part of a route's first load, and no page has the
 * calls of others. The name is written out as the first argument of one of CALLERS. Also provides LISTS. After a change of
 * the contract the development server is to be started again.
 */
export function callTable(): Plugin {
  const all = Object.values<Call>(calls);
  const known = new Map(all.map((call) => [call.name, call]));
  return {
    name: 'osteon:call-table',
    // Before the types are removed, so that the lines of the source stay as they are.
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:(offline|refreshed)-calls$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(offline|refreshed)-calls$/ },
      handler: (id) => `export default ${JSON.stringify(LISTS[id.slice(1)]?.(all))};`,
    },
    transform: {
      filter: { id: /\/apps\/web\/.*\.tsx?$/, code: new RegExp(NAMED_CALL.source) },
      handler(code) {
        const named = new Set([...code.matchAll(NAMED_CALL)].map(([, name = '']) => name));
        const added = [...named].flatMap((name) => known.get(name) ?? []).map(getAddition);
        if (added.length === 0) return undefined;
        return { code: `${code}\nimport { addCall as osteonCall } from '${TABLE}';\n${added.join('\n')}\n`, map: null };
      },
    },
  };
}

/** From the root of the portal. */
const TABLE = '/src/lib/gateway/call-table.ts';

/** The path is left out where it is the name. */
function getAddition({ name, family, mode, envelope, session, path }: Call): string {
  const values = [name, family, mode, envelope, session, ...(path === name ? [] : [path])];
  return `osteonCall(${values.map((value) => JSON.stringify(value)).join(', ')});`;
}

import offlineCalls from 'virtual:offline-calls';
import type { CallName } from '@osteon/contract';
import { storedCustomerId } from './identity.ts';

/** Maximum number of answers per customer; the oldest are deleted. */
const MOST = 100;

/** Prefix of the cache names, before the reader. */
const PREFIX = 'answers ';

/**
 * The last responses of one reader, for reading without a network. A reader is a customer or, with an empty id, a
 * visitor: the responses of one are never shown to another, and are deleted at logout (clearOfflineCaches).
 */
export function getOfflineCache(reader: string) {
  const name = PREFIX + reader;
  return {
    /** Stores a response, unless the browser belongs to another reader by now. */
    async store(call: CallName, payload: object, answer: unknown): Promise<void> {
      if (!isCacheable(call)) return;
      const body = JSON.stringify(answer);
      const answers = await caches.open(name);
      if (reader !== storedCustomerId()) return void (await caches.delete(name));
      const address = getAddress(call, payload);
      // It replaces the one before at once, so that a page that is left meanwhile loses neither; the order of the cache
      // is the order of reading.
      await answers.put(address, new Response(body));
      const old = (await answers.keys()).slice(0, -MOST);
      await Promise.all(old.map((request) => answers.delete(request)));
      // Completes a deletion during which the browser was closed.
      await clearOfflineCaches(name);
    },

    /** The newest stored answer; undefined where there is none. */
    async find(call: CallName, payload: object): Promise<unknown> {
      if (!isCacheable(call)) return undefined;
      const cached = await caches.match(getAddress(call, payload), { cacheName: name });
      return cached?.json();
    },

    /** Deletes an answer that the gateway refuses now. */
    async drop(call: CallName, payload: object): Promise<void> {
      // Opening a deleted cache would create it again.
      if (isCacheable(call) && (await caches.has(name)))
        await (await caches.open(name)).delete(getAddress(call, payload));
    },
  };
}

/**
 * Deletes the answers of all readers of this browser, except in one cache: at each login and at the end of each
 * session.
 */
export async function clearOfflineCaches(spared?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== spared);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Without a secure context the browser has no cache storage. */
const isCacheable = (call: CallName) => offlineCalls.includes(call) && 'caches' in globalThis;

/** Never fetched: the URL is only a key. */
const getAddress = (call: CallName, payload: object) => `/kept/${call}?${encodeURIComponent(JSON.stringify(payload))}`;

import type { CallName } from '@osteon/contract';
import { QueryClient } from '@tanstack/react-query';
import { gatewayKey } from './gateway-query.ts';

/** The time for which a response is fresh, in ms: going back to a page shows it without a request. */
const STALE_MS = 60_000;

/**
 * Server state. The gateway client already retries a failed read once (rules/gateway#request-modes), so queries are not
 * retried; without a network a query fails instead of waiting, so that the page can show it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_MS, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Invalidates the cached answer of a call: fetches it again, also while its first fetch is under way, whose answer may
 * be out of date.
 */
export async function refetch(queries: QueryClient, name: CallName): Promise<void> {
  await queries.cancelQueries({ queryKey: gatewayKey(name) });
  await queries.invalidateQueries({ queryKey: gatewayKey(name) });
}

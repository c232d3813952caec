import type { CallName } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { gatewayKey } from './gateway-query.ts';

/** Invalidates the cached answer of a call: fetches it again, also while its first fetch is under way, whose answer may be out of date. */
export async function refetch(queries: QueryClient, name: CallName): Promise<void> {
  await queries.cancelQueries({ queryKey: gatewayKey(name) });
  await queries.invalidateQueries({ queryKey: gatewayKey(name) });
}

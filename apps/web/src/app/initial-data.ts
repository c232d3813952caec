import type { CallName } from '@osteon/contract';
import { gatewayKey } from '../lib/gateway/gateway-query.ts';
import { storedCustomerId } from '../lib/gateway/identity.ts';
import { saveForOffline } from '../lib/gateway/offline-cache.ts';
import { queryClient } from '../lib/gateway/query-client.ts';

/** A response that the gateway wrote into the page, for a call whose key has no customer. */
interface InitialData {
  readonly call: CallName;
  readonly payload: object;
  readonly answer: unknown;
}

/** Fills the query cache with the answer of the page, if it has one. Called once, before the first render. */
export function applyInitialData(): void {
  const text = document.getElementById('first-paint')?.textContent;
  if (!text) return;
  const { call, payload, answer }: InitialData = JSON.parse(text);
  queryClient.setQueryData([...gatewayKey(call), payload], answer);
  saveForOffline({ reader: storedCustomerId(), call, payload }, answer);
}

import type { CallName } from '@osteon/contract';
import { gatewayKey } from '../lib/gateway/gateway-query.ts';
import { storedCustomerId } from '../lib/gateway/identity.ts';
import { saveForOffline } from '../lib/gateway/offline-cache.ts';
import { queryClient } from './query-client.ts';

/**
 * Fills the query cache with the answers that the gateway wrote into the page, by call name, for calls without a
 * payload. Called once, before the first render.
 */
export function applyFirstPaint(): void {
  const text = document.getElementById('first-paint')?.textContent;
  if (!text) return;
  const answers: Readonly<Partial<Record<CallName, unknown>>> = JSON.parse(text);
  const reader = storedCustomerId();
  for (const name of Object.keys(answers) as CallName[]) {
    queryClient.setQueryData([...gatewayKey(name), {}], answers[name]);
    saveForOffline({ reader, call: name, payload: {} }, answers[name]);
  }
}

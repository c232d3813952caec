import { ANALYTICS_TIMEOUT_MS } from '@osteon/domain';
import { getCall } from '../gateway/call-table.ts';
import { getAddress, send } from '../gateway/send.ts';
import type { Transport } from './queue.ts';

const JSON_TYPE = 'application/json';

/** Statuses that may succeed in a retry; any other refusal is final. */
const LATER: readonly number[] = [408, 429, 500, 502, 503, 504];

const calls = {
  reportAnalytics: () => getCall('reportAnalytics'),
  reportAdData: () => getCall('reportAdData'),
};

/**
 * To the gateway: with the shared headers while the page is open, as a beacon when it closes (rules/analytics#timings:
 * 3 seconds).
 */
export const gatewayTransport: Transport = {
  async post(name, body) {
    const { path } = calls[name]();
    const options = { keepalive: true, timeoutMs: ANALYTICS_TIMEOUT_MS, contentType: JSON_TYPE };
    try {
      const { status } = await send({ ...options, method: 'POST', path, body });
      return !LATER.includes(status);
    } catch {
      return false;
    }
  },
  beacon: (name, body) => navigator.sendBeacon(getAddress(calls[name]().path), new Blob([body], { type: JSON_TYPE })),
  online: () => navigator.onLine,
};

import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Reports a time range that was watched, also while the page is unloaded (rules/watch#heartbeats). */
export async function reportWatch(heartbeat: RequestOf<'reportWatch'>): Promise<void> {
  await callGateway('reportWatch', heartbeat, { keepalive: true });
}

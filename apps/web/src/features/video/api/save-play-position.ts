import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/**
 * Keeps where the viewer is, in seconds, also while the page goes away (rules/video#positions). A position that does
 * not arrive is no matter for the viewer: the next one comes in 10 seconds.
 */
export async function savePlayPosition(id: string, positionSeconds: number): Promise<void> {
  await callGateway('savePlayPosition', { id, positionSeconds }, { keepalive: true }).catch(() => {});
}

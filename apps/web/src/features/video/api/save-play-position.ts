import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/**
 * Saves the position of the viewer, in seconds, also while the page is unloaded (rules/video#positions). A failure is
 * ignored: the next position is saved 10 seconds later.
 */
export async function savePlayPosition(id: string, positionSeconds: number): Promise<void> {
  await callGateway('savePlayPosition', { id, positionSeconds }, { keepalive: true }).catch(() => {});
}

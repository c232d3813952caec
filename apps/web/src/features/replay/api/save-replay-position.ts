import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/**
 * Saves the viewer's position in a replay, in seconds, also while the page is unloaded (rules/replay#replay-position).
 * A failure is ignored: the next position is saved 10 seconds later.
 */
export async function saveReplayPosition(
  activityId: string,
  channelId: string,
  positionSeconds: number,
): Promise<void> {
  const channel = { activityId, ...(channelId !== '' && { channelId }) };
  await callGateway('saveReplayPosition', { ...channel, positionSeconds }, { keepalive: true }).catch(() => {});
}

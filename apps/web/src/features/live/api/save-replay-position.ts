import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/**
 * Saves the viewer's position in a replay, in seconds, also while the page is unloaded (rules/live#replay-position). A failure is
 * ignored: the next position is saved 10 seconds later.
 */
export async function saveReplayPosition(
  activityId: string,
  channelId: string,
  positionSeconds: number,
): Promise<void> {
  const of = { activityId, ...(channelId !== '' && { channelId }) };
  await callGateway('saveReplayPosition', { ...of, positionSeconds }, { keepalive: true }).catch(() => {});
}

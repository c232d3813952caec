import type { PlayedVideo } from '../../../entities/video/api/get-video-play.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/**
 * Saves the position of the viewer, in seconds, also while the page is unloaded (rules/video#positions). A failure is
 * ignored: the next position is saved 10 seconds later.
 */
export async function savePlayPosition(played: PlayedVideo, positionSeconds: number): Promise<void> {
  await callGateway('savePlayPosition', { ...played, positionSeconds }, { keepalive: true }).catch(() => {});
}

import type { PlayedVideo } from '../../../entities/video/api/get-video-play.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Opens a play session of a video; returns its nonce (rules/watch#sessions). */
export async function openWatchSession(played: PlayedVideo): Promise<string> {
  return (await callGateway('openWatchSession', played)).nonce;
}

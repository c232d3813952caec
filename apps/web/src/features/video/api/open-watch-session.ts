import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Opens a play session of a video; returns its nonce (rules/watch#sessions). */
export async function openWatchSession(id: string): Promise<string> {
  return (await callGateway('openWatchSession', { id })).nonce;
}

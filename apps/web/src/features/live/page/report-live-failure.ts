import { track } from '../../../lib/analytics/track.ts';
import { GatewayError } from '../../../lib/gateway/gateway-error.ts';

/** Reports that the details of an event could not be loaded (rules/live-page#details-that-fail). */
export function reportLiveFailure(error: unknown): void {
  if (error instanceof GatewayError) track({ kind: 'liveAbnormal', code: error.code });
}

import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Covers rectangles of every slice of a series, or confirms that none names the patient. Throws GatewayError. */
export const maskCaseSeries = (mask: RequestOf<'maskCaseSeries'>) => callGateway('maskCaseSeries', mask);

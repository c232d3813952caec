import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Adds a finished upload to a draft as a series. Throws GatewayError. */
export const addCaseSeries = (series: RequestOf<'addCaseSeries'>) => callGateway('addCaseSeries', series);

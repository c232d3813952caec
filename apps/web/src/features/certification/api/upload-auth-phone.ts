import type { RequestOf, ResponseOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Takes a finished upload as a picture of the certification; once, however often it is called. */
export const uploadAuthPhone = (payload: RequestOf<'uploadAuthPhone'>): Promise<ResponseOf<'uploadAuthPhone'>> =>
  callGateway('uploadAuthPhone', payload);

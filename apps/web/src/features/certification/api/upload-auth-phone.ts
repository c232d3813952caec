import type { RequestOf, ResponseOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Submits a finished upload as a picture of the certification; idempotent. */
export const uploadAuthPhone = (payload: RequestOf<'uploadAuthPhone'>): Promise<ResponseOf<'uploadAuthPhone'>> =>
  callGateway('uploadAuthPhone', payload);

import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Deletes what the customer has looked at, one item or all. */
export const clearBrowseRecords = (payload: RequestOf<'clearBrowseRecords'>) =>
  callGateway('clearBrowseRecords', payload);

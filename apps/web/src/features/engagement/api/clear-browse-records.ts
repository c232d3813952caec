import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Deletes one item or all from the customer's browsing history. */
export const clearBrowseRecords = (payload: RequestOf<'clearBrowseRecords'>) =>
  callGateway('clearBrowseRecords', payload);

import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Records that the reader views an item. Not awaited; a failure is not shown to the reader. */
export function addBrowseRecord(item: RequestOf<'addBrowseRecord'>): void {
  callGateway('addBrowseRecord', item).catch(() => {});
}

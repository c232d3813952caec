import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** The people in an event as a CSV, for its assistants. */
export const exportUserList = (query: RequestOf<'exportUserList'>) => callGateway('exportUserList', query);

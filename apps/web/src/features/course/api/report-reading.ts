import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Reports that a lesson is read, also while the page is unloaded (rules/learning#reading). */
export const reportReading = (reading: RequestOf<'reportReading'>) =>
  callGateway('reportReading', reading, { keepalive: true });

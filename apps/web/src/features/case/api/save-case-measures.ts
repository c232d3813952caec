import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Replaces the measures on a picture or stack, also while the page is unloaded (rules/case-viewer#saving). */
export const saveCaseMeasures = (payload: RequestOf<'saveCaseMeasures'>) =>
  callGateway('saveCaseMeasures', payload, { keepalive: true });

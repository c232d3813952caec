import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Deletes a notice of an event. */
export const deleteLiveMeetingNotice = (payload: RequestOf<'deleteLiveMeetingNotice'>) =>
  callGateway('deleteLiveMeetingNotice', payload);

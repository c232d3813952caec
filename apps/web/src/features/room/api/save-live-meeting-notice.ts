import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Publishes a notice of an event. */
export const saveLiveMeetingNotice = (payload: RequestOf<'saveLiveMeetingNotice'>) =>
  callGateway('saveLiveMeetingNotice', payload);
